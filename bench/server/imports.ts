import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { blockRegistry } from "@mailwright/blocks";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import { compileDocument } from "@mailwright/compiler";
import { zipOf } from "../../packages/server/src/testing/test-archives.js";
import type { TestCall } from "../../packages/server/src/testing/test-client.js";
import { testImportPage } from "../../packages/server/src/testing/test-import-page.js";
import { buildProgram, spawnProgram, stopProgram, untilReady } from "../../packages/server/src/testing/test-program.js";
import { quantile } from "../statistics.js";
import { readMemoryMb, signInAs } from "./measure-server.js";

const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const count = Number(option("emails") ?? 500);
const folder = option("from");

/** The emails of a folder, or the library's, as they are sent. */
function findSources(): readonly string[] {
  if (folder !== undefined) {
    const names = readdirSync(folder).filter((name) => /\.html?$/.test(name));
    return names.map((name) => readFileSync(join(folder, name), "utf8"));
  }
  let ids = 0;
  return starterDocuments.map((starter) => {
    const document = plantStarter(starter, () => `b${ids++}`);
    return compileDocument(document, blockRegistry, { title: starter.name }).html;
  });
}

/** As many emails as are asked for, again and again with other words, so that none is the same. */
function writeLibrary(): Buffer {
  const sources = findSources();
  const files = Array.from({ length: count }, (_, index) => {
    const html = (sources[index % sources.length] ?? "").replace(/<\/body>/i, `<p>Number ${index}</p></body>`);
    return [`letters/${index}.html`, html] as const;
  });
  return zipOf(Object.fromEntries(files));
}

/** Seconds of the processor that a program and what it has started have had, ended processes included. */
function readTreeCpu(root: number): number {
  const stats = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
  const own = new Set([root]);
  for (let before = 0; before !== own.size; ) {
    before = own.size;
    for (const { pid, parent } of stats) if (own.has(parent)) own.add(pid);
  }
  const ticksPerSecond = 100;
  return stats.reduce((sum, { pid, ticks }) => sum + (own.has(pid) ? ticks : 0), 0) / ticksPerSecond;
}

function readStat(pid: number): { pid: number; parent: number; ticks: number } | null {
  try {
    // Its name stands in brackets, and may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { pid, parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) };
  } catch {
    return null; // it has ended meanwhile
  }
}

/** A token lasts a quarter of an hour, and a long import longer. */
async function stayingSignedIn(url: string, owner: number): Promise<TestCall> {
  let signedIn = await signInAs(url, owner);
  return async (...what) => {
    const answer = await signedIn(...what);
    if (answer.status !== 401) return answer;
    signedIn = await signInAs(url, owner);
    return signedIn(...what);
  };
}

const program = await buildProgram();
writeFileSync(join(dirname(program.path), "import-page.js"), await testImportPage());
const dataDir = mkdtempSync(join(tmpdir(), "mailwright-imports-"));
const child = spawnProgram(program, dataDir, { CHROMIUM_SANDBOX: "off", PREVIEW_PICTURES: "off" });
try {
  const url = await untilReady(child);
  const call = await stayingSignedIn(url, 0);
  const callByAnother = await stayingSignedIn(url, 1);
  const form = new FormData();
  form.append("files[]", new Blob([new Uint8Array(writeLibrary())]), "letters.zip");
  const began = performance.now();
  const cpuBefore = readTreeCpu(child.pid ?? 0);
  const { body: made } = await call("POST", "/imports", form);
  console.log(`${made.total} emails are taken in after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  const answers: number[] = [];
  let askedAt = 0;
  for (let left = made.waiting; left > 0; ) {
    // How far it is need not be asked more often than a person's dashboard asks.
    if (performance.now() - askedAt > 1000) {
      left = (await call("GET", `/imports/${made.id}`)).body.waiting;
      askedAt = performance.now();
    }
    const asked = performance.now();
    await callByAnother("GET", "/usertemplate?status=draft&limit=20");
    answers.push(performance.now() - asked);
    await pause(200);
  }
  const seconds = (performance.now() - began) / 1000;
  const cpuSeconds = readTreeCpu(child.pid ?? 0) - cpuBefore;
  const { body: done } = await call("GET", `/imports/${made.id}`);
  const { body: results } = await call("GET", `/imports/${made.id}/results`);
  const shares = (device: "desktop" | "phone") =>
    results.flatMap(({ difference }: { difference: Record<string, number> | null }) => difference?.[device] ?? []);
  console.log(`${done.read} read and ${done.refused} refused in ${seconds.toFixed(0)} s: ${(seconds / count).toFixed(2)} s each.`);
  console.log(`Of the processors it took ${cpuSeconds.toFixed(0)} s, which two do in ${(cpuSeconds / 2).toFixed(0)} s.`);
  console.log(
    `Meanwhile ${answers.length} calls of another person took ${quantile(answers, 0.5).toFixed(0)} ms, one in twenty more than ${quantile(answers, 0.95).toFixed(0)} ms, the longest ${Math.max(...answers).toFixed(0)} ms.`,
  );
  for (const device of ["desktop", "phone"] as const)
    console.log(`${device}: median difference ${(quantile(shares(device), 0.5) * 100).toFixed(2)} %`);
  console.log(`Memory of the server: ${readMemoryMb(child.pid ?? 0).toFixed(0)} MB`);
} finally {
  await stopProgram(child, "SIGTERM");
  program.remove();
  rmSync(dataDir, { recursive: true, force: true });
}
