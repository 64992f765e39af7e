import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import { collectBlocks } from "@mailwright/document";
import { callAt, exchangeSession, mintSession } from "../../packages/server/src/testing/test-client.js";
import { createTestDatabase } from "../../packages/server/src/testing/test-postgres.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../../packages/server/src/testing/test-program.js";
import { quantile } from "../statistics.js";
import { readMemoryMb, readMetric } from "./measure-server.js";
import { limitProcessor, machineSeconds, processorSeconds, type Quota, threadSeconds } from "./processor-time.js";
import { type PeopleOrder, type RoomFigures, type RoomOrder, servePeople } from "./room-people.js";

const word = (name: string) => process.argv.find((each) => each.startsWith(`--${name}=`))?.split("=")[1];
const counts = (word("rooms") ?? "10,50,200")
  .split(",")
  .map(Number)
  .filter((count) => count > 0);
const seconds = Number(word("seconds") ?? 20);
const everyMs = Number(word("every") ?? 1000);
const processes = Number(word("processes") ?? 1);
/** What each process may have at most, in cores. */
const coresMax = word("quota") === undefined ? null : Number(word("quota")) / 100;
const restSeconds = 5;
const storedMaxMs = 2000;
/** Of so many threads of the server it is told what they take: those that have most to do. */
const threadsTold = 5;

/** A template that will be a room, and who may come in. */
interface Template extends Pick<RoomOrder, "id" | "blockId"> {
  readonly people: readonly Record<string, string>[];
}

interface Engine {
  readonly name: string;
  open(): Promise<{ readonly env: Record<string, string>; drop(): Promise<void> }>;
}

const engines: readonly Engine[] = [
  { name: "embedded", open: async () => ({ env: {}, drop: async () => undefined }) },
  {
    name: "PostgreSQL",
    open: async () => {
      const { url, drop } = await createTestDatabase({ isDurable: true });
      return { env: { DATABASE_URL: url, APP_SECRET: "a secret for the bench, long enough to be one" }, drop };
    },
  },
];

/** As many templates as there will be rooms, each of somebody and shared with somebody else. */
async function makeTemplates(url: string, count: number): Promise<Template[]> {
  const made: Template[] = [];
  for (let n = 0; n < count; n += 1) {
    const [owner, other] = [await mintSession(url, `owner-${n}`), await mintSession(url, `other-${n}`)];
    const people = [await exchangeSession(url, owner.sessionId), await exchangeSession(url, other.sessionId)];
    const starter = starterDocuments[n % starterDocuments.length];
    if (!starter) throw new Error("There are no starters.");
    const components = plantStarter(starter, () => crypto.randomUUID());
    const block = collectBlocks(components.root).find(({ type, props }) => type === "text" && typeof props["text"] === "string");
    const call = callAt(url, people[0] ?? {});
    const created = await call("POST", "/usertemplate/type/email", { name: starter.name, template: { html: "<p>x</p>", components } });
    const shared = await call("PATCH", `/usertemplate/sharing/${created.body.id}`, { collaborators: [other.principalId] });
    if (shared.status !== 200 || !block) throw new Error(`A template was not made: ${JSON.stringify(created.body)}`);
    made.push({ id: created.body.id, blockId: block.id, people });
  }
  return made;
}

/** Each of two who share a room comes to another process, if there are several, as a load balancer may send them. */
const sendPeople = (templates: readonly Template[], urls: readonly string[]): RoomOrder[] =>
  templates.map(({ people, ...room }, nth) => ({
    ...room,
    people: people.map((headers, at) => ({ headers, url: urls[(nth + at) % urls.length] ?? "" })),
  }));

/** Those who come into the rooms, in a process of their own. */
function startPeople() {
  const child: ChildProcess = fork(process.argv[1] ?? "", ["people"], { execArgv: [] });
  const order = (what: PeopleOrder) =>
    new Promise<{ answer: RoomFigures | null; rooms: number; trouble: Record<string, number> }>((resolve, reject) => {
      const onEnd = () => reject(new Error("the people's process has ended"));
      child.once("exit", onEnd);
      child.once("message", (message) => {
        child.off("exit", onEnd);
        resolve(message as never);
      });
      child.send(what);
    });
  return { order, end: () => child.kill() };
}

const rest = (forSeconds: number) => new Promise((resolve) => setTimeout(resolve, forSeconds * 1000));

