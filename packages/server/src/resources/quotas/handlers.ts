import type { Handlers } from "../../http/handler.js";
import { listUse } from "./keep-within.js";

export const quotaHandlers = {
  getUsage: async (_, { ports, user }) => ({ status: 200, body: { quotas: await listUse(ports.database, ports, user) } }),
} satisfies Partial<Handlers>;
