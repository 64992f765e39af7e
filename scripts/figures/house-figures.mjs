// npm run figures                 the order of this repository in numbers
// npm run figures -- --root DIR   those of another working tree, such as an older one
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { measureNewCall, measureNewCommand, measureNewDialog } from "./measure-additions.mjs";
import { measureCircles } from "./measure-circles.mjs";
import { measureNewBlock } from "./measure-new-block.mjs";
import { countLines, measureFunctions, quantile, readSources } from "./measure-sources.mjs";

const functionLinesAtMost = 60;
const goals = { block: 2, command: 1, dialog: 2, "REST call": 3 };

/** The figures of one package, or of several together. */
function measureFiles(sources) {
  const lines = sources.map(({ text }) => countLines(text));
  const functions = sources.flatMap(measureFunctions);
  const most = (members) => members.reduce((one, other) => (other.lines > one.lines ? other : one), { lines: 0, name: "none", path: "" });
  return {
    files: sources.length,
    median: quantile(lines, 0.5),
    p95: quantile(lines, 0.95),
    largest: most(sources.map(({ path }, index) => ({ path, lines: lines[index] ?? 0 }))),
    longest: most(functions),
    long: functions.filter((one) => one.lines > functionLinesAtMost).length,
  };
}

const within = (path) => path.replace(/^packages\/[\w-]+\/src\//, "");
const inWords = (circles) => (circles.length === 0 ? "0" : `${circles.length} (of ${circles.map((circle) => circle.length).join(", ")})`);

function rowOf(name, figures, circles) {
  const { files, median, p95, largest, longest, long } = figures;
  const rooms = circles.betweenRooms;
  return [
    name,
    files,
    median,
    p95,
    `${largest.lines} ${within(largest.path)}`,
    `${longest.lines} ${longest.name}`,
    long,
    inWords(circles.betweenFiles),
    inWords(rooms),
  ];
}

function printTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}

async function readWings(root) {
  const table = await import(pathToFileURL(join(root, "layers.config.mjs")).href);
  return table.wings ?? {};
}

async function printFigures(root) {
  const names = readdirSync(join(root, "packages")).filter((name) => name !== "testing" && existsSync(join(root, "packages", name, "src")));
  const wings = await readWings(root);
  const sources = new Map(names.map((name) => [name, readSources(root, name)]));
  const circles = new Map(names.map((name) => [name, measureCircles(root, name, wings[name])]));
  const all = {
    betweenFiles: [...circles.values()].flatMap(({ betweenFiles }) => betweenFiles),
    betweenRooms: [...circles.values()].flatMap(({ betweenRooms }) => betweenRooms),
  };
  printTable([
    [
      "package",
      "files",
      "median",
      "p95",
      "largest file",
      "longest function",
      `over ${functionLinesAtMost}`,
      "circles of files",
      "circles of wings",
    ],
    ...names.map((name) => rowOf(name, measureFiles(sources.get(name) ?? []), circles.get(name))),
    rowOf("all", measureFiles([...sources.values()].flat()), all),
  ]);
  console.log("\nlines of existing files that a new one touches");
  const measured = { block: measureNewBlock, command: measureNewCommand, dialog: measureNewDialog, "REST call": measureNewCall };
  printTable([
    ["kind", "lines", "goal", "German elsewhere", "how"],
    ...Object.entries(measured).map(([kind, measure]) => rowOfAddition(kind, measure(root))),
  ]);
}

function rowOfAddition(kind, { lines, german, how }) {
  return [kind, lines, goals[kind], german, how];
}

const at = process.argv.indexOf("--root");
const root = at < 0 ? fileURLToPath(new URL("../..", import.meta.url)) : resolve(process.argv[at + 1] ?? ".");
await printFigures(root);
