import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumLaunchOptions, findChromium } from "../scripts/chromium.mjs";
import { startBenchServer } from "./bench-server.js";
import { type ChecksCost, measureChecks } from "./measure-checks.js";
import { measureCompile, printCompile } from "./measure-compile.js";
import type { Cost } from "./measure-cost.js";
import { printDashboard } from "./measure-dashboard.js";
import { type Editing, measureEditing, measureFloor } from "./measure-editing.js";
import { measureLoad } from "./measure-load.js";

const sizes = [20, 100, 1000] as const;
const loadRounds = 5;

/** Prints sizes and timings with the floor page of the same run, so that another machine's figures compare as ratios. */
async function run(): Promise<void> {
  const server = await startBenchServer("packages/elements/dist/cdn");
  const browser = await chromium.launch(chromiumLaunchOptions(findChromium({ headlessShell: false })));
  const rows: Record<string, Record<string, number>> = {};
  for (const blocks of sizes) {
    const floor = await measureLoad(browser, server, `/floor?blocks=${blocks}`, loadRounds);
    const load = await measureLoad(browser, server, `/editor?blocks=${blocks}`, loadRounds);
    const floorEditing = await measureFloor(browser, server, blocks);
    const editing = await measureEditing(browser, server, blocks);
    rows[`${blocks} blocks`] = {
      "gzip KiB until usable": load.scriptAndStyleBytes / 1024,
      "usable ms": load.usableMs,
      "floor usable ms": floor.usableMs,
      "usable / floor": load.usableMs / floor.usableMs,
      ...costRows(editing, floorEditing),
      "drag frame p95 ms": editing.dragFrameP95Ms,
      ...checksRows(await measureChecks(browser, server, blocks)),
      ...prefixed("compile", await measureCompile(blocks)),
    };
  }
  print(rows);
  await printCompile();
  await printDashboard(browser, server);
  await browser.close();
  server.close();
}

/** Each action to paint and in CPU time, and how many times the floor's where the floor does it too. */
function costRows({ dragFrameP95Ms: _, ...editing }: Editing, floor: Readonly<Record<string, Cost>>): Record<string, number> {
  const rows: Record<string, number> = {};
  for (const [name, { p50, p95, cpu }] of Object.entries(editing)) {
    rows[`${name} p50 ms`] = p50;
    rows[`${name} p95 ms`] = p95;
    rows[`${name} CPU ms`] = cpu;
    const lowest = floor[name];
    if (lowest) rows[`${name} CPU / floor`] = cpu / lowest.cpu;
  }
  return rows;
}

function checksRows({ edit, longest, longestWithout }: ChecksCost): Record<string, number> {
  return { "checks, an edit ms": edit, "checks, longest ms": longest, "checks, no worker ms": longestWithout };
}

function prefixed(prefix: string, values: object): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix} ${name}`, Number(value)]));
}

function print(rows: Record<string, Record<string, number>>): void {
  const names = Object.keys(Object.values(rows)[0] ?? {});
  const columns = Object.keys(rows);
  console.log(["".padEnd(26), ...columns.map((column) => column.padStart(13)), "1,000 / 20".padStart(13)].join(""));
  for (const name of names) {
    const values = columns.map((column) => rows[column]?.[name] ?? Number.NaN);
    const ratio = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
    console.log([name.padEnd(26), ...values.map((value) => value.toFixed(1).padStart(13)), ratio.toFixed(2).padStart(13)].join(""));
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/bench.json", JSON.stringify(rows, null, 2));
}

await run();
