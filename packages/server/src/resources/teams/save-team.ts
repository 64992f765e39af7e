import { checkTeamName, type Team, teamNameKey, teamsPerWorkspaceMax } from "@mailwright/contract";
import { count, eq } from "drizzle-orm";
import { refuse, refuseFields } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { tellPeople } from "../../database/news.js";
import { teamMembers, teams, templates, templateTeams, workspaces } from "../../database/schema.js";
import { sqlState, uniqueViolation } from "../../database/sql-state.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findTeam, requireTeam } from "./team-rows.js";

/** A new team, of nobody yet. */
export function createTeam({ database, ids, clock }: Ports, { workspaceId }: SignedInUser, given: string): Promise<Team> {
  const name = readName(given);
  return refuseTaken(
    database.transaction(async (tx) => {
      // One after the other, so that two at once do not make one too many.
      await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for("no key update");
      const [row] = await tx.select({ total: count() }).from(teams).where(eq(teams.workspaceId, workspaceId));
      if ((row?.total ?? 0) >= teamsPerWorkspaceMax) refuse("too-many-teams");
      const id = ids.uuid();
      await tx.insert(teams).values({ id, workspaceId, ...name, createdAt: clock.now() });
      return findTeam(tx, id);
    }),
  );
}

/** Another name for a team. Whoever sees it beside a template is told. */
export function renameTeam({ database }: Ports, user: SignedInUser, id: string, given: string): Promise<Team> {
  const name = readName(given);
  return refuseTaken(
    database.transaction(async (tx) => {
      await requireTeam(tx, id, user, "no key update");
      await tx.update(teams).set(name).where(eq(teams.id, id));
      await tellPeople(tx, await findConcerned(tx, id), "lists");
      return findTeam(tx, id);
    }),
  );
}

/** Its members, and the owners of what is shared with it. */
async function findConcerned(tx: Database, teamId: string): Promise<string[]> {
  const members = await tx.select({ id: teamMembers.userId }).from(teamMembers).where(eq(teamMembers.teamId, teamId));
  const owners = await tx
    .selectDistinct({ id: templates.ownerId })
    .from(templateTeams)
    .innerJoin(templates, eq(templates.id, templateTeams.templateId))
    .where(eq(templateTeams.teamId, teamId));
  return [...members, ...owners].flatMap(({ id }) => (id === null ? [] : [id]));
}

function readName(given: string): { name: string; nameKey: string } {
  const fault = checkTeamName(given);
  if (fault) refuseFields([{ field: "name", code: fault }]);
  return { name: given.trim(), nameKey: teamNameKey(given) };
}

/** The database compares the names, so that two people at the same moment cannot both have one. */
async function refuseTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (cause) {
    if (sqlState(cause) === uniqueViolation) refuse("name-taken", { fields: [{ field: "name", code: "duplicate" }], cause });
    throw cause;
  }
}
