import { and, eq } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { stores } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { orderJob } from "../../jobs/settle-job.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { answerLater } from "../jobs/write-job.js";
import { createStore } from "./create-store.js";
import { syncStore } from "./sync-store.js";
import { writeStore } from "./write-store.js";

export const storeHandlers = {
  createStore: async ({ body }, { ports, user }) => {
    const id = await createStore(ports, user, body);
    return { status: 201, body: writeStore(await requireStore(ports, user, id)), audit: { target: id } };
  },

  refreshStore: async ({ params: { id }, headers }, { ports, user }) => {
    const store = await requireStore(ports, user, id);
    if (store.kind === null) refuse("not-configured");
    const order = { id: headers["x-job-id"], kind: "shop-sync", user, templateId: null, input: { storeId: id } } as const;
    const job = await orderJob(ports, order, syncStore);
    return job.state === "done" ? { status: 200, body: writeStore(await requireStore(ports, user, id)) } : answerLater(ports, job);
  },

  deleteStore: async ({ params: { id } }, { ports, user }) => {
    await requireStore(ports, user, id);
    await ports.database.delete(stores).where(eq(stores.id, id));
    return { status: 204, body: undefined };
  },
} satisfies Partial<Handlers>;

/** A shop of the caller's workspace. */
export async function requireStore({ database }: Ports, user: SignedInUser, id: string): Promise<typeof stores.$inferSelect> {
  const key = and(eq(stores.id, id), eq(stores.workspaceId, user.workspaceId));
  const [row] = isUuid(id) ? await database.select().from(stores).where(key) : [];
  return row ?? refuse("not-found");
}
