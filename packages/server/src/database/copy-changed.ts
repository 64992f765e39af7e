import { constants } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** What the copy has, by path: how the file looked when it was copied. Empty where it may have been written in the same moment. */
export type Copied = Map<string, string>;

/** File systems tell the time of a change in ticks; a file this young may change again without looking changed. */
const settledMs = 2000;

/**
 * Copies a directory of files that are being written. Called again with the same `copied` while nobody writes, it brings what changed since, and
 * takes away what is gone, so that writers wait for that only. `later` names what the first round can leave out.
 */
export async function copyChanged(from: string, to: string, copied: Copied, later: string | null = null): Promise<void> {
  const startedMs = Date.now();
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const seen = new Set<string>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    if (!entry.isFile()) continue;
    seen.add(path);
    if (later !== null && path.startsWith(`${later}${sep}`)) continue;
    await copyOne({ from: join(from, path), to: join(to, path), path }, copied, startedMs);
  }
  for (const path of copied.keys()) if (!seen.has(path)) await rm(join(to, path), { force: true });
}

async function copyOne(file: { from: string; to: string; path: string }, copied: Copied, startedMs: number): Promise<void> {
  const found = await stat(file.from).catch(ignoreMissing);
  if (!found) return;
  const look = `${found.size} ${found.mtimeMs} ${found.ino}`;
  if (copied.get(file.path) === look) return;
  copied.set(file.path, startedMs - found.mtimeMs > settledMs ? look : "");
  // Where the file system can, the copy shares its blocks and takes no time.
  await copyFile(file.from, file.to, constants.COPYFILE_FICLONE).catch(ignoreMissing);
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
