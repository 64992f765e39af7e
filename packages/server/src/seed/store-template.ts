import { isFavorite, type TemplateStatus, withoutFavorite, writeTags } from "@mailwright/contract";
import type { Ids } from "../base/ids.js";
import type { Database } from "../database/database.js";
import {
  notes,
  templateBodies,
  templateCategories,
  templateCollaborators,
  templateFavorites,
  templates,
  templateVersions,
} from "../database/schema.js";
import { sizeOf } from "../resources/templates/check-content.js";
import type { BodyRow } from "../resources/templates/stored-template.js";
import { wordsOf } from "../resources/templates/words-of.js";

/** A template as if it had been made, edited and shared at other times. */
export interface SeedTemplate {
  id: string;
  workspaceId: string;
  ownerId: string | null;
  kind: "user" | "system";
  status: TemplateStatus;
  name: string;
  description: string;
  tags: string;
  preHeader: string;
  categoryIds: readonly string[];
  createdAt: Date;
  updatedAt: Date;
  body: BodyRow;
  /** Earlier versions, oldest first. */
  earlier?: readonly { at: Date; body: BodyRow }[];
  collaboratorIds?: readonly string[];
  lockedBy?: string;
  notes?: readonly { userId: string; text: string; at: Date }[];
}

/** Rows with bodies are large, so a statement carries a few of them only. */
const rowsAtOnce = 25;

/** Stores many templates with few statements. */
export async function storeTemplates(tx: Database, ids: Ids, seeds: readonly SeedTemplate[]): Promise<void> {
  await inParts(seeds.map(writeRow), (rows) => tx.insert(templates).values(rows));
  await inParts(
    seeds.map(({ id, body }) => ({ templateId: id, ...body })),
    (rows) => tx.insert(templateBodies).values(rows),
  );
  await inParts(seeds.flatMap(writeVersions), (rows) => tx.insert(templateVersions).values(rows));
  await inParts(
    seeds.flatMap(({ id, categoryIds }) => categoryIds.map((categoryId) => ({ templateId: id, categoryId }))),
    (rows) => tx.insert(templateCategories).values(rows),
  );
  await inParts(
    seeds.flatMap(({ id, collaboratorIds = [] }) => collaboratorIds.map((userId) => ({ templateId: id, userId }))),
    (rows) => tx.insert(templateCollaborators).values(rows),
  );
  await inParts(
    seeds.flatMap(({ id, ownerId, tags }) => (ownerId !== null && isFavorite(tags) ? [{ userId: ownerId, templateId: id }] : [])),
    (rows) => tx.insert(templateFavorites).values(rows),
  );
  await inParts(
    seeds.flatMap((seed) =>
      (seed.notes ?? []).map(({ userId, text, at }) => ({ id: ids.uuid(), templateId: seed.id, userId, text, createdAt: at })),
    ),
    (rows) => tx.insert(notes).values(rows),
  );
}

async function inParts<T>(rows: readonly T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) await insert(rows.slice(start, start + rowsAtOnce));
}

function writeRow(seed: SeedTemplate) {
  const { body, earlier = [], categoryIds: _, collaboratorIds = [], lockedBy = null, notes: __, ...row } = seed;
  return {
    ...row,
    words: wordsOf(body.html),
    type: "email" as const,
    tags: writeTags(withoutFavorite(row.tags)),
    releasedFromId: null,
    accessEpoch: 0,
    isShared: collaboratorIds.length > 0,
    collaboratorId: lockedBy,
    lockedAt: lockedBy === null ? null : row.updatedAt,
    sizeBytes: sizeOf(body.html, body.css),
    version: earlier.length + 1,
    deletedAt: row.status === "deleted" ? row.updatedAt : null,
  };
}

function writeVersions({ id, ownerId, updatedAt, body, earlier = [] }: SeedTemplate) {
  return [...earlier, { at: updatedAt, body }].map((saved, index) => ({
    templateId: id,
    versionDate: saved.at,
    version: index + 1,
    userId: ownerId,
    sizeBytes: sizeOf(saved.body.html, saved.body.css),
    ...saved.body,
  }));
}
