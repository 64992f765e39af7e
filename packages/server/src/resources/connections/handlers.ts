import { eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { connections } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { requireOffered } from "../destinations/offered.js";
import { answerList } from "../lists/answer-list.js";
import { createConnection } from "./create-connection.js";
import { findConnections, keyOfConnection, mayDelete, requireConnection } from "./stored-connection.js";
import { tryConnection } from "./try-connection.js";
import { writeConnection } from "./write-connection.js";

export const connectionHandlers = {
  listConnections: async ({ query: { after } }, { ports, user }) => {
    const rows = await findConnections(ports.database, user, after);
    return answerList(rows, { write: (row) => writeConnection(row, user, ports.secrets), keyOf: keyOfConnection });
  },

  createConnection: async ({ body }, { ports, config, user }) => {
    const id = await createConnection(ports, config, user, body);
    return { status: 201, body: writeConnection(await requireConnection(ports.database, user, id), user, ports.secrets) };
  },

  deleteConnection: async ({ params: { id } }, { ports, user }) => {
    const { connection } = await requireConnection(ports.database, user, id);
    if (!mayDelete(connection, user)) refuse("admin-only");
    await ports.database.delete(connections).where(eq(connections.id, id));
    return { status: 204, body: undefined };
  },

  testConnection: async ({ params: { id } }, { ports, config, user }) => {
    const { connection } = await requireConnection(ports.database, user, id);
    return { status: 200, body: await tryConnection(ports, user, requireOffered(config, connection.provider), connection) };
  },
} satisfies Partial<Handlers>;
