import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumLaunchOptions, findChromium } from "../scripts/testing/chromium.mjs";
import { startBenchServer } from "./bench-server.js";
import { type ChecksCost, measureChecks } from "./measure-checks.js";
import { measureCompile, printCompile } from "./measure-compile.js";
import { printDashboard } from "./measure-dashboard.js";
import { type Costs, measureEditing, measureFloor } from "./measure-editing.js";
import { measureLoads } from "./measure-load.js";
import { printDropped, printPictures } from "./measure-pictures.js";
import { printTogether } from "./measure-together.js";

const sizes = [20, 100, 1000] as const;
const loadRounds = 5;

/** Prints sizes and timings with the floor page of the same run, so that another machine's figures compare as ratios. */
async function run(): Promise<void> {
  const server = await startBenchServer("packages/elements/dist/cdn");
  const options = chromiumLaunchOptions(findChromium({ headlessShell: false }));
  const browser = await chromium.launch(options);
  console.log(`Measured in Chromium ${browser.version()}${options.executablePath ? ` at ${options.executablePath}` : ""}`);
  const others = await Promise.all(sizes.slice(1).map(() => chromium.launch(options)));
  const pathsOf = (page: string) => sizes.map((blocks) => `/${page}?blocks=${blocks}`);
  const urlsOf = (page: string) => pathsOf(page).map((path) => server.url + path);

  const loads = await measureLoads(browser, server, [...pathsOf("editor"), ...pathsOf("floor")], loadRounds);
  const floor = await measureFloor([browser, ...others], urlsOf("floor"));
  const { costs, dragFrameP95Ms } = await measureEditing([browser, ...others], urlsOf("editor"));
  await Promise.all(others.map((other) => other.close()));

  const rows: Record<string, Record<string, number>> = {};
  for (const [nth, blocks] of sizes.entries()) {
    const [load, floorLoad] = [loads[nth], loads[nth + sizes.length]];
    rows[`${blocks} blocks`] = {
      "gzip KiB until usable": (load?.scriptAndStyleBytes ?? Number.NaN) / 1024,
      "gzip KiB until quiet": (load?.bytesUntilQuiet ?? Number.NaN) / 1024,
      "requests until usable": load?.requestsUntilUsable ?? Number.NaN,
      "requests until quiet": load?.requestsUntilQuiet ?? Number.NaN,
      elements: load?.elements ?? Number.NaN,
      "usable ms": load?.usableMs ?? Number.NaN,
      "floor usable ms": floorLoad?.usableMs ?? Number.NaN,
      "usable / floor": (load?.usableMs ?? Number.NaN) / (floorLoad?.usableMs ?? Number.NaN),
      "processor until quiet ms": load?.processorUntilQuietMs ?? Number.NaN,
      "processor until quiet / floor": (load?.processorUntilQuietMs ?? Number.NaN) / (floorLoad?.processorUntilQuietMs ?? Number.NaN),
      "first click ms": load?.firstClickMs ?? Number.NaN,
      "first click / floor": (load?.firstClickMs ?? Number.NaN) / (floorLoad?.firstClickMs ?? Number.NaN),
      ...costRows(costs, floor, nth),
      "drag frame p95 ms": dragFrameP95Ms[nth] ?? Number.NaN,
      ...checksRows(await measureChecks(browser, server, blocks)),
      ...prefixed("compile", await measureCompile(blocks)),
    };
  }
  print(rows);
  await printCompile();
  await printDashboard(browser, server);
  await printPictures(browser, server);
  await printDropped(browser, server);
  await printTogether(browser);
  await browser.close();
  server.close();
}

/** Each action to paint and in CPU time, and how many times the floor's where the floor does it too. */
function costRows(editing: Costs, floor: Costs, nth: number): Record<string, number> {
  const rows: Record<string, number> = {};
  for (const [name, costs] of Object.entries(editing)) {
    const { p50, p95, cpu } = costs[nth] ?? { p50: Number.NaN, p95: Number.NaN, cpu: Number.NaN };
    rows[`${name} p50 ms`] = p50;
    rows[`${name} p95 ms`] = p95;
    rows[`${name} CPU ms`] = cpu;
    const lowest = floor[name]?.[nth];
    if (!lowest) continue;
    rows[`${name} p50 / floor`] = p50 / lowest.p50;
    rows[`${name} CPU / floor`] = cpu / lowest.cpu;
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
  console.log(["".padEnd(32), ...columns.map((column) => column.padStart(13)), "1,000 / 20".padStart(13)].join(""));
  for (const name of names) {
    const values = columns.map((column) => rows[column]?.[name] ?? Number.NaN);
    const ratio = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
    console.log([name.padEnd(32), ...values.map((value) => value.toFixed(1).padStart(13)), ratio.toFixed(2).padStart(13)].join(""));
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/bench.json", JSON.stringify(rows, null, 2));
}

/** `npm run bench -- pictures`: the image dialog alone. */
async function runPictures(): Promise<void> {
  const server = await startBenchServer("packages/elements/dist/cdn");
  const browser = await chromium.launch(chromiumLaunchOptions(findChromium({ headlessShell: false })));
  await printPictures(browser, server);
  await printDropped(browser, server);
  await browser.close();
  server.close();
}

/** `npm run bench -- together`: what others who write cost, alone. */
async function runTogether(): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions(findChromium({ headlessShell: false })));
  await printTogether(browser);
  await browser.close();
}

const alone = [
  ["pictures", runPictures],
  ["together", runTogether],
] as const;
const [, chosen] = alone.find(([name]) => process.argv.includes(name)) ?? [];
await (chosen ?? run)();
