import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BlobStore, blobKeyShape } from "./blob-store.js";

/** A blob store in a directory: each file is complete or absent, also after a crash. */
export function createDiskBlobStore(directory: string): BlobStore {
  const pathOf = (key: string) => {
    if (!blobKeyShape.test(key)) throw new Error(`Not a blob key: ${key.slice(0, 80)}`);
    return join(directory, key.slice(0, 2), key);
  };
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    get: (key) => openBlob(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function openBlob(path: string) {
  const file = await open(path, "r").catch(refuseUnlessMissing);
  if (!file) return null;
  const { size } = await file.stat();
  return { sizeBytes: size, stream: file.createReadStream() };
}

/** Writes beside the place, flushes, then moves: a reader never meets half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  const file = await open(draft, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    // A full disk is not made fuller by halves.
    await file.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

function refuseUnlessMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
