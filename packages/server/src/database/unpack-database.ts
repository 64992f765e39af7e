import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { packageRoot } from "../base/package-root.js";

/** What scripts/pack-database.mjs writes at build time. */
interface PackHead {
  /** The version of PGlite that made it: another one may not read it. */
  engine: string;
  directories: string[];
  files: { path: string; sizeBytes: number }[];
}

const packOfBuild = join(packageRoot, "dist/database.pack");
const newLine = 10;

/**
 * Puts an empty database where there is none yet, which is much quicker than having the engine make one. Whole or not at
 * all, also after a power cut. Without a pack, as in a source tree that was never built, the engine makes its own.
 */
export function unpackDatabase(directory: string, packPath = packOfBuild): void {
  if (existsSync(directory) || !existsSync(packPath)) return;
  const bytes = gunzipSync(readFileSync(packPath));
  const headEnd = bytes.indexOf(newLine);
  const head: PackHead = JSON.parse(bytes.toString("utf8", 0, headEnd));
  if (head.engine !== installedEngine()) return;
  const draft = `${directory}.draft`;
  rmSync(draft, { recursive: true, force: true });
  for (const path of [".", ...head.directories]) mkdirSync(join(draft, path), { recursive: true, mode: 0o700 });
  let start = headEnd + 1;
  for (const { path, sizeBytes } of head.files) {
    writeFileSync(join(draft, path), bytes.subarray(start, start + sizeBytes), { mode: 0o600 });
    start += sizeBytes;
  }
  // After all of them are written: the first then flushes most of what the others would wait for.
  for (const { path } of head.files) flush(join(draft, path));
  renameSync(draft, directory);
}

function flush(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The version of the engine that will read it. */
export function installedEngine(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const { version }: { version: string } = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8"));
  return version;
}
