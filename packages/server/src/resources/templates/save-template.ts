import {
  type ActivityKind,
  isFavorite,
  locksOnOpen,
  type TemplateChange,
  type TemplateKind,
  withoutFavorite,
  writeTags,
} from "@mailwright/contract";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { type Activity, recordActivity } from "../activity/record-activity.js";
import { tellFollowers } from "../following/tell-followers.js";
import { requestPreview } from "../previews/make-preview.js";
import { keepWithin } from "../quotas/keep-within.js";
import { keepVersion } from "../versions/keep-version.js";
import { sayRestored } from "../versions/restored-versions.js";
import { checkContent, sizeOf } from "./check-content.js";
import { checkCategories, checkSettings } from "./check-settings.js";
import { requireTemplate } from "./enforce.js";
import { markTemplate } from "./favorites.js";
import type { LookedAt } from "./own-html.js";
import { findAnswerBody, findBody, mergeBody, replaceCategories, updateBody, updateTemplate } from "./repository.js";
import { type StoredTemplate, toPolicyTemplate, writeETag, writeTemplate } from "./stored-template.js";
import { wordsOf } from "./words-of.js";

interface Save {
  id: string;
  change: TemplateChange;
  ifMatch: string | undefined;
  kind?: TemplateKind;
}

/** How often a save is looked at anew because somebody else saved while it was. */
const looksMax = 5;

/** Stores what is given, if nobody saved in between. All of it or nothing. */
export async function saveTemplate(ports: Ports, user: SignedInUser, save: Save): Promise<StoredTemplate> {
  for (let look = 0; look < looksMax; look += 1) {
    const lookedAt = save.change.template ? await findHtmlFor(ports, user, save) : null;
    const saved = await storeSave(ports, user, save, lookedAt);
    if (saved !== null) return saved;
  }
  return refuse("unavailable");
}

async function findHtmlFor(ports: Ports, user: SignedInUser, { id, change, kind = "user" }: Save): Promise<LookedAt | null> {
  return (await import("./own-html.js")).findOwnHtml(ports, user, { id, change, kind });
}

/** Null where somebody saved after it was looked at. */
function storeSave(
  ports: Ports,
  user: SignedInUser,
  { id, change: asked, ifMatch, kind = "user" }: Save,
  lookedAt: LookedAt | null,
): Promise<StoredTemplate | null> {
  const own = lookedAt?.html ?? null;
  const change = own === null ? asked : { ...asked, template: { ...asked.template, html: own } };
  return ports.database.transaction(async (tx) => {
    const input = (stored: StoredTemplate) => ({ isMark: isOnlyFavorite(stored, change) });
    const template = await requireTemplate(tx, id, user, "saveTemplate", { forUpdate: true, kind, input });
    if (change.tags !== undefined) await markTemplate(tx, user.id, id, isFavorite(change.tags));
    if (isOnlyFavorite(template, change)) return template;
    await refuseStale(tx, template, { ifMatch, user }, ports);
    if (lookedAt !== null && lookedAt.version !== template.version) return null;
    const told = await requireRestored(tx, id, change);
    const settings = withoutMark(checkSettings(change, template));
    if (change.categories) await replaceCategories(tx, id, await checkCategories(tx, change.categories, user.workspaceId));
    const version = template.version + 1;
    const sizeBytes = await saveBody(tx, ports, { template, change, version, user });
    const now = ports.clock.now();
    const isLocking = locksOnOpen(toPolicyTemplate(template, user), user);
    const row = await updateTemplate(tx, id, {
      ...settings,
      ...(isLocking ? { collaboratorId: user.id, lockedAt: now } : {}),
      updatedAt: now,
      version,
      sizeBytes,
      // In the same statement: each writes all indexes of the row.
      ...(change.template?.html === undefined ? {} : { words: wordsOf(change.template.html) }),
      ...(change.template === undefined && template.previewVersion === template.version ? { previewVersion: version } : {}),
    });
    await keepWithin(tx, ports, { id: template.ownerId, workspaceId: template.workspaceId }, { bytes: sizeBytes - template.sizeBytes });
    await recordSave(tx, ports, user, { template, change, told, settings, isLocking });
    // Of a template that nobody shares only its owner could have another window open, which finds out by itself.
    if (template.isShared) await tellFollowers(tx, [id], "saved", user);
    if (row === null || change.categories) return requireTemplate(tx, id, user, "saveTemplate", { kind });
    return { ...template, ...row };
  });
}