async function measureRooms(program: TestProgram, { name, open }: Engine, count: number) {
  const { env, drop } = await open();
  const dataDir = mkdtempSync(join(tmpdir(), "mailwright-bench-"));
  const flags = word("profile") === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${word("profile")}`];
  const first = spawnProgram(program, dataDir, env);
  const templates = await makeTemplates(await untilReady(first), count);
  await stopProgram(first, "SIGTERM");
  // The first start makes the library, of which much is left in its memory.
  const servers = Array.from({ length: processes }, () => spawnProgram(program, dataDir, { ...env, LIVE_ADDRESS: "127.0.0.1" }, flags));
  const people = startPeople();
  const quotas: Quota[] = [];
  try {
    const urls = await Promise.all(servers.map(untilReady));
    const pids = servers.map(({ pid = 0 }) => pid);
    quotas.push(...limitAll(pids));
    const readMemory = () => pids.reduce((sum, pid) => sum + readMemoryMb(pid), 0);
    await rest(restSeconds);
    const emptyMb = readMemory();
    const entering = performance.now();
    const { rooms } = await people.order({ kind: "enter", rooms: sendPeople(templates, urls) });
    const enteredMs = performance.now() - entering;
    await rest(restSeconds);
    const openMb = readMemory();
    const idleCores = await coresOf(pids, () => rest(restSeconds));
    const fresh = (await people.order({ kind: "write", seconds, everyMs })).answer;
    await readLoopP99Ms(urls);
    const state: { figures: RoomFigures | null } = { figures: null };
    const [threadsBefore, machineBefore, writingFrom] = [threadsOf(pids), machineSeconds(), performance.now()];
    const writingCores = await coresOf(pids, async () => {
      state.figures = (await people.order({ kind: "write", seconds, everyMs })).answer;
    });
    const writingSeconds = (performance.now() - writingFrom) / 1000;
    const machineCores = (machineSeconds() - machineBefore) / writingSeconds;
    const since = [...threadsOf(pids)].map(([thread, seconds]) => (seconds - (threadsBefore.get(thread) ?? 0)) / writingSeconds);
    const threadCores = since.sort((one, other) => other - one).slice(0, threadsTold);
    const loopP99Ms = await readLoopP99Ms(urls);
    const writtenMb = readMemory();
    await people.order({ kind: "leave" });
    await rest(2 * restSeconds);
    const leftMb = readMemory();
    if (!state.figures || !fresh) throw new Error("Nobody said what they saw.");
    const others = { machineCores, threadCores, writingSeconds, freshStoredMs: fresh.storedMs };
    const found = {
      engine: name,
      count,
      rooms,
      enteredMs,
      emptyMb,
      openMb,
      writtenMb,
      leftMb,
      idleCores,
      writingCores,
      loopP99Ms,
      ...others,
    };
    print(found, state.figures);
    return { ...found, ...state.figures };
  } finally {
    people.end();
    for (const quota of quotas) quota.leave();
    await Promise.all(servers.map((server) => stopProgram(server, "SIGTERM")));
    rmSync(dataDir, { recursive: true, force: true });
    await drop();
  }
}

/** That of the process whose is the longest, since it was read last. */
async function readLoopP99Ms(urls: readonly string[]): Promise<number> {
  const each = await Promise.all(urls.map((url) => readMetric(url, "nodejs_eventloop_delay_p99_seconds")));
  return Math.max(...each) * 1000;
}

function limitAll(pids: readonly number[]): Quota[] {
  if (coresMax === null) return [];
  return pids.map((pid) => {
    const quota = limitProcessor(pid, coresMax);
    if (!quota) throw new Error("This system lets us limit no process.");
    return quota;
  });
}

const threadsOf = (pids: readonly number[]) => new Map(pids.flatMap((pid) => [...threadSeconds(pid)]));

/** How much of a core these processes took meanwhile. */
async function coresOf(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const [before, start] = [processorSeconds(pids), performance.now()];
  await work();
  return (processorSeconds(pids) - before) / ((performance.now() - start) / 1000);
}

type Found = Omit<Awaited<ReturnType<typeof measureRooms>>, keyof RoomFigures>;

function print(found: Found, { letters, arrivedMs, storedMs, stored, unsaved, trouble }: RoomFigures): void {
  const load = loadavg().map((each) => each.toFixed(1));
  const limit = coresMax === null ? "" : `, ${coresMax} cores for each`;
  console.log(
    `\n${found.engine}, ${processes} processes${limit}, ${found.count} rooms of two, a letter every ${everyMs} ms in each, load ${load.join(" ")}`,
  );
  const line = (label: string, words: string) => console.log(`  ${label.padEnd(34)}${words}`);
  const times = (each: readonly number[]) => `${quantile(each, 0.5).toFixed(0)} ms, p95 ${quantile(each, 0.95).toFixed(0)} ms`;
  line("open", `${found.rooms} within ${(found.enteredMs / 1000).toFixed(1)} s`);
  line("memory of a room", `${((found.openMb - found.emptyMb) / found.rooms).toFixed(2)} MB`);
  line(
    "memory empty, open, written, left",
    [found.emptyMb, found.openMb, found.writtenMb, found.leftMb].map((mb) => mb.toFixed(0)).join(", "),
  );
  line("processor idle, writing", `${found.idleCores.toFixed(2)}, ${found.writingCores.toFixed(2)} cores`);
  line("cores of its threads, of all", `${found.threadCores.map((each) => each.toFixed(2)).join(", ")}; ${found.machineCores.toFixed(2)}`);
  line("stored", `${stored} times, ${(stored / found.writingSeconds).toFixed(0)} a second`);
  line("event loop p99", `${found.loopP99Ms.toFixed(0)} ms`);
  line("a letter is at the other's after", times(arrivedMs));
  line("it is stored after", `${times(storedMs)}  ${quantile(storedMs, 0.5) <= storedMaxMs ? "within" : "MISSES"} ${storedMaxMs}`);
  line("in the first seconds of a process", times(found.freshStoredMs));
  line("letters, and not stored at the end", `${letters}, ${unsaved}`);
  line("trouble", JSON.stringify(trouble));
}

async function measureAll(): Promise<void> {
  const only = word("engine");
  const program = await buildProgram();
  try {
    const results = [];
    for (const engine of engines) {
      if (only !== undefined && engine.name !== only) continue;
      for (const count of counts) results.push(await measureRooms(program, engine, count));
    }
    mkdirSync("test-results", { recursive: true });
    writeFileSync("test-results/bench-rooms.json", JSON.stringify({ rooms: results }, null, 2));
  } finally {
    program.remove();
  }
}

if (process.argv[2] === "people") servePeople();
else await measureAll();
