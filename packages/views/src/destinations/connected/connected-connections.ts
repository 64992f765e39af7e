import {
  type Client,
  type Connection,
  createConnection,
  deleteConnection,
  listConnections,
  loadSession,
  testConnection,
} from "@mailwright/client";
import { isAdmin } from "@mailwright/contract";
import type { ConnectionPort, KeptConnection } from "../model/connection-port.js";
import type { PortRefusal } from "../model/port-refusal.js";

/** Makes a refusal of a call's error, and throws what is a mistake of ours. */
export type RefusalFrom = (error: unknown) => PortRefusal;

/** The accounts that a server keeps, encrypted. What was given for them never comes back. */
export function connectedConnections(client: Client, refusalFrom: RefusalFrom): ConnectionPort {
  return {
    list: (signal) =>
      Promise.all([listConnections(client, signal), loadSession(client, signal)]).then(
        ([connections, session]) =>
          ({ kind: "listed", connections: connections.map(readConnection), mayKeepForTeam: isAdmin(session) }) as const,
        refusalFrom,
      ),
    keep: ({ id, provider, name, isTeam, given }) =>
      createConnection(client, { id, provider, name, isTeam, given }).then(
        (connection) => ({ kind: "kept", connection: readConnection(connection) }) as const,
        refusalFrom,
      ),
    test: (id, signal) =>
      testConnection(client, id, signal).then(
        ({ isGood, destination }) => ({ kind: "tested", isGood, failure: destination }) as const,
        refusalFrom,
      ),
    forget: (id) => deleteConnection(client, id).then(() => ({ kind: "forgotten" }) as const, refusalFrom),
  };
}

function readConnection({ id, provider, name, isTeam, ownerName, mayDelete, mayTest, choices, usedAt }: Connection): KeptConnection {
  return { id, provider, name, isTeam, ownerName, mayDelete, mayTest, choices, usedAtMs: usedAt === null ? null : Date.parse(usedAt) };
}