interface Saved {
  template: StoredTemplate;
  change: TemplateChange;
  /** What is told of its body. */
  told: BodyTold;
  /** The settings that were given. */
  settings: Partial<Pick<StoredTemplate, "name" | "description" | "preHeader" | "tags">>;
  /** With it the template was locked. */
  isLocking: boolean;
}

async function recordSave(
  tx: Database,
  ports: Ports,
  user: SignedInUser,
  { template, change, told, settings, isLocking }: Saved,
): Promise<void> {
  const { name = template.name, ...others } = settings;
  const record = (kind: ActivityKind, about?: string) =>
    recordActivity(tx, ports, { templateId: template.id, kind, by: user, ...(about === undefined ? {} : { about }) });
  if (change.template) await record(told.kind, told.about);
  if (name !== template.name) await record("renamed", name);
  const isSet = Object.entries(others).some(([key, value]) => value !== Reflect.get(template, key));
  if (isSet || change.categories) await record("settings-changed");
  if (isLocking) await record("locked");
}

type BodyTold = Pick<Activity, "kind" | "about">;

/** A body that was made from an earlier version is told as that, where this template has that version. */
async function requireRestored(tx: Database, templateId: string, { template, restores }: TemplateChange): Promise<BodyTold> {
  if (restores === undefined) return { kind: "changed" };
  if (template === undefined) refuse("invalid-request", { fields: [{ field: "template", code: "required" }] });
  const restored = { templateId, versionDate: new Date(restores) };
  return (await sayRestored(tx, [restored]))(restored) ?? refuse("version-not-found");
}

interface Precondition {
  ifMatch: string | undefined;
  user: SignedInUser;
}

async function refuseStale(tx: Database, template: StoredTemplate, { ifMatch, user }: Precondition, ports: Ports): Promise<void> {
  if (ifMatch === undefined || ifMatch === "*" || ifMatch.replace(/^W\//, "") === writeETag(template.version)) return;
  const current = await writeTemplate(template, await findAnswerBody(tx, template.id), { ...ports, database: tx }, user);
  refuse("version-conflict", { current });
}

interface BodySave {
  template: StoredTemplate;
  change: TemplateChange;
  version: number;
  user: SignedInUser;
}

/** Merges the given parts of the body into the stored one, keeps a version, and answers the new size. */
async function saveBody(tx: Database, ports: Ports, { template, change, version, user }: BodySave): Promise<number> {
  if (change.template === undefined) return template.sizeBytes;
  const body = await mergeBody(tx, template.id, change.template);
  await checkContent(body);
  const stored = async () => (await findBody(tx, template.id)).components;
  await (await import("./check-changes.js")).checkChanges(user, { template, change: change.template, stored });
  const sizeBytes = sizeOf(body.html, body.css);
  await updateBody(tx, template.id, change.template);
  await keepVersion(tx, { templateId: template.id, version, userId: user.id, sizeBytes, now: ports.clock.now() });
  await requestPreview(tx, ports, template.id);
  return sizeBytes;
}

/** The mark of a favourite belongs to the person, not to the template. */
function withoutMark<T extends { tags?: string }>(settings: T): T {
  return settings.tags === undefined ? settings : { ...settings, tags: writeTags(withoutFavorite(settings.tags)) };
}

/** Turning the star is no edit: whoever sees a template may, and it must not put an open editor in conflict. */
function isOnlyFavorite(template: StoredTemplate, change: TemplateChange): boolean {
  if (change.tags === undefined || Object.keys(change).length > 1) return false;
  return writeTags(withoutFavorite(change.tags)) === writeTags(withoutFavorite(template.tags));
}
