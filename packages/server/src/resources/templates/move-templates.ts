import { type BulkResult, type PolicyRefusal, refusalOf, type TemplateKind, type TemplateStatus } from "@mailwright/contract";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { requireTemplate } from "./enforce.js";
import { deleteTemplateRows, findBody, findTemplatesForUpdate, updateTemplate } from "./repository.js";
import { type StoredTemplate, toPolicyTemplate } from "./stored-template.js";

/** Publishes, unpublishes, removes or restores one template. */
export function moveTemplate(
  ports: Ports,
  user: SignedInUser,
  id: string,
  status: TemplateStatus,
  kind: TemplateKind = "user",
): Promise<StoredTemplate> {
  return ports.database.transaction(async (tx) => {
    const template = await requireTemplate(tx, id, user, "moveTemplate", { forUpdate: true, kind, input: { status } });
    if (status === "published" && kind === "user" && ports.checksPublishing) {
      // The blocks and their compiler take a while to load, and most servers need them only here.
      const { checkBeforePublishing } = await import("../../emails/find-errors.js");
      await checkBeforePublishing(template, (await findBody(tx, id)).components);
    }
    const change = { status, deletedAt: status === "deleted" ? ports.clock.now() : null };
    await updateTemplate(tx, id, change);
    return { ...template, ...change };
  });
}

/** The same for several; each is judged alone. */
export function moveTemplates(
  ports: Ports,
  user: SignedInUser,
  ids: readonly string[],
  status: TemplateStatus,
  kind: TemplateKind = "user",
): Promise<BulkResult> {
  return ports.database.transaction(async (tx) => {
    const found = await findTemplatesForUpdate(tx, ids, kind, user.workspaceId);
    const result = judge(ids, found, (template) => refusalOf("moveTemplates", toPolicyTemplate(template), user, { status }));
    const change = { status, deletedAt: status === "deleted" ? ports.clock.now() : null };
    for (const id of result.ids) await updateTemplate(tx, id, change);
    return result;
  });
}

/** Deletes one removed template forever. */
export function deleteTemplate(ports: Ports, user: SignedInUser, id: string, kind: TemplateKind = "user"): Promise<void> {
  return ports.database.transaction(async (tx) => {
    await requireTemplate(tx, id, user, "deleteTemplate", { forUpdate: true, kind });
    await deleteTemplateRows(tx, [id]);
  });
}

/** The same for several; each is judged alone. */
export function deleteTemplates(
  ports: Ports,
  user: SignedInUser,
  ids: readonly string[],
  kind: TemplateKind = "user",
): Promise<BulkResult> {
  return ports.database.transaction(async (tx) => {
    const found = await findTemplatesForUpdate(tx, ids, kind, user.workspaceId);
    const result = judge(ids, found, (template) => refusalOf("deleteTemplates", toPolicyTemplate(template), user));
    await deleteTemplateRows(tx, result.ids);
    return result;
  });
}

function judge(
  ids: readonly string[],
  found: readonly StoredTemplate[],
  judgeOne: (template: StoredTemplate) => PolicyRefusal,
): BulkResult {
  const byId = new Map(found.map((template) => [template.id, template]));
  const verdicts = ids.map((id) => {
    const template = byId.get(id);
    return { id, code: template ? judgeOne(template) : ("template-not-found" as const) };
  });
  return {
    ids: verdicts.filter(({ code }) => code === null).map(({ id }) => id),
    refused: verdicts.flatMap(({ id, code }) => (code === null ? [] : [{ id, code }])),
  };
}
