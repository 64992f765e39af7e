import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { eq, isNotNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openEmbeddedDatabase, openPostgres } from "../database/open-database.js";
import { assets, jobs } from "../database/schema.js";
import { tidy } from "../ops/tidy.js";
import { createDiskBlobStore } from "../ports/blob-store/disk-blob-store.js";
import { attackCount, isLongAttack } from "../testing/test-attack.js";
import { callAt, exchangeSession, mintSession } from "../testing/test-client.js";
import { freshDataDir, hasTestPostgres, preparedDataDir, type TestEngine } from "../testing/test-engines.js";
import { testIsolateFile } from "../testing/test-isolates.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { briefly, buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../testing/test-program.js";
import { startTestServer } from "../testing/test-server.js";
import { startTestSmtp, type TestSmtp } from "../testing/test-smtp.js";
import { createWriters, type Reached, type TestWriter } from "../testing/test-writers.js";

/** On each engine. */
const kills = attackCount({ short: 2, long: 30 });
const hourMs = 60 * 60 * 1000;

/** Everybody writes until the plug is pulled: after another number of answers each time, and at another moment of what is under way then. */
async function writeUntilKilled(server: ChildProcess, at: Reached, writers: readonly TestWriter[], round: number): Promise<number> {
  const exited = once(server, "exit");
  const killedAfter = 9 + ((round * 5) % 17);
  let acknowledged = 0;
  const ends = writers.map(async (writer) => {
    for (;;) {
      await writer.write(at);
      acknowledged += 1;
      if (acknowledged === killedAfter) setTimeout(() => server.kill("SIGKILL"), (round * 7) % 25);
    }
  });
  for (const end of await Promise.allSettled(ends))
    expect(String(end.status === "rejected" && end.reason)).toMatch(/fetch failed|terminated|socket|JSON|other side closed/);
  await exited;
  return acknowledged;
}

describe("killed in the middle of everything", () => {
  let program: TestProgram;
  const cleanups: (() => unknown)[] = [];
  const start = (directory: string, env: Record<string, string>) => {
    const server = spawnProgram(program, directory, env, briefly);
    // It ends with the tests, whatever becomes of them.
    cleanups.push(() => stopProgram(server, "SIGKILL"));
    return server;
  };
  beforeAll(async () => {
    program = await buildProgram();
    cleanups.push(() => program.remove());
  }, 60_000);
  afterAll(async () => {
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  });

  interface Place {
    directory: string;
    env: Record<string, string>;
    open: TestEngine["open"];
  }
  const newDataDir = async () => {
    const directory = freshDataDir(await preparedDataDir());
    cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
    return directory;
  };
  const places: Record<string, () => Promise<Place>> = {
    "the embedded database": async () => {
      const directory = await newDataDir();
      return { directory, env: {}, open: async () => openEmbeddedDatabase(directory, await testIsolateFile("database-thread")) };
    },
    PostgreSQL: async () => {
      const [directory, { url, drop }] = await Promise.all([newDataDir(), createMigratedDatabase()]);
      cleanups.push(drop);
      return { directory, env: { DATABASE_URL: url }, open: () => openPostgres(url) };
    },
  };

  test.concurrent.each(Object.entries(places).slice(0, hasTestPostgres ? 2 : 1))(
    `${kills} times on %s, it loses nothing that was acknowledged, tears nothing and sends nothing twice`,
    async (name, prepare) => {
      const [{ directory, env, open }, smtp] = [await prepare(), await startTestSmtp()];
      cleanups.push(() => smtp.close());
      const settings = { ...env, SMTP_URL: smtp.url };
      let sessionId = "";
      let writers: TestWriter[] = [];
      let acknowledged = 0;
      /** The session was stored too, so it outlives its server. */
      const reach = async (server: ChildProcess): Promise<Reached> => {
        const url = await untilReady(server);
        if (sessionId === "") ({ sessionId } = await mintSession(url, "kim"));
        return { url, call: callAt(url, await exchangeSession(url, sessionId)) };
      };
      for (let round = 0; round < kills; round += 1) {
        const server = start(directory, settings);
        const at = await reach(server);
        if (round === 0) writers = await createWriters({ at, collaboratorId: (await mintSession(at.url, "ben")).principalId, smtp });
        for (const writer of writers) await writer.check(at, false);
        acknowledged += await writeUntilKilled(server, at, writers, round);
      }
      // The mail server takes what it asked to come back with, and the leases of what was under way are over.
      smtp.takeLaterMails();
      await passTime(open);
      const last = start(directory, settings);
      const at = await reach(last);
      await untilMailed(at, smtp);
      for (const writer of writers) await writer.check(at, true);
      expect(await stopProgram(last, "SIGTERM")).toBe(0);
      expect(acknowledged).toBeGreaterThan(kills * 8);
      const left = await tidyAway({ directory, open });
      if (isLongAttack)
        console.log(
          `${name}: ${kills} kills, ${acknowledged} acknowledged writes, ${smtp.taken.size} mails, ${left} pictures; none lost, none torn, none twice`,
        );
    },
    900_000,
  );
});

