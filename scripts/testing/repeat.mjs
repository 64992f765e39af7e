// `npm run test:repeat -- 10 browser [--shuffle] [files …]`: runs a suite so often in a row, each time in another order with --shuffle, and says
// which tests failed how often. The suites are unit, server, browser, stories and "e2e", which needs a build.
import { mkdirSync } from "node:fs";
import { runSteps } from "./run-steps.mjs";
import { playwrightStep, resultsFolder, vitestProjects, vitestStep } from "./steps.mjs";

const words = process.argv.slice(2);
const isShuffled = words.includes("--shuffle");
const [times, suite, ...files] = words.filter((word) => word !== "--shuffle");
if (!(Number(times) > 0) || !(suite === "e2e" || suite in vitestProjects)) {
  console.error(`npm run test:repeat -- <how often> <e2e|${Object.keys(vitestProjects).join("|")}> [--shuffle] [files …]`);
  process.exit(1);
}
if (isShuffled && suite === "e2e") {
  console.error("Playwright has no order but that of the files.");
  process.exit(1);
}

function stepOf(round) {
  const name = `${suite}, ${round} of ${times}`;
  if (suite === "e2e") return playwrightStep({ name, args: files });
  const seed = Math.floor(Math.random() * 1e9);
  const order = isShuffled ? ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${seed}`] : [];
  return vitestStep(suite, { name: isShuffled ? `${name}, order ${seed}` : name, args: [...order, ...files] });
}

mkdirSync(resultsFolder, { recursive: true });
const rows = await runSteps(Array.from({ length: Number(times) }, (_, index) => stepOf(index + 1)));
const fails = new Map();
for (const { name, reason } of rows.flatMap(({ failures = [] }) => failures)) {
  const [count = 0] = fails.get(name) ?? [];
  fails.set(name, [count + 1, reason]);
}
console.log("");
for (const { name, passed, failed, seconds } of rows) console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
for (const [name, [count, reason]] of fails)
  console.log(`\n${count} of ${times}: ${name}\n    ${reason.split("\n").slice(0, 12).join("\n    ")}`);
const green = rows.filter(({ failed }) => failed === 0).length;
console.log(`\n${green} of ${times} runs were green; ${fails.size} tests failed at least once`);
process.exit(green === rows.length ? 0 : 1);
