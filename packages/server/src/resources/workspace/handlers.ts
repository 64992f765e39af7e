import type { WorkspaceSettings } from "@mailwright/contract";
import { eq } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import { workspaces } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";

const settings = { publishesApprovedOnly: workspaces.publishesApprovedOnly };

/** What is settled for a whole workspace. */
export const workspaceHandlers = {
  getWorkspace: async (_, { ports, user }) => {
    const [row] = await ports.database.select(settings).from(workspaces).where(eq(workspaces.id, user.workspaceId));
    return { status: 200, body: (row satisfies WorkspaceSettings | undefined) ?? refuse("not-found") };
  },

  changeWorkspace: async ({ body }, { ports, user }) => {
    const [row] = await ports.database.update(workspaces).set(body).where(eq(workspaces.id, user.workspaceId)).returning(settings);
    return { status: 200, body: row ?? refuse("not-found") };
  },
} satisfies Partial<Handlers>;
