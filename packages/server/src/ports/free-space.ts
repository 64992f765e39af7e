import { statfs } from "node:fs/promises";
import type { Clock } from "../base/clock.js";

/** Below this nothing more is stored: a database that cannot write its log can hardly be read any more either. */
export const storageReserveBytes = 64 * 1024 * 1024;

const keptMs = 1000;

/** How much room is left where this server stores; asked of the system once a second at most. */
export function watchFreeSpace(directory: string, clock: Clock): () => Promise<number> {
  let asked: { atMs: number; bytes: Promise<number> } | null = null;
  return () => {
    const nowMs = clock.now().getTime();
    if (asked === null || Math.abs(nowMs - asked.atMs) >= keptMs) asked = { atMs: nowMs, bytes: readFreeSpace(directory) };
    return asked.bytes;
  };
}

/** What this user may still write in the file system of the directory. Where the system does not say, as much as there ever may be. */
export async function readFreeSpace(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Thrown at a start: there is not even room to open what is stored. */
export class StorageFullError extends Error {
  override readonly name = "StorageFullError";

  constructor(directory: string, cause: unknown) {
    super(`The disk of ${directory} is full. Free some space or add some, and start again; nothing is lost.`, { cause });
  }
}
