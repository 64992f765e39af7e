import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as passing } from "node:timers/promises";
import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attackCount, isLongAttack } from "../testing/test-attack.js";
import { callAt, exchangeSession, mintSession, type TestCall } from "../testing/test-client.js";
import { freshDataDir, preparedDataDir } from "../testing/test-engines.js";
import { type LiveTester, openLive } from "../testing/test-live.js";
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

const cleanups: (() => unknown)[] = [];
let program: TestProgram;
beforeAll(async () => {
  program = await buildProgram();
  cleanups.push(() => program.remove());
}, 60_000);
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp();
});

async function join(url: string, id: string, writer: Writer): Promise<void> {
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
  await expect.poll(() => tester.isSynced() || tester.ended(), { timeout: 20_000 }).toBe(true);
}

/** One more word at the end of what everybody writes in. */
function writeOn(writer: Writer, nth: number): void {
  const { tester, written } = writer;
  if (!tester?.isSynced()) return;
  const word = `w${nth}x${written.length}`;
  written.push(word);
  tester.write("words", { text: String(tester.text("words")).replace("</p>", ` ${word}</p>`) });
}

/** Everybody writes until the plug is pulled. */
async function writeUntilKilled(server: ChildProcess, people: readonly Writer[], forMs: number): Promise<void> {
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    for (const [nth, writer] of people.entries()) writeOn(writer, nth);
    await passing(everyMs);
  }
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

test(`five people write in one text and the server is killed ${kills} times: what anybody saw as saved is there, and every word once`, async () => {
  const directory = freshDataDir(await preparedDataDir());
  cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
  const start = async () => {
    const server = spawnProgram(program, directory, {}, briefly);
    cleanups.push(() => stopProgram(server, "SIGKILL"));
    return { server, url: await untilReady(server) };
  };
  let { server, url } = await start();
  const sessions = await Promise.all(Array.from({ length: writers }, (_, nth) => mintSession(url, `writer${nth}`)));
  const people: Writer[] = sessions.map(({ sessionId }) => ({
    ...{ sessionId, written: [], saved: 0 },
    ...{ storing: undefined, epoch: undefined, tester: undefined },
  }));
  const owner = sessions[0]?.sessionId ?? "";
  let call = callAt(url, await exchangeSession(url, owner));
  const { id } = (await call("POST", "/usertemplate/type/email", { name: "Ours", template: { html: "<p>x</p>", components: email } })).body;
  await call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: sessions.slice(1).map(({ principalId }) => principalId) });

  for (let round = 0; round < kills; round += 1) {
    await Promise.all(people.map((writer) => join(url, id, writer)));
    await writeUntilKilled(server, people, 1500 + ((round * 700) % 2300));
    ({ server, url } = await start());
    call = callAt(url, await exchangeSession(url, owner));
    const times = timesIn(await readStored(call, id));
    for (const { written, saved } of people) for (const word of written.slice(0, saved)) expect([word, times(word)]).toEqual([word, 1]);
  }
  await Promise.all(people.map((writer) => join(url, id, writer)));
  const all = people.flatMap(({ written }) => written);
  const misses = (text: string) => {
    const times = timesIn(text);
    return all.filter((word) => times(word) !== 1);
  };
  for (const { tester } of people) await expect.poll(() => misses(String(tester?.text("words"))), { timeout: 20_000 }).toEqual([]);
  const [text] = people.map(({ tester }) => tester?.text("words"));
  for (const { tester } of people) expect(tester?.text("words")).toBe(text);
  await expect.poll(async () => misses(await readStored(call, id)), { timeout: 20_000 }).toEqual([]);
  expect(people.every(({ saved }) => saved > 0)).toBe(true);
  if (isLongAttack) console.log(`${kills} kills, ${all.length} words of ${writers} people; none lost, none twice`);
  for (const { tester } of people) tester?.leave();
  expect(await stopProgram(server, "SIGTERM")).toBe(0);
}, 900_000);
