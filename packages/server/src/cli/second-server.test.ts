import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callAt, exchangeSession, mintSession, type TestCall } from "../testing/test-client.js";
import { freshDataDir, hasTestPostgres, preparedDataDir } from "../testing/test-engines.js";
import { createMigratedDatabase } from "../testing/test-postgres.js";
import { briefly, buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../testing/test-program.js";

const kills = 30;

interface Stored {
  id: string;
  version: number;
}

/** What the save that makes this version writes: in the row and in the body. */
const contentOf = (version: number) => ({ description: `no ${version}`, template: { html: `<p>${version}</p>`.repeat(2000) } });

/** Saves again and again and pulls the plug in between; answers the last version that was acknowledged. */
async function saveUntilKilled(server: ChildProcess, call: TestCall, { id, version }: Stored, round: number): Promise<number> {
  const exited = once(server, "exit");
  let acknowledged = version;
  const saves = async () => {
    for (;;) {
      const { status, body } = await call("PATCH", `/usertemplate/${id}`, contentOf(acknowledged + 1));
      if (status !== 200) throw new Error(`A save was answered with ${status}.`);
      acknowledged = body.version;
      // At another moment of the following save each time.
      if (acknowledged === version + 1 + (round % 3)) setTimeout(() => server.kill("SIGKILL"), (round * 7) % 25);
    }
  };
  await expect(saves()).rejects.toThrow(/fetch failed|terminated|socket|JSON/);
  await exited;
  return acknowledged;
}

/** Row, body and version belong to one save: none is half written. */
async function expectWhole(call: TestCall, id: string, acknowledged: number): Promise<Stored> {
  const { body: stored } = await call("GET", `/usertemplate/${id}`);
  // The save that the plug was pulled on may have been stored or not.
  expect([acknowledged, acknowledged + 1]).toContain(stored.version);
  expect(stored).toMatchObject(contentOf(stored.version));
  const { body: versions } = await call("GET", `/usertemplate/${id}/versions`);
  expect(versions).toHaveLength(Math.min(50, stored.version));
  const { body: newest } = await call("GET", `/usertemplate/${id}/version/${versions[0].versionDate}`);
  expect(newest.template.html).toBe(stored.template.html);
  return { id, version: stored.version };
}

describe("what was acknowledged", () => {
  let program: TestProgram;
  const cleanups: (() => unknown)[] = [];
  /** A server that ends with the tests, whatever becomes of them. */
  const start = (directory: string, env: Record<string, string> = {}) => {
    const server = spawnProgram(program, directory, env, briefly);
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

  const newDataDir = async () => {
    const directory = freshDataDir(await preparedDataDir());
    cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
    return directory;
  };
  const engines: Record<string, () => Promise<Record<string, string>>> = {
    "the embedded database": async () => ({}),
    PostgreSQL: async () => {
      const { url, drop } = await createMigratedDatabase();
      cleanups.push(drop);
      return { DATABASE_URL: url };
    },
  };

  test.concurrent.each(Object.entries(engines).slice(0, hasTestPostgres ? 2 : 1))(
    `survives kill -9 in the middle of saving, ${kills} times, on %s`,
    async (_, prepare) => {
      const [directory, env] = [await newDataDir(), await prepare()];
      let sessionId = "";
      let saved: Stored = { id: "", version: 0 };
      for (let round = 0; round <= kills; round += 1) {
        const server = start(directory, env);
        const url = await untilReady(server);
        if (round === 0) ({ sessionId } = await mintSession(url, "kim"));
        // The session was stored too, so it outlives its server.
        const call = callAt(url, await exchangeSession(url, sessionId));
        if (round === 0) saved = (await call("POST", "/usertemplate/type/email", { name: "Durable", ...contentOf(1) })).body;
        saved = await expectWhole(call, saved.id, saved.version);
        if (round === kills) expect(await stopProgram(server, "SIGTERM")).toBe(0);
        else saved.version = await saveUntilKilled(server, call, saved, round);
      }
      expect(saved.version).toBeGreaterThan(kills);
    },
    900_000,
  );

  test("a second server on the same directory refuses with words", async () => {
    const directory = await newDataDir();
    const first = start(directory);
    await untilReady(first);
    const second = start(directory);
    let words = "";
    second.stderr?.on("data", (chunk: Buffer) => {
      words += chunk.toString();
    });
    const [code] = await once(second, "exit");
    expect([code, words.trim()]).toEqual([
      1,
      `The data directory ${directory} is in use by another server. Set DATABASE_URL to run several.`,
    ]);
    expect(await stopProgram(first, "SIGTERM")).toBe(0);
  }, 120_000);
});
