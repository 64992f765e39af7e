import {
  type ActivityKind,
  type BulkResult,
  type ErrorCode,
  refusalOf,
  type TemplateKind,
  type TemplateStatus,
} from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { requireApproved } from "../approvals/require-approved.js";
import { tellFollowers } from "../following/tell-followers.js";
import { endEveryLink } from "../sharing/share-links.js";
import { type CheckedVersion, checkBeforePublishing, mustCheck } from "./check-before-publishing.js";
import { requireTemplate } from "./enforce.js";
import { deleteTemplateRows, findTemplatesForUpdate, updateTemplate } from "./repository.js";
import { type StoredTemplate, toPolicyTemplate } from "./stored-template.js";

/** Publishes, unpublishes, removes or restores one template. */
export function moveTemplate(
  ports: Ports,
  user: SignedInUser,
  id: string,
  status: TemplateStatus,
  kind: TemplateKind = "user",
): Promise<StoredTemplate> {
  return mustCheck(ports, status, kind) ? publishChecked(ports, user, id) : store(ports, user, { id, status, kind });
}

interface Move {
  id: string;
  status: TemplateStatus;
  kind: TemplateKind;
  checked?: CheckedVersion | null;
}

const lookAgainMax = 5;

/** Checks the template and publishes it. If it is saved while the checks run, it is checked again. */
async function publishChecked(ports: Ports, user: SignedInUser, id: string): Promise<StoredTemplate> {
  for (let looks = 0; looks < lookAgainMax; looks += 1) {
    const checked = await checkBeforePublishing(ports, user, id);
    try {
      return await store(ports, user, { id, status: "published", kind: "user", checked });
    } catch (error) {
      if (error !== savedMeanwhile) throw error;
    }
  }
  return refuse("unavailable");
}

/** Rolls the transaction back. */
const savedMeanwhile = new Error("Somebody saved while the checks looked.");

function store(ports: Ports, user: SignedInUser, { id, status, kind, checked }: Move): Promise<StoredTemplate> {
  return ports.database.transaction(async (tx) => {
    const template = await requireTemplate(tx, id, user, "moveTemplate", { forUpdate: true, kind, input: { status } });
    if (kind === "user" && status === "published") await requireApproved(tx, template, user);
    if (checked && checked.version !== template.version) throw savedMeanwhile;
    if (checked?.refusal) throw checked.refusal;
    const change = {
      status,
      deletedAt: status === "deleted" ? ports.clock.now() : null,
      ...(isWithdrawn(template, status) && endEveryLink),
    };
    await tellFollowers(tx, [id], "moved", user);
    await recordActivity(tx, ports, { templateId: id, kind: activityOf(template.status, status), by: user });
    return { ...template, ...(await updateTemplate(tx, id, change)) };
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
    const result = judge(ids, found, (template) => refusalOf("moveTemplates", toPolicyTemplate(template, user), user, { status }));
    const change = { status, deletedAt: status === "deleted" ? ports.clock.now() : null };
    const withdrawn = new Set(found.filter((template) => isWithdrawn(template, status)).map(({ id }) => id));
    for (const id of result.ids) await updateTemplate(tx, id, { ...change, ...(withdrawn.has(id) && endEveryLink) });
    await tellFollowers(tx, result.ids, "moved", user);
    for (const template of found.filter(({ id }) => result.ids.includes(id)))
      await recordActivity(tx, ports, { templateId: template.id, kind: activityOf(template.status, status), by: user });
    return result;
  });
}

/** Deletes one removed template forever. */
export function deleteTemplate(ports: Ports, user: SignedInUser, id: string, kind: TemplateKind = "user"): Promise<void> {
  return ports.database.transaction(async (tx) => {
    await requireTemplate(tx, id, user, "deleteTemplate", { forUpdate: true, kind });
    await deleteTemplateRows(tx, [id]);
    await tellFollowers(tx, [id], "moved", user);
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
    const result = judge(ids, found, (template) => refusalOf("deleteTemplates", toPolicyTemplate(template, user), user));
    await deleteTemplateRows(tx, result.ids);
    await tellFollowers(tx, result.ids, "moved", user);
    return result;
  });
}

function activityOf(from: TemplateStatus, to: TemplateStatus): ActivityKind {
  if (to === "draft") return from === "deleted" ? "restored" : "unpublished";
  return to === "deleted" ? "removed" : "published";
}

/** Removing a template, or taking its publication back, ends every address of it that was given away, for good. */
const isWithdrawn = (template: StoredTemplate, status: TemplateStatus) =>
  status === "deleted" || (template.status === "published" && status === "draft");

function judge(
  ids: readonly string[],
  found: readonly StoredTemplate[],
  judgeOne: (template: StoredTemplate) => ErrorCode | null,
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
