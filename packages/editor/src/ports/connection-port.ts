export type { ConnectionList, ConnectionPort, ConnectionTested, ConnectionToKeep, KeptConnection } from "@mailwright/views/destinations";
