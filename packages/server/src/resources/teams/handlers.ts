import { membersPerTeamMax } from "@mailwright/contract";
import { and, eq, isNull } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { tellPeople } from "../../database/news.js";
import { teamMembers, users } from "../../database/schema.js";
import type { Handlers } from "../../http/handler.js";
import { aliasOf } from "../../security/audit.js";
import { recordActivities } from "../activity/record-activity.js";
import { tellFollowers } from "../following/tell-followers.js";
import { writePerson } from "../members/handlers.js";
import { endEmptyShares } from "../people/end-empty-shares.js";
import { releaseLostLocks } from "../sharing/release-locks.js";
import { createTeam, renameTeam } from "./save-team.js";
import { deleteTeamRow, findTeam, findTeams, lockSharedWith, requireTeam } from "./team-rows.js";

/** The teams of a workspace. Everybody may see which there are, as templates are shared with them; administrators say who is in them. */
export const teamHandlers = {
  listTeams: async (_, { ports, user }) => ({ status: 200, body: await findTeams(ports.database, user.workspaceId) }),

  createTeam: async ({ body: { name } }, { ports, user }) => ({ status: 201, body: await createTeam(ports, user, name) }),

  renameTeam: async ({ params: { id }, body: { name } }, { ports, user }) => ({
    status: 200,
    body: await renameTeam(ports, user, id, name),
  }),

  deleteTeam: async ({ params: { id } }, { ports, user }) => {
    await ports.database.transaction(async (tx) => {
      await requireTeam(tx, id, user, "update");
      const { name } = await findTeam(tx, id);
      const templateIds = await lockSharedWith(tx, id);
      const members = await tx.select({ id: teamMembers.userId }).from(teamMembers).where(eq(teamMembers.teamId, id));
      await deleteTeamRow(tx, id);
      await endEmptyShares(tx, templateIds, { links: "stay" });
      const unshared = { kind: "unshared", by: user, about: name } as const;
      await recordActivities(
        tx,
        ports,
        templateIds.map((templateId) => ({ templateId, ...unshared })),
      );
      await releaseLostLocks(tx, ports, templateIds, user);
      const former = members.map((member) => member.id);
      await tellPeople(tx, former, "lists");
      await tellFollowers(tx, templateIds, "shared", user, former);
    });
    return { status: 204, body: undefined };
  },

  listTeamMembers: async ({ params: { id } }, { ports, user }) => {
    await requireTeam(ports.database, id, user);
    const rows = await ports.database
      .select({ person: users })
      .from(users)
      .innerJoin(teamMembers, and(eq(teamMembers.userId, users.id), eq(teamMembers.teamId, id)))
      .orderBy(users.firstName, users.id);
    return { status: 200, body: rows.map(({ person }) => writePerson(person)) };
  },

  addTeamMember: async ({ params: { id, userId } }, { ports, user }) => {
    const team = await ports.database.transaction(async (tx) => {
      await requireTeam(tx, id, user, "no key update");
      await requireActive(tx, user.workspaceId, userId);
      await tx.insert(teamMembers).values({ teamId: id, userId }).onConflictDoNothing();
      const grown = await findTeam(tx, id);
      if (grown.people > membersPerTeamMax) refuse("team-full");
      await tellPeople(tx, [userId], "lists");
      return grown;
    });
    return { status: 200, body: team, audit: { target: (await aliasOf(ports.database, ports.ids, userId)) ?? "" } };
  },

  removeTeamMember: async ({ params: { id, userId } }, { ports, user }) => {
    if (!isUuid(userId)) refuse("not-found");
    const team = await ports.database.transaction(async (tx) => {
      await requireTeam(tx, id, user, "no key update");
      const isThis = and(eq(teamMembers.teamId, id), eq(teamMembers.userId, userId));
      if ((await tx.delete(teamMembers).where(isThis).returning()).length === 0) refuse("not-found");
      await releaseLostLocks(tx, ports, await lockSharedWith(tx, id, userId), user);
      await tellPeople(tx, [userId], "lists");
      return findTeam(tx, id);
    });
    return { status: 200, body: team, audit: { target: (await aliasOf(ports.database, ports.ids, userId)) ?? "" } };
  },
} satisfies Partial<Handlers>;

/** Whoever has no access comes into no team; who loses it stays in theirs. */
async function requireActive(tx: Database, workspaceId: string, userId: string): Promise<void> {
  if (!isUuid(userId)) refuse("not-found");
  const isActive = and(eq(users.id, userId), eq(users.workspaceId, workspaceId), isNull(users.deactivatedAt));
  if ((await tx.select({ id: users.id }).from(users).where(isActive).for("key share")).length === 0) refuse("not-found");
}
