import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../base/package-root.js";

/**
 * One line of an export, in JSON: the head, then pictures, then rows, then the end. Values of rows are what the database
 * writes as text, so that both engines read back exactly what was stored.
 */
export type DumpLine =
  | { format: typeof dumpFormat; migration: string; exportedAt: string }
  | { blob: string; bytes: string }
  | { table: string; row: (string | null)[] }
  | { end: { blobs: number; rows: number } };

export const dumpFormat = "mailwright-export-1";

/** What the operator can mend about an export or import. */
export class DumpError extends Error {
  override readonly name = "DumpError";
}

/** The newest migration: exports of one schema cannot be read into another. */
export function newestMigration(): string {
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(packageRoot, "migrations/meta/_journal.json"), "utf8"));
  return journal.entries.at(-1)?.tag ?? "";
}
