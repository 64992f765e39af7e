// `npm run test:long`: what takes long (files that have `.long.` in their names), or changes from run to run. Other random cases than those of `npm test`, long random editing, attacks
// in full, other engines, a designer's day, the packages as npm would hand them out, and another version of Node. `npm run test:long -- engines`
// runs one of these only.
import { execFileSync } from "node:child_process";
import { isBuilt } from "../build/freshness.mjs";
import { attackEnvironment } from "./attack.mjs";
import { chooseNode, environmentOfNode } from "./other-node.mjs";
import { emptyResults, runSteps } from "./run-steps.mjs";
import { buildStep, longFiles, playwrightStep, root, serverStep, vitestStep } from "./steps.mjs";
import { tellResults } from "./tell-results.mjs";

/** How often the property tests are run, with other cases each time. What fails prints its seed. */
const randomRounds = 3;

/** Other cases for each state of the packages, and the same ones whenever it is tried again, so that a red run can be repeated. */
const seedOfSources = Number.parseInt(execFileSync("git", ["rev-parse", "HEAD:packages"], { cwd: root, encoding: "utf8" }).slice(0, 7), 16);

function filesWith(words, ...folders) {
  return execFileSync("git", ["grep", "-l", words, "--", ...folders], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n");
}

/** Tests of properties, but for those of the server: its attacks have other cases each time too. */
function randomCases(round) {
  const files = filesWith("fc.assert", "*.test.ts").filter((file) => !file.startsWith("packages/server/"));
  const isOfBrowser = (file) => file.endsWith(".browser.test.ts");
  const seed = String(seedOfSources + round - 1);
  const inNode = { name: `random cases, ${round}`, args: files.filter((file) => !isOfBrowser(file)), env: { FUZZ_SEED: seed } };
  // A page sees only what is named so.
  const inPages = { name: `random cases in pages, ${round}`, args: files.filter(isOfBrowser), env: { VITE_FUZZ_SEED: seed } };
  return [
    { ...vitestStep("unit", inNode), usualSeconds: 220 },
    { ...vitestStep("browser", inPages), usualSeconds: 25 },
  ];
}

/** What `npm test` leaves out of the server's tests, or tries fewer times, or with the same cases each time. */
function attacks() {
  const files = [
    longFiles,
    ...filesWith("testing/test-attack.js", "packages/server/src/*.test.ts"),
    ...filesWith("fc.assert", "packages/server/src/*.test.ts"),
  ];
  const env = { ...attackEnvironment, FUZZ_SEED: String(seedOfSources) };
  const name = "attacks, and what takes long on the server";
  return [{ ...vitestStep("server", { name, args: [...new Set(files)], env }), usualSeconds: 700 }];
}

function longPages() {
  return [{ ...vitestStep("browser", { name: "what takes long in pages", args: [longFiles] }), usualSeconds: 70 }];
}

function randomEditing() {
  const seeds = Array.from({ length: 3 }, (_, index) => seedOfSources + index).join(",");
  const folder = "packages/editor/src/testing/stress";
  const inPages = { VITE_STRESS_SEEDS: seeds, VITE_STRESS_STEPS: "1200" };
  return [
    { ...vitestStep("unit", { name: "long random editing", args: [folder], env: { STRESS_SEEDS: seeds } }), usualSeconds: 10 },
    { ...vitestStep("browser", { name: "long random editing, drawn", args: [folder], env: inPages }), usualSeconds: 115 },
  ];
}

function onOtherNode() {
  const major = chooseNode();
  const env = environmentOfNode(major);
  const on = (name) => `${name}, Node ${major}`;
  return [
    { ...buildStep, name: on("build"), env, usualSeconds: 60 },
    { ...vitestStep("unit", { name: on("unit"), env }), usualSeconds: 120 },
    { ...serverStep({ name: on("server"), env }), usualSeconds: 220 },
    { ...playwrightStep({ name: on("end to end"), env }), usualSeconds: 450 },
  ];
}

/** A run of Playwright in the built product. */
const inProduct = (name, project, usualSeconds) => ({ ...playwrightStep({ name, project }), usualSeconds });
const script = (name, path, usualSeconds) => ({ name, command: ["node", path], needsBuild: true, usualSeconds });

const ofBuild = {
  journeys: () => [inProduct("journeys that take long", "long", 300)],
  engines: () => [inProduct("engines", "engines", 240)],
  walk: () => [inProduct("a designer's day", "walk", 95)],
  packages: () => [script("what npm publish would send", "scripts/publish/try-packages.mjs", 160)],
  image: () => [script("the container's steps in a folder", "scripts/checks/run-assembled.mjs", 30)],
};
const ofSources = {
  attacks,
  pages: longPages,
  random: () => [...randomCases(1), ...randomEditing()],
  // It builds for itself, as building is one of the things that it tries.
  node: onOtherNode,
  "more-random": () => Array.from({ length: randomRounds - 1 }, (_, index) => randomCases(index + 2)).flat(),
};
const groups = { ...ofBuild, ...ofSources };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}: only ${Object.keys(groups).join(", ")}`);

/** When continuous integration would end this run from outside, in seconds since 1970: what a slow machine has no time for is then left out, last things first. */
const endsAt = process.env.CI_ENDS_AT ? Number(process.env.CI_ENDS_AT) * 1000 : Number.POSITIVE_INFINITY;

emptyResults();
const chosen = Object.keys(groups).filter((name) => wanted.length === 0 || wanted.includes(name));
// None of them changes what was built, so it is built once for all of them, and not even that after an `npm test` of the same sources.
const rows = chosen.some((name) => name in ofBuild) && !isBuilt() ? await runSteps([buildStep]) : [];
for (const name of chosen) rows.push(...(await runSteps(groups[name](), rows, endsAt)));
process.exit(tellResults(rows) ? 0 : 1);
