import type { Database } from "../database/database.js";
import { tellStored } from "../database/news.js";
import type { Ports } from "../ports/ports.js";
import { recordActivities } from "../resources/activity/record-activity.js";
import { requestPreview } from "../resources/previews/make-preview.js";
import { keepAllWithin } from "../resources/quotas/keep-within.js";
import { sizeOf } from "../resources/templates/check-content.js";
import { lockFreeTemplates, lockTemplate, storeAnew } from "../resources/templates/repository.js";
import type { BodyRow, TemplateRow } from "../resources/templates/stored-template.js";
import { noteAuthors } from "../resources/versions/authors.js";
import { keepVersion } from "../resources/versions/keep-version.js";
import { restoreOperation, sayRestored } from "../resources/versions/restored-versions.js";
import { recordDeed } from "../security/audit.js";
import type { SignedInUser } from "../security/authenticate.js";
import { keepRoom, keepRooms } from "./kept-rooms.js";
import type { LastStored, LiveRoom } from "./live-room.js";

/** What is to be stored of a room. */
export interface TakenRoom {
  readonly room: LiveRoom;
  /** As it was stored before. */
  readonly template: LastStored["template"];
  readonly body: BodyRow;
  readonly state: Uint8Array;
  /** Who changed it last. */
  readonly by: SignedInUser;
  /** Who changed something since it was stored, with the date of the version that they restored, if they did. */
  readonly authors: ReadonlyMap<string, Date | null>;
  /** Is this a version that people find again? Otherwise it takes the place of what was stored before. */
  readonly isVersion: boolean;
}

/** What was stored of it. */
export interface StoredRoom {
  readonly version: number;
  readonly isKept: boolean;
  readonly as: LastStored;
}

/** Null where somebody stored the template since it was looked at, or it is gone. */
export async function writeRoom(tx: Database, ports: Ports, taken: TakenRoom): Promise<StoredRoom | null> {
  const { room, template, state } = taken;
  const found = await lockTemplate(tx, { id: room.templateId, kind: "user", workspaceId: room.workspaceId });
  if (found?.version !== template.version) return null;
  const { templateId, epoch, address, isKept: wasKept } = room;
  const kept = { templateId, epoch, address, state, version: template.version + 1, wasKept };
  const isKept = await keepRoom(tx, ports.processMark, kept);
  const [stored = null] = await storeLocked(tx, ports, [{ ...taken, found, isKept }]);
  return stored;
}

/**
 * Several in as many statements as one. Those of which somebody else has the template at this moment, or has stored it since, or which this process does
 * not keep, are not in the answer, and nothing of them is stored.
 */
export async function writeRooms(tx: Database, ports: Ports, rooms: readonly TakenRoom[]): Promise<ReadonlyMap<string, StoredRoom>> {
  const ids = rooms.map(({ room }) => room.templateId);
  const free = new Map((await lockFreeTemplates(tx, ids, "user")).map((row) => [row.id, row]));
  const locked = rooms.flatMap((taken) => {
    const found = free.get(taken.room.templateId);
    const isAsBefore = found?.workspaceId === taken.room.workspaceId && found.version === taken.template.version;
    return found && isAsBefore && taken.room.isKept ? [{ ...taken, found, isKept: true }] : [];
  });
  if (locked.length === 0) return new Map();
  const kept = await keepRooms(
    tx,
    ports.processMark,
    locked.map(({ room: { templateId, epoch }, template, state }) => ({ templateId, epoch, state, version: template.version + 1 })),
  );
  const own = locked.filter(({ room }) => kept.has(room.templateId));
  if (own.length === 0) return new Map();
  return new Map((await storeLocked(tx, ports, own)).map((stored) => [stored.as.template.id, stored]));
}

interface LockedRoom extends TakenRoom {
  readonly found: TemplateRow;
  readonly isKept: boolean;
}

async function storeLocked(tx: Database, ports: Ports, rooms: readonly LockedRoom[]): Promise<StoredRoom[]> {
  const stored = rooms.map(({ found, body, ...taken }) => {
    const [version, sizeBytes] = [found.version + 1, sizeOf(body.html, body.css)];
    return { ...taken, body, template: { ...found, version, sizeBytes }, moreBytes: sizeBytes - found.sizeBytes };
  });
  const bodies = stored.map(({ template, body: { html, components } }) => ({ ...template, html, components }));
  await storeAnew(tx, bodies, ports.clock.now());
  await noteAuthors(
    tx,
    ...stored.map(({ template: { id, version }, authors }) => ({ templateId: id, version, userIds: [...authors.keys()] })),
  );
  await recordChanges(tx, ports, stored);
  for (const { template, by, isVersion } of stored) if (isVersion) await keepStored(tx, ports, template, by);
  const more = stored.map(({ template: { ownerId, workspaceId }, moreBytes }) => ({
    owner: { id: ownerId, workspaceId },
    added: { bytes: moreBytes },
  }));
  await keepAllWithin(tx, ports, more);
  const shared = stored.filter(({ template }) => template.isShared).map(({ template, by }) => ({ templateId: template.id, byId: by.id }));
  await tellStored(tx, shared, ports.processMark.own);
  return stored.map(({ template, body, isKept }) => ({ version: template.version, isKept, as: { template, body } }));
}

/** Tells who changed something, and who restored a version of it, which is a deed of its own in the audit log. */
async function recordChanges(tx: Database, ports: Ports, stored: readonly Pick<TakenRoom, "template" | "authors">[]): Promise<void> {
  const changes = stored.flatMap(({ template, authors }) => Array.from(authors, ([id, versionDate]) => ({ template, id, versionDate })));
  const restores = changes.flatMap(({ template, versionDate }) => (versionDate ? [{ templateId: template.id, versionDate }] : []));
  const say = await sayRestored(tx, restores);
  const told = changes.map(({ template, id, versionDate }) => {
    const restored = versionDate ? say({ templateId: template.id, versionDate }) : undefined;
    return { templateId: template.id, by: { id }, ...(restored ?? { kind: "changed" as const }), template };
  });
  await recordActivities(tx, ports, told);
  for (const { kind, by, template } of told) {
    const deed = { operation: restoreOperation, by: "user", actorId: by.id, target: template.id, address: "" } as const;
    if (kind === "version-restored") await recordDeed(tx, ports, { ...deed, workspaceId: template.workspaceId });
  }
}

/** Keeps what is stored as a version. */
export async function keepStored(tx: Database, ports: Ports, template: LastStored["template"], by: SignedInUser): Promise<void> {
  const { id, version, sizeBytes } = template;
  await keepVersion(tx, { templateId: id, version, userId: by.id, sizeBytes, now: ports.clock.now() });
  await requestPreview(tx, ports, id);
}
