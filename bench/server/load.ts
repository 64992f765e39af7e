import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { openPostgres } from "../../packages/server/src/database/open-database.js";
import { createDiskBlobStore } from "../../packages/server/src/ports/blob-store/disk-blob-store.js";
import { exchangeSession, mintSession } from "../../packages/server/src/testing/test-client.js";
import { createTestDatabase } from "../../packages/server/src/testing/test-postgres.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../../packages/server/src/testing/test-program.js";
import { startHostileUser } from "./hostile-user.js";
import { readMetric } from "./measure-server.js";
import { type MixedFigures, signInPeople, workTogether } from "./mixed-users.js";
import { limitProcessor, parentOf, processorSeconds } from "./processor-time.js";
import { seedTemplates } from "./seed-templates.js";

const option = (name: string, initial: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? initial);
const templates = option("templates", 100_000);
const users = option("users", 50);
const seconds = option("seconds", 60);
/** What a person waits between two calls, on average. Nobody clicks that quickly; it is what a page that loads its pictures does. */
const pauseMs = option("pause", 350);
/** Of a core, for each of the processes that are compared. The rest is for the database and for whoever asks. */
const quotaCores = option("quota", 25) / 100;
const quotaSeconds = option("quota-seconds", 30);

const goals = { loopP99Ms: 50, readsP95Ms: 60, twoOfOne: 1.7 };

interface Ground {
  program: TestProgram;
  url: string;
  dataDir: string;
  postmaster: number;
  picture: Blob;
}

interface Phase {
  name: string;
  figures: MixedFigures;
  loopP99Ms: number[];
  cpuSeconds: { servers: number; database: number; generator: number };
  hostileCalls: Record<string, number> | null;
}

const start = async (ground: Ground) => {
  const secret = "a secret for the bench, long enough to be one";
  const child = spawnProgram(ground.program, ground.dataDir, { DATABASE_URL: ground.url, APP_SECRET: secret });
  return { child, pid: child.pid ?? 0, url: await untilReady(child) };
};
type Started = Awaited<ReturnType<typeof start>>;

async function measurePhase(
  ground: Ground,
  servers: readonly Started[],
  asked: { name: string; seconds: number; pauseMs: number; isHostile: boolean },
) {
  const urls = servers.map(({ url }) => url);
  const people = await signInPeople(urls, users, ground.picture);
  await workTogether(people, { seconds: 5, pauseMs: asked.pauseMs }, ground.picture); // everything has been called once
  const [first] = urls;
  const hostile = asked.isHostile && first ? startHostileUser(first, await signInHostile(first)) : null;
  await Promise.all(urls.map((url) => readMetric(url, loopDelay)));
  const pids = servers.map(({ pid }) => pid);
  const read = () => ({
    servers: processorSeconds(pids),
    database: processorSeconds([ground.postmaster]),
    generator: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  });
  const before = read();
  const figures = await workTogether(people, asked, ground.picture);
  const after = read();
  const loopP99Ms = await Promise.all(urls.map(async (url) => (await readMetric(url, loopDelay)) * 1000));
  const hostileCalls = hostile && (await hostile.stop());
  const cpuSeconds = {
    servers: after.servers - before.servers,
    database: after.database - before.database,
    generator: after.generator - before.generator,
  };
  const phase: Phase = { name: asked.name, figures, loopP99Ms, cpuSeconds, hostileCalls };
  print(phase);
  return phase;
}

const loopDelay = "nodejs_eventloop_delay_p99_seconds";
const signInHostile = async (url: string) => exchangeSession(url, (await mintSession(url, "hostile")).sessionId);

function print({ name, figures, loopP99Ms, cpuSeconds, hostileCalls }: Phase): void {
  const ms = (value: number) => value.toFixed(1).padStart(8);
  const { calls, perSecond, reads, writes, refused, byAction } = figures;
  console.log(
    `\n${name}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}`,
  );
  console.log(`  ${calls} calls, ${perSecond.toFixed(0)} a second; refused: ${JSON.stringify(refused)}`);
  console.log("  ms                      p50      p95      p99");
  const line = (label: string, timing: typeof reads) =>
    console.log(`  ${label.padEnd(20)}${ms(timing.p50)} ${ms(timing.p95)} ${ms(timing.p99)}`);
  line("reads", reads);
  line("writes", writes);
  for (const [action, timing] of Object.entries(byAction)) line(`  ${action}`, timing);
  console.log(`  event loop p99        ${loopP99Ms.map((value) => `${value.toFixed(1)} ms`).join(", ")}`);
  const per = (seconds: number) => ((seconds * 1000) / calls).toFixed(2);
  console.log(
    `  processor seconds for a thousand calls: servers ${per(cpuSeconds.servers)}, database ${per(cpuSeconds.database)}, this bench ${per(cpuSeconds.generator)}`,
  );
  if (hostileCalls) console.log(`  calls of the hostile user by status: ${JSON.stringify(hostileCalls)}`);
}

