export type {
  ConnectionList,
  ConnectionPort,
  ConnectionTested,
  ConnectionToKeep,
  KeptConnection,
} from "@mailwright/views/destination-ports";
