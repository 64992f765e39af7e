// `npm run test:long`: what takes long (files that have `.long.` in their names), or changes from run to run. Other random cases than those of `npm test`, long random editing, attacks
// in full, other engines, a designer's day, the packages as npm would hand them out, and another version of Node. `npm run test:long -- engines`
// runs one of these only.
import { execFileSync } from "node:child_process";
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
function randomCases() {
  const files = filesWith("fc.assert", "*.test.ts").filter((file) => !file.startsWith("packages/server/"));
  const isOfBrowser = (file) => file.endsWith(".browser.test.ts");
  return Array.from({ length: randomRounds }, (_, index) => {
    const env = { FUZZ_SEED: String(seedOfSources + index) };
    return [
      vitestStep("unit", { name: `random cases, ${index + 1}`, args: files.filter((file) => !isOfBrowser(file)), env }),
      vitestStep("browser", { name: `random cases in pages, ${index + 1}`, args: files.filter(isOfBrowser), env }),
    ];
  }).flat();
}

/** What `npm test` leaves out of the server's tests, or tries fewer times, or with the same cases each time. */
function attacks() {
  const files = [
    longFiles,
    ...filesWith("testing/test-attack.js", "packages/server/src/*.test.ts"),
    ...filesWith("fc.assert", "packages/server/src/*.test.ts"),
  ];
  const env = { ...attackEnvironment, FUZZ_SEED: String(seedOfSources) };
  return [vitestStep("server", { name: "attacks, and what takes long on the server", args: [...new Set(files)], env })];
}

function longPages() {
  return [vitestStep("browser", { name: "what takes long in pages", args: [longFiles] })];
}

function randomEditing() {
  const seeds = Array.from({ length: 3 }, (_, index) => seedOfSources + index).join(",");
  const folder = "packages/editor/src/testing/stress";
  return [
    vitestStep("unit", { name: "long random editing", args: [folder], env: { STRESS_SEEDS: seeds } }),
    vitestStep("browser", {
      name: "long random editing, drawn",
      args: [folder],
      env: { VITE_STRESS_SEEDS: seeds, VITE_STRESS_STEPS: "1200" },
    }),
  ];
}

function onOtherNode() {
  const major = chooseNode();
  const env = environmentOfNode(major);
  const on = (name) => `${name}, Node ${major}`;
  return [
    { ...buildStep, name: on("build"), env },
    vitestStep("unit", { name: on("unit"), env }),
    serverStep({ name: on("server"), env }),
    playwrightStep({ name: on("end to end"), env }),
  ];
}

const ofBuild = {
  journeys: () => [playwrightStep({ name: "journeys that take long", project: "long" })],
  engines: () => [playwrightStep({ name: "engines", project: "engines" })],
  walk: () => [playwrightStep({ name: "a designer's day", project: "walk" })],
  packages: () => [{ name: "what npm publish would send", command: ["node", "scripts/publish/try-packages.mjs"], needsBuild: true }],
  image: () => [{ name: "the container's steps in a folder", command: ["node", "scripts/checks/run-assembled.mjs"], needsBuild: true }],
};
const ofSources = {
  attacks,
  pages: longPages,
  random: () => [...randomCases(), ...randomEditing()],
  // It builds for itself, as building is one of the things that it tries.
  node: onOtherNode,
};
const groups = { ...ofBuild, ...ofSources };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}: only ${Object.keys(groups).join(", ")}`);

emptyResults();
const chosen = Object.keys(groups).filter((name) => wanted.length === 0 || wanted.includes(name));
// None of them changes what was built, so it is built once for all of them.
const rows = chosen.some((name) => name in ofBuild) ? await runSteps([buildStep]) : [];
for (const name of chosen) rows.push(...(await runSteps(groups[name](), rows)));
process.exit(tellResults(rows) ? 0 : 1);
