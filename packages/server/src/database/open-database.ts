import { Socket } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type pg from "pg";
import { packageRoot } from "../base/package-root.js";
import type { Tracer } from "../base/tracer.js";
import { copyChanged } from "./copy-changed.js";
import type { Database } from "./database.js";
import { listenToPostgres } from "./listen-postgres.js";
import { type DataDirLock, lockDataDir } from "./lock-data-dir.js";
import { createNewsFeed, type NewsFeed, newsChannel } from "./news.js";
import { createPictureHold, createSharedPictureHold, type PictureHold } from "./picture-hold.js";
import { createProcessMark, createSharedProcessMark, drawMark, type ProcessMark } from "./process-mark.js";
import * as schema from "./schema.js";
import { ensureSearchIndex } from "./search-index.js";
import { tracePool, traceThread } from "./trace-queries.js";
import { unpackDatabase } from "./unpack-database.js";

export interface OpenDatabase {
  database: Database;
  /** True when this process holds the only copy and must tidy it itself. */
  isEmbedded: boolean;
  /** What every process that works on this database tells the others. */
  news: NewsFeed;
  pictureHold: PictureHold;
  processMark: ProcessMark;
  /** How another process asks for a copy of the embedded database, which only one process can open. Null for PostgreSQL. */
  embedded: EmbeddedCopies | null;
  load(): DatabaseLoad;
  close(): Promise<void>;
}

export interface EmbeddedCopies {
  onCall: DataDirLock["onCall"];
  /**
   * Copies the database as of one moment. Most of it is copied while others work; they wait only while the files that changed meanwhile are
   * copied again.
   */
  copyTo(directory: string): Promise<void>;
}

/** Connections of this process, and the queries and transactions that wait for one. */
export interface DatabaseLoad {
  busy: number;
  idle: number;
  waiting: number;
}

const migrationsFolder = join(packageRoot, "migrations");
const migrationLock = 7_245_001;

// A process has one of the two engines, and does not load the other.
const loadEmbedded = () =>
  Promise.all([import("./thread/database-thread.js"), import("drizzle-orm/pglite"), import("drizzle-orm/pglite/migrator")]);
const loadPostgres = () => Promise.all([import("pg"), import("drizzle-orm/node-postgres"), import("drizzle-orm/node-postgres/migrator")]);

/** How long this process waits for PostgreSQL before it fails the call, because a connection that hangs is missing elsewhere. */
export interface DatabasePatience {
  /** For a connection. */
  connectionMs: number;
  /** For a statement; then the database gives it up. */
  statementMs: number;
  /**
   * For anything on the connection at all. PostgreSQL would have stopped a statement by then, so silence means that it cannot be reached.
   */
  silenceMs: number;
}

const usualPatience: DatabasePatience = { connectionMs: 5_000, statementMs: 30_000, silenceMs: 35_000 };
interface EmbeddedOptions {
  isPatient?: boolean;
  /** After so long a call fails. The embedded engine cannot stop a statement, so the statement itself goes on. */
  waitMaxMs?: number;
  tracer?: Tracer | null;
}

/** The database inside a directory, migrated, with the directory locked for this process. It runs in a thread, whose program is `threadFile`. */
export async function openEmbeddedDatabase(
  dataDir: string,
  threadFile: string,
  { isPatient = false, waitMaxMs = usualPatience.statementMs, tracer = null }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const [{ openDatabaseThread }, { drizzle }, { migrate }] = await loadEmbedded();
  const { unlock, onCall } = await lockDataDir(dataDir);
  try {
    const directory = join(dataDir, "database");
    unpackDatabase(directory);
    const thread = await openDatabaseThread(directory, threadFile);
    // The cast is right because drizzle calls only those methods of PGlite that the thread has too.
    const database = drizzle((tracer ? traceThread(thread, tracer) : thread) as unknown as PGlite, { schema });
    await migrate(database, { migrationsFolder });
    await ensureSearchIndex(database);
    if (!isPatient) thread.limitWaiting(waitMaxMs);
    const news = createNewsFeed((onMessage) => thread.listen(newsChannel, onMessage));
    const close = async () => {
      await news.close();
      await thread.close();
      await unlock();
    };
    const copyTo = async (to: string) => {
      const copied = new Map<string, string>();
      await copyChanged(directory, to, copied, "pg_wal");
      await thread.whileStill(() => copyChanged(directory, to, copied));
    };
    const held = { pictureHold: createPictureHold(), processMark: createProcessMark() };
    return { database, isEmbedded: true, news, load: thread.load, close, ...held, embedded: { onCall, copyTo } };
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface PostgresOptions {
  connectionsMax?: number;
  /** Lifts the limit on how long a statement takes, for exports and imports. */
  isPatient?: boolean;
  patience?: DatabasePatience;
  tracer?: Tracer | null;
}

const idleMs = 30_000;

const limitsOf = ({ connectionMs, statementMs, silenceMs }: DatabasePatience) => ({
  connectionTimeoutMillis: connectionMs,
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: statementMs,
  idleTimeoutMillis: idleMs,
  keepAlive: true,
  stream: () => openImpatientSocket(silenceMs),
});

/**
 * A socket that ends when nothing arrives for so long. A paused database, or a network that drops packets, would otherwise never end the
 * wait.
 */
function openImpatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () =>
    socket.destroy(Object.assign(new Error(`The database said nothing for ${silenceMs} ms.`), { code: "ETIMEDOUT" })),
  );
  return socket;
}

/** A PostgreSQL server, migrated. Servers that start together wait for one another. */
export async function openPostgres(
  url: string,
  { connectionsMax = 10, isPatient = false, patience = usualPatience, tracer = null }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await loadPostgres();
  const own = { connectionString: url, application_name: "mailwright" };
  // An export needs two connections: one only holds the lock that keeps pictures from being removed.
  const pool = new pg.Pool({
    ...own,
    ...(isPatient ? { max: Math.max(2, connectionsMax) } : { ...limitsOf(patience), max: connectionsMax }),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  // The pool does not listen on a connection that is lent out, so its error event would end the process too. The next statement on it
  // reports the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await migratePostgres(new pg.Client(own));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const mark = drawMark();
  const listener = listenToPostgres(() => new pg.Client({ ...own, keepAlive: true, connectionTimeoutMillis: patience.connectionMs }), mark);
  const news = createNewsFeed(listener.listen);
  const close = async () => {
    await news.close();
    await listener.close();
    await pool.end();
  };
  const load = () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount });
  if (tracer) tracePool(pool, tracer);
  const database = drizzle(pool, { schema });
  const held = { pictureHold: createSharedPictureHold(database), processMark: createSharedProcessMark(database, mark, listener.hold) };
  return { database, isEmbedded: false, news, load, close, ...held, embedded: null };
}

/** On a connection of its own, without limits: a migration may take long, and others wait for its lock. */
async function migratePostgres(client: pg.Client): Promise<void> {
  const [, { drizzle }, { migrate }] = await loadPostgres();
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await ensureSearchIndex(drizzle(client, { schema }));
  } finally {
    await client.end(); // which gives the lock back
  }
}
