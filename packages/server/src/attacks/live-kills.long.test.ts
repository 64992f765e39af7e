import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attackCount, isLongAttack } from "../testing/test-attack.js";
import { callAt, exchangeSession, mintSession, type TestCall } from "../testing/test-client.js";
import { freshDataDir, hasTestPostgres, preparedDataDir } from "../testing/test-engines.js";
import { type LiveTester, openLive } from "../testing/test-live.js";
import { createTestDatabase } from "../testing/test-postgres.js";
import { briefly, buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../testing/test-program.js";

const kills = attackCount({ short: 2, long: 10 });
const writers = 5;
const everyMs = 40;
const email = aDocument([aSection(aText({ text: "<p>Begin</p>" }, "words"))]);

/** Somebody who writes on, and remembers which of their words they saw as saved. */
interface Writer {
  readonly sessionId: string;
  readonly written: string[];
  saved: number;
  storing: number | undefined;
  epoch: string | undefined;
  tester: LiveTester | undefined;
}

interface Running {
  readonly server: ChildProcess;
  readonly url: string;
}

const cleanups: (() => unknown)[] = [];
let program: TestProgram;
beforeAll(async () => {
  program = await buildProgram();
  cleanups.push(() => program.remove());
}, 60_000);
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

async function enter(url: string, id: string, writer: Writer): Promise<void> {
  const headers = await exchangeSession(url, writer.sessionId);
  writer.storing = undefined;
  const tester = openLive(url, { headers }, id, {
    ...(writer.epoch !== undefined && { epoch: writer.epoch }),
    ...(writer.tester && { doc: writer.tester.doc }),
    onSaid({ kind, epoch }) {
      if (kind === "opened") writer.epoch = String(epoch);
      if (kind === "storing") writer.storing = writer.tester?.isSent() ? writer.written.length : undefined;
      if (kind === "stored") writer.saved = writer.storing ?? writer.saved;
    },
  });
  writer.tester = tester;
  await expect.poll(() => tester.isSynced() || tester.ended() !== undefined, { timeout: 20_000 }).toBe(true);
}

/** Why a connection may end that is made anew then: by itself, with its process, or as another process has the room. */
const passing = new Set(["1006", "1001", "server-closing", "room-moved"]);

/** Comes back for as long as it takes, with what they have. */
async function comeBack(url: string, id: string, writer: Writer): Promise<void> {
  do {
    writer.tester?.leave();
    await enter(url, id, writer);
    expect([undefined, ...passing]).toContain(writer.tester?.ended());
  } while (writer.tester?.ended() !== undefined);
}

/** One more word at the end of what everybody writes in. */
function writeOn(writer: Writer, nth: number): void {
  const { tester, written } = writer;
  if (!tester?.isSynced()) return;
  const word = `w${nth}x${written.length}`;
  written.push(word);
  tester.write("words", { text: String(tester.text("words")).replace("</p>", ` ${word}</p>`) });
}

async function writeFor(people: readonly Writer[], forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    for (const [nth, writer] of people.entries()) writeOn(writer, nth);
    await wait(everyMs);
  }
}

/** Everybody writes until the plug is pulled. */
async function writeUntilKilled(server: ChildProcess, people: readonly Writer[], forMs: number): Promise<void> {
  await writeFor(people, forMs);
  await stopProgram(server, "SIGKILL");
  for (const { tester } of people) tester?.leave();
}

async function readStored(call: TestCall, id: string): Promise<string> {
  return JSON.stringify((await call("GET", `/usertemplate/${id}`)).body.template.components);
}

/** How often each word stands in it. */
const timesIn = (text: string) => {
  const words = text.match(/w\d+x\d+/g) ?? [];
  return (word: string) => words.filter((each) => each === word).length;
};

/** People who may all write in one email. */
async function gather(url: string) {
  const sessions = await Promise.all(Array.from({ length: writers }, (_, nth) => mintSession(url, `writer${nth}`)));
  const people: Writer[] = sessions.map(({ sessionId }) => ({
    ...{ sessionId, written: [], saved: 0 },
    ...{ storing: undefined, epoch: undefined, tester: undefined },
  }));
  const owner = sessions[0]?.sessionId ?? "";
  const call = callAt(url, await exchangeSession(url, owner));
  const { id } = (await call("POST", "/usertemplate/type/email", { name: "Ours", template: { html: "<p>x</p>", components: email } })).body;
  await call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: sessions.slice(1).map(({ principalId }) => principalId) });
  return { people, id: String(id), owner };
}

