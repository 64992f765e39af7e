import { createHash } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { refuse } from "../../base/refusal.js";
import type { Database } from "../../database/database.js";
import { assets, blobs, generatedPictures, importPictures, jobs, templates } from "../../database/schema.js";
import type { BlobFile } from "../../ports/blob-store/blob-store.js";
import type { Ports } from "../../ports/ports.js";

/** Bytes in the store that no row needs yet. */
export interface ClaimedBlob {
  contentKey: string;
  claim: string;
}

/** An upload that has not ended after this long never will. */
const claimMaxMs = 60 * 60 * 1000;
const sweptAtOnce = 500;

const isUnused = sql`not exists (select 1 from ${assets} where ${assets.contentKey} = ${blobs.contentKey})
  and not exists (select 1 from ${templates} where ${templates.previewKey} = ${blobs.contentKey})
  and not exists (select 1 from ${generatedPictures} where ${generatedPictures.contentKey} = ${blobs.contentKey})
  and not exists (select 1 from ${importPictures} where ${importPictures.contentKey} = ${blobs.contentKey})
  and not exists (select 1 from ${jobs} where ${jobs.resultKey} = ${blobs.contentKey})`;

/**
 * Puts bytes into the store under their hash. They are written down before they are stored, so whatever happens next, the
 * sweep finds them. End it with `keepBlob` together with the row that needs them, or with `dropBlob`.
 */
export function putBlob(ports: Ports, bytes: Uint8Array): Promise<ClaimedBlob> {
  return putAs(ports, createHash("sha256").update(bytes).digest("hex"), bytes);
}

/** The same for a file whose hash is known. */
export function putBlobFile(ports: Ports, { contentKey, ...file }: BlobFile & { contentKey: string }): Promise<ClaimedBlob> {
  return putAs(ports, contentKey, file);
}

async function putAs({ database, blobStore, clock, ids }: Ports, contentKey: string, content: Uint8Array | BlobFile): Promise<ClaimedBlob> {
  const claimed = { claim: ids.uuid(), claimedAt: clock.now() };
  await database
    .insert(blobs)
    .values({ contentKey, ...claimed })
    .onConflictDoUpdate({ target: blobs.contentKey, set: claimed });
  await blobStore.put(contentKey, content);
  return { contentKey, claim: claimed.claim };
}

/** Says that a row needs the bytes from now on, inside the change that stores it. Ends the call where they are gone: an upload that took too long, or that seemed to, as the clock was set meanwhile. */
export async function keepBlob(tx: Database, blob: ClaimedBlob): Promise<void> {
  await releaseBlob(tx, blob);
  const kept = await tx.select({ claim: blobs.claim }).from(blobs).where(eq(blobs.contentKey, blob.contentKey)).for("update");
  if (kept.length === 0) refuse("unavailable");
}

async function releaseBlob(tx: Database, { contentKey, claim }: ClaimedBlob): Promise<void> {
  await tx
    .update(blobs)
    .set({ claim: null })
    .where(and(eq(blobs.contentKey, contentKey), eq(blobs.claim, claim)));
}

/** Gives up a claim, and the bytes with it unless somebody else needs them. */
export async function dropBlob(ports: Ports, blob: ClaimedBlob): Promise<void> {
  await releaseBlob(ports.database, blob);
  await removeUnusedBlob(ports, blob.contentKey);
}

/** Lets go of bytes that no picture needs and nobody is uploading; says whether it did. The row stays locked meanwhile, so that nobody begins to. */
export function removeUnusedBlob({ database, blobStore, clock, pictureHold }: Ports, contentKey: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await pictureHold.mayRemove(tx))) return false;
    const condition = and(eq(blobs.contentKey, contentKey), isAbandoned(clock.now()));
    const [row] = await tx.select().from(blobs).where(condition).for("update");
    if (!row) return false;
    // Looked at again under the lock: an upload may have ended since.
    const removed = await tx.delete(blobs).where(and(condition, isUnused)).returning();
    if (removed.length > 0) await blobStore.remove(contentKey);
    return removed.length > 0;
  });
}

/** Removes the bytes of templates that were deleted and of uploads that never ended. Answers how many. */
export async function sweepBlobs(ports: Ports): Promise<number> {
  const rows = await ports.database
    .select({ contentKey: blobs.contentKey })
    .from(blobs)
    .where(and(isUnused, isAbandoned(ports.clock.now())))
    .limit(sweptAtOnce);
  let removed = 0;
  for (const { contentKey } of rows) if (await removeUnusedBlob(ports, contentKey)) removed += 1;
  await ports.blobStore.sweepHalves(new Date(ports.clock.now().getTime() - claimMaxMs));
  return removed;
}

const isAbandoned = (now: Date) => or(isNull(blobs.claim), lt(blobs.claimedAt, new Date(now.getTime() - claimMaxMs)));