/** As if half an hour had passed since. */
async function passTime(open: TestEngine["open"]): Promise<void> {
  const { database, close } = await open();
  const before = (column: AnyPgColumn) => sql`${column} - interval '30 minutes'`;
  await database
    .update(jobs)
    .set({ runAt: before(jobs.runAt), leasedUntil: before(jobs.leasedUntil) })
    .where(eq(jobs.state, "waiting"));
  await close();
}

/** Every mail that was asked for has ended: sent once, or told to be uncertain, or cancelled. */
async function untilMailed({ call }: Reached, smtp: TestSmtp): Promise<void> {
  const findJobs = async (): Promise<{ id: string; state: string }[]> => (await call("GET", "/jobs")).body;
  // Not by `expect.poll`, which knows only one of two tests that run at once. Up to thirty mails wait, and each takes a thread its time.
  const untilAllAre = (states: readonly string[]) =>
    vi.waitUntil(async () => (await findJobs()).every(({ state }) => states.includes(state)), { timeout: 30_000, interval: 100 });
  await untilAllAre(["done", "uncertain", "cancelled", "failed"]);
  // What the mail server refused until now is asked for again by its sender.
  for (const { id, state } of await findJobs()) if (state === "failed") await call("POST", `/jobs/${id}/retry`);
  await untilAllAre(["done", "uncertain", "cancelled"]);
  for (const [id, times] of smtp.taken) {
    const { body: job } = await call("GET", `/jobs/${id}`);
    expect([id, times, ["done", "uncertain"].includes(job.state)]).toEqual([id, 1, true]);
  }
}

/** What is left on the disk after a tidying is what rows need, whole. Answers how many files. */
async function tidyAway({ directory, open }: { directory: string; open: TestEngine["open"] }): Promise<number> {
  const blobsIn = join(directory, "blobs");
  const server = await startTestServer({ name: "what is left", open }, { ports: { blobStore: createDiskBlobStore(blobsIn) } });
  try {
    // Longer than an upload may take.
    server.clock.advance(Date.now() + 2 * hourMs - server.clock.now().getTime());
    await tidy(server.ports);
    const { database } = server.ports;
    const needed = [
      ...(await database.select({ key: assets.contentKey }).from(assets)),
      ...(await database.select({ key: jobs.resultKey }).from(jobs).where(isNotNull(jobs.resultKey))),
    ].map(({ key }) => key);
    const files = existsSync(blobsIn)
      ? readdirSync(blobsIn, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      : [];
    for (const { name, parentPath } of files)
      expect(
        createHash("sha256")
          .update(readFileSync(join(parentPath, name)))
          .digest("hex"),
      ).toBe(name);
    expect(files.map(({ name }) => name).sort()).toEqual([...new Set(needed)].sort());
    return files.length;
  } finally {
    await server.close();
  }
}