/**
 * What anybody saw as saved is there once. It is settled before the stored email is asked for: those who are still at the other process go on
 * hearing that more of theirs is saved while the answer is on its way.
 */
async function expectSaved(people: readonly Writer[], read: () => Promise<string>): Promise<void> {
  const saved = people.flatMap(({ written, saved }) => written.slice(0, saved));
  const times = timesIn(await read());
  for (const word of saved) expect([word, times(word)]).toEqual([word, 1]);
}

/** In the end everybody has the same, with everything that anybody wrote once, and so it is stored. */
async function expectAllOnce(people: readonly Writer[], stored: () => Promise<string>): Promise<void> {
  const all = people.flatMap(({ written }) => written);
  const misses = (text: string) => {
    const times = timesIn(text);
    return all.filter((word) => times(word) !== 1);
  };
  for (const { tester } of people) await expect.poll(() => misses(String(tester?.text("words"))), { timeout: 20_000 }).toEqual([]);
  const [text] = people.map(({ tester }) => tester?.text("words"));
  for (const { tester } of people) expect(tester?.text("words")).toBe(text);
  await expect.poll(async () => misses(await stored()), { timeout: 20_000 }).toEqual([]);
  expect(people.every(({ saved }) => saved > 0)).toBe(true);
  if (isLongAttack) console.log(`${kills} kills, ${all.length} words of ${writers} people; none lost, none twice`);
}

test(`five people write in one text and the server is killed ${kills} times: what anybody saw as saved is there, and every word once`, async () => {
  const directory = freshDataDir(await preparedDataDir());
  cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
  const start = async () => {
    const server = spawnProgram(program, directory, {}, briefly);
    cleanups.push(() => stopProgram(server, "SIGKILL"));
    return { server, url: await untilReady(server) };
  };
  let { server, url } = await start();
  const { people, id, owner } = await gather(url);
  let call: TestCall;

  for (let round = 0; round < kills; round += 1) {
    await Promise.all(people.map((writer) => enter(url, id, writer)));
    await writeUntilKilled(server, people, 1500 + ((round * 700) % 2300));
    ({ server, url } = await start());
    call = callAt(url, await exchangeSession(url, owner));
    await expectSaved(people, () => readStored(call, id));
  }
  await Promise.all(people.map((writer) => enter(url, id, writer)));
  await expectAllOnce(people, () => readStored(call, id));
  for (const { tester } of people) tester?.leave();
  expect(await stopProgram(server, "SIGTERM")).toBe(0);
}, 900_000);

describe.runIf(hasTestPostgres)("two servers on one PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 60_000);
  afterAll(() => database?.drop());

  test(`five people write at both of them, of which one after the other is killed, ${kills} times: nothing saved is lost, and every word is there once`, async () => {
    const start = async () => {
      const directory = mkdtempSync(join(tmpdir(), "mailwright-live-kills-"));
      const server = spawnProgram(
        program,
        directory,
        { DATABASE_URL: database.url, APP_SECRET: "one secret for both of the servers" },
        briefly,
      );
      cleanups.push(async () => {
        await stopProgram(server, "SIGKILL");
        rmSync(directory, { recursive: true, force: true });
      });
      return { server, url: await untilReady(server) };
    };
    const both: [Running, Running] = [await start(), await start()];
    const { people, id, owner } = await gather(both[0].url);
    const urlOf = (nth: number) => both[nth % 2 === 0 ? 0 : 1].url;
    const everybodyIn = () =>
      Promise.all(
        people.map((writer, nth) => (writer.tester?.isSynced() && !writer.tester.ended() ? undefined : comeBack(urlOf(nth), id, writer))),
      );
    const readAt = async ({ url }: Running) => readStored(callAt(url, await exchangeSession(url, owner)), id);
    for (let round = 0; round < kills; round += 1) {
      await everybodyIn();
      await writeFor(people, 1500 + ((round * 700) % 2300));
      const killed = round % 2 === 0 ? 0 : 1;
      await stopProgram(both[killed].server, "SIGKILL");
      const atKilled = people.filter((_, nth) => nth % 2 === killed);
      for (const { tester } of atKilled) await expect.poll(() => tester?.ended()).toBeDefined();
      await expectSaved(people, () => readAt(both[killed === 0 ? 1 : 0]));
      both[killed] = await start();
    }
    await everybodyIn();
    await expectAllOnce(people, () => readAt(both[0]));
    for (const { tester } of people) tester?.leave();
    for (const { server } of both) expect(await stopProgram(server, "SIGTERM")).toBe(0);
  }, 900_000);
});
