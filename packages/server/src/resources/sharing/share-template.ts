import type { Collaborator, FieldFault, TeamShare } from "@mailwright/contract";
import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { teams, users } from "../../database/schema.js";
import { replaceCollaborators, updateTemplate } from "../templates/repository.js";
import { findTeams, replaceTeams } from "../templates/shared-teams.js";
import type { StoredTemplate } from "../templates/stored-template.js";

interface Sharing {
  readonly collaborators: readonly string[];
  readonly collaboratorRoles?: readonly Collaborator[];
  readonly teams?: readonly TeamShare[];
}

/** Gives the template these collaborators and no others, and where teams are named, those; with nobody and no team it is shared no more. */
export async function shareTemplate(tx: Database, template: StoredTemplate, sharing: Sharing): Promise<StoredTemplate> {
  const ids = await checkCollaborators(tx, template, sharing.collaborators);
  const roles = readRoles(template, sharing);
  const collaborators = ids.map((userId) => ({ userId, role: roles.get(userId) ?? "edit" }));
  // Links of those who may not see it any more end with their right; the owner's live on.
  await replaceCollaborators(tx, template.id, collaborators);
  if (sharing.teams) await replaceTeams(tx, template.id, sharing.teams);
  const sharedTeams = sharing.teams ? await findTeams(tx, template.id) : template.teams;
  const isShared = collaborators.length + sharedTeams.length > 0;
  await updateTemplate(tx, template.id, { isShared });
  return { ...template, isShared, collaborators, teams: sharedTeams };
}

/**
 * The teams that a template is to be shared with: of its workspace, each named once. Asked for before the template is locked: whoever deletes a team
 * locks the team first too, so that the two cannot wait for each other.
 */
export async function checkTeams(tx: Database, workspaceId: string, { teams: wanted = [] }: Sharing): Promise<void> {
  const candidates = wanted.map(({ id }) => id).filter(isUuid);
  const isHere = and(inArray(teams.id, candidates), eq(teams.workspaceId, workspaceId));
  const rows =
    candidates.length === 0 ? [] : await tx.select({ id: teams.id }).from(teams).where(isHere).orderBy(teams.id).for("key share");
  const known = new Set(rows.map(({ id }) => id));
  const faults = wanted.flatMap(({ id }, index): FieldFault[] => {
    if (!known.has(id)) return [{ field: `teams.${index}`, code: "not-allowed" }];
    return wanted.findIndex((other) => other.id === id) < index ? [{ field: `teams.${index}`, code: "duplicate" }] : [];
  });
  if (faults.length > 0) refuse("invalid-request", { fields: faults });
}

const idsOf = (collaborators: readonly Collaborator[]): string[] => collaborators.map(({ userId }) => userId);

/** A call that does not name a role changes none: who only looks does not become an editor because somebody else joins. */
function readRoles({ collaborators }: StoredTemplate, { collaborators: ids, collaboratorRoles = [] }: Sharing) {
  const named = collaboratorRoles.map(({ userId }) => userId);
  const faults = named.flatMap((userId, index) => {
    if (!ids.includes(userId)) return [{ field: `collaboratorRoles.${index}`, code: "not-allowed" }];
    return named.indexOf(userId) < index ? [{ field: `collaboratorRoles.${index}`, code: "duplicate" }] : [];
  });
  if (faults.length > 0) refuse("invalid-request", { fields: faults });
  return new Map([...collaborators, ...collaboratorRoles].map(({ userId, role }) => [userId, role]));
}

async function checkCollaborators(
  tx: Database,
  { workspaceId, ownerId, collaborators }: StoredTemplate,
  ids: readonly string[],
): Promise<string[]> {
  const candidates = ids.filter(isUuid);
  const rows =
    candidates.length === 0
      ? []
      : await tx
          .select({ id: users.id, deactivatedAt: users.deactivatedAt })
          .from(users)
          .where(and(inArray(users.id, candidates), eq(users.workspaceId, workspaceId)))
          .orderBy(users.id);
  // Who was deactivated meanwhile may stay: sharing with somebody else is not refused because of them.
  const stays = new Set(idsOf(collaborators));
  const known = new Set(rows.flatMap(({ id, deactivatedAt }) => (deactivatedAt === null || stays.has(id) ? [id] : [])));
  const faults = ids.flatMap((id, index) =>
    known.has(id) && id !== ownerId ? [] : [{ field: `collaborators.${index}`, code: "not-allowed" }],
  );
  if (faults.length > 0) refuse("invalid-request", { fields: faults });
  return rows.map((row) => row.id);
}
