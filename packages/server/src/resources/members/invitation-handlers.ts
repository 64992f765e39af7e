import { and, eq, getTableColumns, gt } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { invitations, users } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { orderJob } from "../../jobs/settle-job.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { orderMail } from "../quotas/take-mails.js";
import { writeName } from "../users/session.js";
import { mailInvitation } from "./mail-invitation.js";

const openMs = 14 * 24 * 60 * 60 * 1000;
const newestFirst = listOrder("down", { column: invitations.createdAt, kind: "moment" }, { column: invitations.id, kind: "id" });

type Row = typeof invitations.$inferSelect;
type Invited = Omit<typeof invitations.$inferInsert, "id" | "workspaceId">;

export const invitationHandlers = {
  listInvitations: async ({ query: { after } }, { ports, user }) => {
    const rows = await ports.database
      .select({ ...getTableColumns(invitations), firstName: users.firstName, lastName: users.lastName })
      .from(invitations)
      .leftJoin(users, eq(users.id, invitations.inviterId))
      .where(and(eq(invitations.workspaceId, user.workspaceId), gt(invitations.expiresAt, ports.clock.now()), newestFirst.after(after)))
      .orderBy(...newestFirst.orderBy)
      .limit(listRowsMax);
    const write = (row: (typeof rows)[number]) =>
      writeInvitation(row, writeName({ firstName: row.firstName ?? "", lastName: row.lastName ?? "" }));
    return answerList(rows, { write, keyOf: ({ createdAt, id }) => [createdAt, id] });
  },

  invitePerson: async ({ body: { email, role = "user", subscriptionPlan: plan = 1 } }, { ports, user, origin }) => {
    const [inviter] = await ports.database.select().from(users).where(eq(users.id, user.id));
    if (!inviter) refuse("session-ended");
    const createdAt = ports.clock.now();
    const invited = {
      email: email.toLowerCase(),
      role,
      plan,
      inviterId: user.id,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + openMs),
    };
    // Above the limit of mails nothing is stored.
    const row = await orderMail(ports, user, [invited.email], () => storeAndMail(ports, user, invited, origin));
    return { status: 201, body: writeInvitation(row, writeName(inviter)) };
  },

  withdrawInvitation: async ({ params: { id } }, { ports, user }) => {
    if (!isUuid(id)) refuse("not-found");
    const own = and(eq(invitations.id, id), eq(invitations.workspaceId, user.workspaceId));
    const gone = await ports.database.delete(invitations).where(own).returning();
    if (gone.length === 0) refuse("not-found");
    return { status: 204, body: undefined };
  },
} satisfies Partial<Handlers>;

async function storeAndMail(ports: Ports, user: SignedInUser, invited: Invited, origin: string): Promise<Row> {
  const [row] = await ports.database
    .insert(invitations)
    .values({ ...invited, id: ports.ids.uuid(), workspaceId: user.workspaceId })
    .onConflictDoUpdate({ target: [invitations.workspaceId, invitations.email], set: invited })
    .returning();
  if (!row) refuse("internal");
  await orderJob(ports, { kind: "invitation-mail", user, templateId: null, input: { invitationId: row.id, origin } }, mailInvitation);
  return row;
}

const writeInvitation = (row: Row, inviter: string) => ({
  id: row.id,
  email: row.email,
  role: row.role,
  subscriptionPlan: row.plan,
  inviter,
  expires: row.expiresAt.toISOString(),
});
