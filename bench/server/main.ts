import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type OpenDatabase, openEmbeddedDatabase, openPostgres } from "../../packages/server/src/database/open-database.js";
import { testIsolateFile } from "../../packages/server/src/testing/test-isolates.js";
import { createTestDatabase } from "../../packages/server/src/testing/test-postgres.js";
import { buildProgram, spawnProgram, stopProgram, type TestProgram, untilReady } from "../../packages/server/src/testing/test-program.js";
import { type Crowd, measureCalls, measureCrowd, readMemoryMb, type Sample, signInAs } from "./measure-server.js";
import { seedTemplates } from "./seed-templates.js";

interface Ground {
  name: string;
  templates: number;
  /** The bound of each figure, by its name. */
  targets: Record<string, number>;
  open(): Promise<{ opened: OpenDatabase; env: Record<string, string>; dataDir: string; drop(): Promise<void> }>;
}

const option = (name: string, initial: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? initial);
const templates = option("templates", 100_000);
const million = option("million", 1_000_000);
const seconds = option("seconds", 60);
const clients = option("clients", 50);
const restMs = 5000;

async function openEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), "mailwright-bench-"));
  const drop = async () => rmSync(dataDir, { recursive: true, force: true });
  return { opened: await openEmbeddedDatabase(dataDir, await testIsolateFile("database-thread")), env: {}, dataDir, drop };
}

async function openServer() {
  const dataDir = mkdtempSync(join(tmpdir(), "mailwright-bench-"));
  const created = await createTestDatabase({ isDurable: true });
  const drop = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await created.drop();
  };
  return { opened: await openPostgres(created.url), env: { DATABASE_URL: created.url }, dataDir, drop };
}

const common = { "search for a rare word": 15, "save 90 KB": 15 };
const grounds: Ground[] = [
  { name: "embedded", templates, open: openEmbedded, targets: { ...common, "list page with total": 60, start: 1000, memory: 350 } },
  { name: "PostgreSQL", templates, open: openServer, targets: { ...common, "list page with total": 25, memory: 150 } },
  {
    name: "PostgreSQL, large",
    templates: million,
    open: openServer,
    targets: { "list page with total": 37.5, "search for a rare word": 22.5 },
  },
];

async function measure(program: TestProgram, { name, templates: count, open, targets }: Ground) {
  console.log(
    `\n${name}: ${count.toLocaleString("en")} templates, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}`,
  );
  const { opened, env, dataDir, drop } = await open();
  const seeding = performance.now();
  try {
    await seedTemplates(opened.database, count);
  } finally {
    await opened.close();
  }
  console.log(`  seeded in ${((performance.now() - seeding) / 1000).toFixed(1)} s`);
  // The first start makes what is missing; the second one is the warm one.
  await stopProgram(await started(spawnProgram(program, dataDir, env)), "SIGTERM");
  const starting = performance.now();
  const server = spawnProgram(program, dataDir, env);
  const url = await untilReady(server);
  const startMs = performance.now() - starting;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const pid = server.pid ?? 0;
  const memoryMb = readMemoryMb(pid);
  try {
    const calls = await measureCalls(url, await signInAs(url, 3));
    const crowd = await measureCrowd(url, pid, clients, seconds);
    print({ startMs, memoryMb, calls, crowd }, targets);
    return { name, templates: count, startMs, memoryMb, calls, crowd };
  } finally {
    await stopProgram(server, "SIGTERM");
    await drop();
  }
}

async function started(server: ReturnType<typeof spawnProgram>) {
  await untilReady(server);
  return server;
}

interface Figures {
  startMs: number;
  memoryMb: number;
  calls: Record<string, Sample>;
  crowd: Crowd & { memoryMb: number };
}

function print({ startMs, memoryMb, calls, crowd }: Figures, targets: Record<string, number>): void {
  const line = (label: string, value: number, unit: string, target?: number) => {
    const verdict = target === undefined ? "" : value <= target ? `  within ${target}` : `  MISSES ${target}`;
    console.log(`  ${label.padEnd(34)}${value.toFixed(1).padStart(9)} ${unit}${verdict}`);
  };
  line("warm start", startMs, "ms", targets["start"]);
  line("memory at rest", memoryMb, "MB", targets["memory"]);
  for (const [label, { medianMs, p95Ms, cpuMs }] of Object.entries(calls)) {
    line(`${label}, median`, medianMs, "ms", label.startsWith("list") ? undefined : targets[label]);
    line(`${label}, p95`, p95Ms, "ms", label.startsWith("list") ? targets[label] : undefined);
    line(`${label}, processor`, cpuMs, "ms");
  }
  console.log(
    `  ${clients} clients for ${seconds} s: ${crowd.calls} calls, ${crowd.perSecond.toFixed(0)} a second, ${crowd.errors} errors, ${crowd.lostSaves} lost saves`,
  );
  line("event loop delay p99", crowd.loopDelayP99Ms, "ms");
  line("memory afterwards", crowd.memoryMb, "MB");
}

const only = process.argv.find((word) => word.startsWith("--engine="))?.slice(9);
const program = await buildProgram();
try {
  const results = [];
  for (const ground of grounds)
    if (ground.templates > 0 && (only === undefined || ground.name === only)) results.push(await measure(program, ground));
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/bench-server.json", JSON.stringify(results, null, 2));
} finally {
  program.remove();
}
