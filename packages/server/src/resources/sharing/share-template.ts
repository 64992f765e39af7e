import type { Collaborator } from "@mailwright/contract";
import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { users } from "../../database/schema.js";
import { replaceCollaborators, updateTemplate } from "../templates/repository.js";
import type { StoredTemplate } from "../templates/stored-template.js";

interface Sharing {
  readonly collaborators: readonly string[];
  readonly collaboratorRoles?: readonly Collaborator[];
}

/** Gives the template these collaborators and no others; with none it is shared no more. */
export async function shareTemplate(tx: Database, template: StoredTemplate, sharing: Sharing): Promise<StoredTemplate> {
  const ids = await checkCollaborators(tx, template, sharing.collaborators);
  const roles = readRoles(template, sharing);
  const collaborators = ids.map((userId) => ({ userId, role: roles.get(userId) ?? "edit" }));
  const isShared = collaborators.length > 0;
  await updateTemplate(tx, template.id, { isShared });
  // Links of those who may not see it any more end with their right; the owner's live on.
  await replaceCollaborators(tx, template.id, collaborators);
  return { ...template, isShared, collaborators };
}

export const idsOf = (collaborators: readonly Collaborator[]): string[] => collaborators.map(({ userId }) => userId);

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
