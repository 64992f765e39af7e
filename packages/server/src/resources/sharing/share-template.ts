import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "../../base/ids.js";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { users } from "../../database/schema.js";
import { replaceCollaborators, updateTemplate } from "../templates/repository.js";
import type { StoredTemplate } from "../templates/stored-template.js";

/** Gives the template these collaborators and no others; with none it is shared no more. */
export async function shareTemplate(tx: Database, template: StoredTemplate, collaborators: readonly string[]): Promise<StoredTemplate> {
  const collaboratorIds = await checkCollaborators(tx, template, collaborators);
  const isShared = collaboratorIds.length > 0;
  await updateTemplate(tx, template.id, { isShared });
  // Links of those who may not see it any more end with their right; the owner's live on.
  await replaceCollaborators(tx, template.id, collaboratorIds);
  return { ...template, isShared, collaboratorIds };
}

async function checkCollaborators(
  tx: Database,
  { workspaceId, ownerId, collaboratorIds }: StoredTemplate,
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
  const known = new Set(rows.flatMap(({ id, deactivatedAt }) => (deactivatedAt === null || collaboratorIds.includes(id) ? [id] : [])));
  const faults = ids.flatMap((id, index) =>
    known.has(id) && id !== ownerId ? [] : [{ field: `collaborators.${index}`, code: "not-allowed" }],
  );
  if (faults.length > 0) refuse("invalid-request", { fields: faults });
  return rows.map((row) => row.id);
}
