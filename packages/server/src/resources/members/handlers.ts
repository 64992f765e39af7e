import { and, eq, ilike, or } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import { tellPeople } from "../../database/news.js";
import { users } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { aliasOf } from "../../security/audit.js";
import { answerList, listRowsMax } from "../lists/answer-list.js";
import { listOrder } from "../lists/list-order.js";
import { endSessionsOf } from "../people/end-sessions.js";
import { releaseLocksOf } from "../sharing/release-locks.js";
import { escapeLike } from "../templates/list-templates.js";
import { writeName } from "../users/session.js";

const byName = listOrder("up", { column: users.firstName, kind: "text" }, { column: users.id, kind: "id" });

type Row = typeof users.$inferSelect;

/** The people of a workspace, as an administrator keeps them. */
export const memberHandlers = {
  listPeople: async ({ query: { searchTerm = "", after } }, { ports, user }) => {
    const like = `%${escapeLike(searchTerm)}%`;
    const isFound = or(ilike(users.firstName, like), ilike(users.lastName, like), ilike(users.email, like));
    const rows = await ports.database
      .select()
      .from(users)
      .where(and(eq(users.workspaceId, user.workspaceId), searchTerm === "" ? undefined : isFound, byName.after(after)))
      .orderBy(...byName.orderBy)
      .limit(listRowsMax);
    return answerList(rows, { write: writePerson, keyOf: ({ firstName, id }) => [firstName, id] });
  },

  changePerson: async ({ params: { id }, body: { role, subscriptionPlan: plan, isActive } }, { ports, user }) => {
    if (!isUuid(id)) refuse("not-found");
    // One who may do this is always left.
    if (id === user.id && (isActive === false || (role !== undefined && role !== user.role))) refuse("own-account");
    const now = ports.clock.now();
    const change = {
      ...(role !== undefined && { role }),
      ...(plan !== undefined && { plan }),
      ...(isActive !== undefined && { deactivatedAt: isActive ? null : now }),
    };
    const person = await ports.database.transaction(async (tx) => {
      const [row] = await tx
        .update(users)
        .set({ ...change, updatedAt: now })
        .where(and(eq(users.id, id), eq(users.workspaceId, user.workspaceId)))
        .returning();
      if (row && isActive === false) {
        await endSessionsOf(tx, id, now);
        await releaseLocksOf(tx, ports, id, user);
      }
      await tellPeople(tx, [id], "standing");
      return row ?? refuse("not-found");
    });
    const target = (await aliasOf(ports.database, ports.ids, person.id)) ?? "";
    return { status: 200, body: writePerson(person), audit: { target } };
  },
} satisfies Partial<Handlers>;

/** A person as administrators see them. */
export const writePerson = (row: Row) => ({
  id: row.id,
  name: writeName(row),
  email: row.email,
  imageUrl: row.imageUrl,
  role: row.role,
  subscriptionPlan: row.plan,
  isActive: row.deactivatedAt === null,
  lastSeen: row.lastSeenAt?.toISOString() ?? null,
});
