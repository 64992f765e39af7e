import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BlobFile, type BlobStore, blobKeyShape } from "./blob-store.js";

/** A blob store in a directory: each file is complete or absent, also after a crash. */
export function createDiskBlobStore(directory: string): BlobStore {
  const pathOf = (key: string) => {
    if (!blobKeyShape.test(key)) throw new Error(`Not a blob key: ${key.slice(0, 80)}`);
    return join(directory, key.slice(0, 2), key);
  };
  const halves = join(directory, "halves");
  return {
    put: (key, content) => writeWhole(pathOf(key), content, halves),
    get: (key) => openBlob(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    sweepHalves: (before) => sweepHalves(halves, before),
  };
}

async function openBlob(path: string) {
  const file = await open(path, "r").catch(refuseUnlessMissing);
  if (!file) return null;
  const { size } = await file.stat();
  return { sizeBytes: size, stream: file.createReadStream() };
}

/** Writes elsewhere on the same disk, flushes, then moves: a reader never meets half a file. */
async function writeWhole(path: string, content: Uint8Array | BlobFile, halves: string): Promise<void> {
  await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(halves, { recursive: true })]);
  const draft = join(halves, randomUUID());
  const file = await open(draft, "wx");
  try {
    await writeFile(file, "path" in content ? createReadStream(content.path) : content);
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

/** A process that is killed leaves what it was writing, and nobody else knows its name. */
async function sweepHalves(halves: string, before: Date): Promise<void> {
  for (const name of (await readdir(halves).catch(refuseUnlessMissing)) ?? []) {
    const path = join(halves, name);
    const found = await stat(path).catch(refuseUnlessMissing);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

function refuseUnlessMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
