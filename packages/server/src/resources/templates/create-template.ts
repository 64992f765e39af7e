import { isFavorite, type TemplateDraft, type TemplateKind, withoutFavorite, writeTags } from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { recordActivity } from "../activity/record-activity.js";
import { requestPreview } from "../previews/make-preview.js";
import { keepWithin } from "../quotas/keep-within.js";
import { findVisibleSystemTemplate } from "../system-templates/visible.js";
import { keepVersion } from "../versions/keep-version.js";
import { checkContent, sizeOf } from "./check-content.js";
import { checkCategories, checkSettings } from "./check-settings.js";
import { markTemplate } from "./favorites.js";
import { type CopiedBody, findBody, findTemplate, insertTemplate, replaceCategories } from "./repository.js";
import { type BodyRow, emptyBody, type StoredTemplate } from "./stored-template.js";

/** A new draft of the user, or a new system template: with the given body, from a system template, or blank. */
export function createTemplate(
  ports: Ports,
  user: SignedInUser,
  draft: TemplateDraft,
  kind: TemplateKind = "user",
): Promise<StoredTemplate> {
  return ports.database.transaction((tx) => createTemplateIn(tx, ports, user, draft, kind));
}

/** The same as a part of a larger change. */
export async function createTemplateIn(
  tx: Database,
  ports: Ports,
  user: SignedInUser,
  draft: TemplateDraft,
  kind: TemplateKind = "user",
): Promise<StoredTemplate> {
  const { name = draft.name, description = "", preHeader = "", tags = "" } = checkSettings(draft);
  const categoryIds = await checkCategories(tx, draft.categories ?? [], user.workspaceId);
  const start = await findStartingBody(tx, ports, user, draft);
  const body = { ...start, ...draft.template };
  await checkContent(body);
  // What a starter brings along may stay, whatever the plan.
  if (draft.template) await (await import("./check-changes.js")).checkPlan(user, body.components, async () => start.components);
  return storeDraft(tx, ports, user, { settings: { name, description, preHeader, tags }, body, categoryIds, kind });
}

interface DraftParts {
  settings: { name: string; description: string; preHeader: string; tags: string };
  body: BodyRow | CopiedBody;
  categoryIds: readonly string[];
  kind: TemplateKind;
  /** The name of what it is a copy of. */
  copyOf?: string;
}

/** Stores a checked draft with its first version. */
export async function storeDraft(
  tx: Database,
  ports: Ports,
  user: SignedInUser,
  { settings, body, categoryIds, kind, copyOf }: DraftParts,
): Promise<StoredTemplate> {
  const now = ports.clock.now();
  const id = ports.ids.uuid();
  const sizeBytes = "copyOf" in body ? body.sizeBytes : sizeOf(body.html, body.css);
  const row = {
    ...settings,
    tags: writeTags(withoutFavorite(settings.tags)),
    id,
    workspaceId: user.workspaceId,
    ownerId: user.id,
    kind,
    type: "email",
    status: kind === "user" ? "draft" : "published",
    isShared: false,
    collaboratorId: null,
    lockedAt: null,
    releasedFromId: null,
    accessEpoch: 0,
    sizeBytes,
    version: 1,
    previewKey: null,
    previewVersion: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  } as const;
  await insertTemplate(tx, row, body);
  await replaceCategories(tx, id, categoryIds);
  if (isFavorite(settings.tags)) await markTemplate(tx, user.id, id, true);
  await requestPreview(tx, ports, id);
  await keepVersion(tx, { templateId: id, version: 1, userId: user.id, sizeBytes, now });
  await keepWithin(tx, ports, { id: user.id, workspaceId: user.workspaceId }, { templates: 1, bytes: sizeBytes });
  await recordActivity(tx, ports, { templateId: id, kind: "created", by: user, ...(copyOf === undefined ? {} : { about: copyOf }) });
  return (await findTemplate(tx, { id, kind, workspaceId: user.workspaceId })) ?? refuse("template-not-found");
}

async function findStartingBody(
  tx: Database,
  { ids }: Ports,
  user: SignedInUser,
  { name, systemTemplateId, template }: TemplateDraft,
): Promise<BodyRow> {
  if (systemTemplateId === undefined && template) return emptyBody;
  if (systemTemplateId === undefined) return (await import("./blank-body.js")).writeBlankBody(ids, name);
  const starter = await findVisibleSystemTemplate(tx, systemTemplateId, user);
  return findBody(tx, starter.id);
}
