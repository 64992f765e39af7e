import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { packageRoot } from "../base/package-root.js";
import { makeTestDirectory } from "../testing/test-directory.js";
import { hasTestPostgres } from "../testing/test-engines.js";
import { createTestDatabase } from "../testing/test-postgres.js";
import { describeSchema, plantRows, type Query, readRows } from "../testing/test-rows.js";

interface Entry {
  idx: number;
  tag: string;
}

/** An empty database whose migrations come from the folder that is named. */
interface Bare {
  query: Query;
  migrate(folder: string): Promise<void>;
}

const folder = join(packageRoot, "migrations");
const journal: { entries: readonly Entry[] } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
const tidy: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of tidy.splice(0).reverse()) await step();
});

/** An empty PGlite takes seconds to make, so it is made once and copied. */
let emptyPglite: Promise<File | Blob> | null = null;

async function makeEmptyPglite(): Promise<File | Blob> {
  const engine = new PGlite();
  try {
    await engine.waitReady;
    return await engine.dumpDataDir("none");
  } finally {
    await engine.close();
  }
}

async function openPglite(): Promise<Bare> {
  emptyPglite ??= makeEmptyPglite();
  const engine = new PGlite({ loadDataDir: await emptyPglite });
  tidy.push(() => engine.close());
  const query: Query = async (text, values) => (await engine.query<Record<string, unknown>>(text, values && [...values])).rows;
  return { query, migrate: (migrationsFolder) => migratePglite(drizzlePglite(engine), { migrationsFolder }) };
}

async function openPostgres(): Promise<Bare> {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  tidy.push(drop, () => client.end());
  const query: Query = async (text, values) => (await client.query(text, values && [...values])).rows;
  return { query, migrate: (migrationsFolder) => migratePostgres(drizzlePostgres(client), { migrationsFolder }) };
}

/** The migrations up to one of them, as they were when that was the newest; the last may be made to break after its last statement. */
function migrationsUpTo(last: Entry, { breaks = false } = {}): string {
  const copy = makeTestDirectory("migrations");
  tidy.push(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(folder, copy, { recursive: true });
  const entries = journal.entries.filter(({ idx }) => idx <= last.idx);
  writeFileSync(join(copy, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  if (breaks) {
    const file = join(copy, `${last.tag}.sql`);
    writeFileSync(file, `${readFileSync(file, "utf8")}\n--> statement-breakpoint\nselect 1 / 0;`);
  }
  return copy;
}

const engines: Record<string, () => Promise<Bare>> = { PGlite: openPglite, ...(hasTestPostgres ? { PostgreSQL: openPostgres } : {}) };
const newest = journal.entries.at(-1) as Entry;
const older = journal.entries.filter(({ idx }) => idx < newest.idx);

describe.each(Object.entries(engines))("on %s a database with rows in it", (_, open) => {
  let todays: readonly string[];
  beforeAll(async () => {
    const fresh = await open();
    await fresh.migrate(folder);
    todays = await describeSchema(fresh.query);
  }, 60_000);

  test.each(older)(
    "as of $tag is as it was when the next step breaks in its middle, then comes to today's schema and keeps its rows",
    async (entry) => {
      const database = await open();
      await database.migrate(migrationsUpTo(entry));
      await plantRows(database.query);
      const [schema, before] = [await describeSchema(database.query), await readRows(database.query)];
      const next = journal.entries[entry.idx + 1] as Entry;
      await expect(database.migrate(migrationsUpTo(next, { breaks: true }))).rejects.toThrow();
      expect(await describeSchema(database.query)).toEqual(schema);
      expect(await readRows(database.query)).toEqual(before);
      await database.migrate(folder);
      const after = await readRows(database.query);
      for (const [table, rows] of Object.entries(before)) expect([table, after[table]?.length]).toEqual([table, rows.length]);
      for (const [table, rows] of Object.entries(before)) expect(commonTo(rows, after[table] ?? [])).toEqual([]);
      expect(await describeSchema(database.query)).toEqual(todays);
    },
  );
});

/** The values that a row lost or changed, of the columns that it still has. */
function commonTo(before: readonly Record<string, unknown>[], after: readonly Record<string, unknown>[]): unknown[] {
  return before.flatMap((row, index) => {
    const now = after[index] ?? {};
    const changed = Object.keys(row).filter((name) => name in now && JSON.stringify(now[name]) !== JSON.stringify(row[name]));
    return changed.map((name) => ({ [name]: [row[name], now[name]] }));
  });
}
