import { and, eq, isNull } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { assets } from "../../database/schema.js";
import type { Picture } from "../../drawing/uploads/process-picture.js";
import { isPicture } from "../../pictures/is-picture.js";
import type { Ports } from "../../ports/ports.js";
import type { SignedInUser } from "../../security/authenticate.js";
import { keepWithin } from "../quotas/keep-within.js";
import { type ClaimedBlob, dropBlob, keepBlob, putBlob } from "./blob-register.js";
import { writeOriginalName, writeSavedName } from "./saved-name.js";

export type AssetRow = typeof assets.$inferSelect;
export type NamedPicture = Picture & { name: string } & Partial<Origin>;

/** Where a picture comes from that was not uploaded as it is. */
type Origin = Pick<AssetRow, "prompt" | "originalId" | "editSteps">;

/** Stores one picture, or a file that is none, for the user or for a template. The same content under the same name is stored once. */
export async function storePicture(ports: Ports, user: SignedInUser, templateId: string | null, picture: NamedPicture): Promise<AssetRow> {
  const [row] = await storePictures(ports, user, templateId, [picture]);
  return row ?? refuse("internal");
}

/** The same for several: all of them or none. */
export async function storePictures(
  ports: Ports,
  user: SignedInUser,
  templateId: string | null,
  pictures: readonly NamedPicture[],
): Promise<AssetRow[]> {
  const claimed: ClaimedBlob[] = [];
  const failures: unknown[] = [];
  try {
    for (const stored of await Promise.allSettled(pictures.map(({ bytes }) => putBlob(ports, bytes)))) {
      if (stored.status === "fulfilled") claimed.push(stored.value);
      else failures.push(stored.reason);
    }
    if (failures.length > 0) throw failures[0];
    const rows = pictures.map((picture, index) => writeRow(ports, user, templateId, picture, claimed[index]?.contentKey ?? ""));
    return await ports.database.transaction(async (tx) => {
      const stored: AssetRow[] = [];
      for (const row of rows) stored.push(await insertOnce(tx, row));
      // One that was there already has its own id.
      const added = stored.filter(({ id }) => rows.some((row) => row.id === id));
      await keepWithin(tx, ports, user, {
        pictures: added.filter(isPicture).length,
        bytes: added.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      });
      for (const blob of claimed) await keepBlob(tx, blob);
      return stored;
    });
  } catch (error) {
    // What cannot be removed now, the sweep removes.
    await Promise.allSettled(claimed.map((blob) => dropBlob(ports, blob)));
    throw error;
  }
}

function writeRow(
  { clock, ids }: Ports,
  user: SignedInUser,
  templateId: string | null,
  { bytes, extension, name, mime, widthPx, heightPx, prompt = null, originalId = null, editSteps = null }: NamedPicture,
  contentKey: string,
): AssetRow {
  const nameless = isPicture({ mime }) ? "picture" : "file";
  return {
    mime,
    widthPx,
    heightPx,
    id: ids.uuid(),
    workspaceId: user.workspaceId,
    ownerId: user.id,
    templateId,
    savedName: writeSavedName(name, contentKey, extension, nameless),
    originalName: writeOriginalName(name, nameless),
    contentKey,
    prompt,
    originalId,
    editSteps,
    sizeBytes: bytes.length,
    createdAt: clock.now(),
  };
}

async function insertOnce(tx: Database, row: AssetRow): Promise<AssetRow> {
  await tx.insert(assets).values(row).onConflictDoNothing();
  const owner =
    row.templateId === null
      ? and(eq(assets.workspaceId, row.workspaceId), eq(assets.ownerId, row.ownerId), isNull(assets.templateId))
      : eq(assets.templateId, row.templateId);
  const [stored] = await tx
    .select()
    .from(assets)
    .where(and(owner, eq(assets.savedName, row.savedName)));
  return stored ?? refuse("internal");
}
