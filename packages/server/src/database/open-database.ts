import { join } from "node:path";
import type pg from "pg";
import { packageRoot } from "../base/package-root.js";
import type { Database } from "./database.js";
import { lockDataDir } from "./lock-data-dir.js";
import * as schema from "./schema.js";
import { ensureSearchIndex } from "./search-index.js";
import { unpackDatabase } from "./unpack-database.js";

export interface OpenDatabase {
  database: Database;
  /** True when this process holds the only copy and must tidy it itself. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

const migrationsFolder = join(packageRoot, "migrations");
const migrationLock = 7_245_001;

// A process has one of the two engines, and does not load the other.
const loadEmbedded = () =>
  Promise.all([import("./durable-pglite.js"), import("drizzle-orm/pglite"), import("drizzle-orm/pglite/migrator")]);
const loadPostgres = () => Promise.all([import("pg"), import("drizzle-orm/node-postgres"), import("drizzle-orm/node-postgres/migrator")]);

/** The database inside a directory, migrated, with the directory locked for this process. */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  const [{ openDurablePglite }, { drizzle }, { migrate }] = await loadEmbedded();
  const unlock = await lockDataDir(dataDir);
  try {
    const directory = join(dataDir, "database");
    unpackDatabase(directory);
    const pglite = await openDurablePglite(directory);
    const database = drizzle(pglite, { schema });
    await migrate(database, { migrationsFolder });
    await ensureSearchIndex(database);
    const close = async () => {
      await pglite.close();
      await unlock();
    };
    return { database, isEmbedded: true, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A PostgreSQL server, migrated. Servers that start together wait for one another. */
export async function openPostgres(url: string, connectionsMax = 10): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await loadPostgres();
  const pool = new pg.Pool({ connectionString: url, max: connectionsMax, application_name: "mailwright" });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database: drizzle(pool, { schema }), isEmbedded: false, close: () => pool.end() };
}

async function migratePostgres(pool: pg.Pool): Promise<void> {
  const [, { drizzle }, { migrate }] = await loadPostgres();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await ensureSearchIndex(drizzle(client, { schema }));
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
    client.release();
  } catch (error) {
    client.release(true); // closing the connection gives the lock back
    throw error;
  }
}
