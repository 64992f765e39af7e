import { collaboratorRoleOf, editRefusal, type TemplateState } from "@mailwright/contract";
import { and, desc, eq, inArray, lte } from "drizzle-orm";
import type { Database } from "../../database/database.js";
import { templateVersions, users } from "../../database/schema.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { findApprovals } from "../approvals/approval-state.js";
import { type StoredTemplate, toPolicyTemplate } from "../templates/stored-template.js";
import { writeName } from "../users/session.js";

/** What somebody who has the template open needs to know of it, beside its content. */
export async function readTemplateState(database: Database, template: StoredTemplate, user: SignedInUser): Promise<TemplateState> {
  const { collaboratorId, ownerId } = template;
  const [saved] = await database
    .select({ userId: templateVersions.userId })
    .from(templateVersions)
    // The template may have been saved again since it was read. The version that was read, and who saved it, must fit together.
    .where(and(eq(templateVersions.templateId, template.id), lte(templateVersions.version, template.version)))
    .orderBy(desc(templateVersions.versionDate))
    .limit(1);
  const savedById = saved?.userId ?? null;
  const nameOf = await findNames(database, [ownerId, collaboratorId, savedById]);
  const approvalOf = await findApprovals(database, [template], user.id);
  const policy = toPolicyTemplate(template, user);
  const { isShared, isLocked, status } = policy;
  return {
    version: template.version,
    status,
    isShared,
    isLocked,
    collaboratorId,
    collaboratorName: nameOf(collaboratorId),
    ownerName: nameOf(ownerId),
    savedById,
    savedByName: nameOf(savedById),
    role: user.role,
    ownerId: ownerId ?? "",
    collaboratorRole: collaboratorRoleOf(policy, user),
    refusal: editRefusal(policy, user),
    approval: approvalOf(template.id),
  };
}

async function findNames(database: Database, ids: readonly (string | null)[]): Promise<(id: string | null) => string> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = wanted.length === 0 ? [] : await database.select().from(users).where(inArray(users.id, wanted));
  const names = new Map(rows.map((row) => [row.id, writeName(row)]));
  return (id) => (id === null ? "" : (names.get(id) ?? ""));
}