/** As many processes as asked for, each with the same part of a core, and as many calls as they can answer. */
async function measureProcesses(ground: Ground, count: number): Promise<Phase & { isLimited: boolean }> {
  const servers: Started[] = [];
  for (let n = 0; n < count; n += 1) servers.push(await start(ground));
  const quotas = servers.map(({ pid }) => limitProcessor(pid, quotaCores));
  try {
    const isLimited = quotas.every((quota) => quota !== null);
    const name = `${count} process${count > 1 ? "es" : ""}, ${isLimited ? `${quotaCores * 100}% of a core each` : "NOT LIMITED"}, no pauses`;
    return { ...(await measurePhase(ground, servers, { name, seconds: quotaSeconds, pauseMs: 0, isHostile: false })), isLimited };
  } finally {
    await Promise.all(servers.map(({ child }) => stopProgram(child, "SIGTERM")));
    for (const quota of quotas) quota?.leave();
  }
}

function judge(label: string, value: number, goal: number, isAtMost = true): void {
  const holds = isAtMost ? value <= goal : value >= goal;
  console.log(`  ${label.padEnd(58)}${value.toFixed(2).padStart(8)}  ${holds ? "within" : "MISSES"} ${goal}`);
}

async function run(ground: Ground): Promise<Phase[]> {
  const server = await start(ground);
  const quiet = await measurePhase(ground, [server], { name: `${users} users`, seconds, pauseMs, isHostile: false });
  const hostile = await measurePhase(ground, [server], { name: `${users} users and a hostile one`, seconds, pauseMs, isHostile: true });
  await stopProgram(server.child, "SIGTERM");
  const one = await measureProcesses(ground, 1);
  const two = await measureProcesses(ground, 2);
  console.log("\nGoals");
  for (const { name, loopP99Ms, figures } of [quiet, hostile]) {
    judge(`${name}: event loop p99, ms`, Math.max(...loopP99Ms), goals.loopP99Ms);
    judge(`${name}: reads p95, ms`, figures.reads.p95, goals.readsP95Ms);
  }
  if (one.isLimited && two.isLimited)
    judge("calls of two processes for one of one", two.figures.perSecond / one.figures.perSecond, goals.twoOfOne, false);
  else
    console.log(
      "  two processes: not compared, because no process could be given a part of a core here (it takes control groups, and root)",
    );
  return [quiet, hostile, one, two];
}

async function open(program: TestProgram) {
  const dataDir = mkdtempSync(join(tmpdir(), "mailwright-bench-"));
  const { url, drop } = await createTestDatabase({ isDurable: true });
  const noise = await sharp({
    create: { width: 480, height: 640, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 20 } },
  })
    .jpeg()
    .toBuffer();
  const previewKey = createHash("sha256").update(noise).digest("hex");
  await createDiskBlobStore(join(dataDir, "blobs")).put(previewKey, noise);
  const opened = await openPostgres(url);
  const before = performance.now();
  await seedTemplates(opened.database, templates, { ownedByEach: Math.ceil(templates / users), previewKey });
  await opened.close();
  console.log(`${templates.toLocaleString("en")} templates seeded in ${((performance.now() - before) / 1000).toFixed(1)} s`);
  const ground: Ground = {
    program,
    url,
    dataDir,
    postmaster: await findPostmaster(url),
    picture: new Blob([new Uint8Array(noise)], { type: "image/jpeg" }),
  };
  const dropAll = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await drop();
  };
  return { ground, drop: dropAll };
}

async function findPostmaster(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const postmaster = parentOf(Number(rows[0]?.pid));
  await client.end();
  return postmaster;
}

const program = await buildProgram();
const { ground, drop } = await open(program);
try {
  const phases = await run(ground);
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/bench-load.json", JSON.stringify(phases, null, 2));
} finally {
  await drop();
  program.remove();
}
