import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { readReport } from "./read-reports.mjs";
import { isBuild, resultsFolder, root } from "./steps.mjs";

// The type checker and esbuild are programs in Go that soon end: looking for unused memory takes them a third of their time.
const fewCollections = { GOGC: "400" };

export function emptyResults() {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
}

/**
 * Runs one after the other what is given, and answers a row of results for each. What needs a build is not tried when the one before it failed: that
 * counts as a failure and takes no time. Where the run must end at a time (`endsAt`, as Date.now() counts), what would not be done by then on this
 * machine is left out, and said so: a run that is ended from outside says nothing at all.
 */
export async function runSteps(steps, before = [], endsAt = Number.POSITIVE_INFINITY) {
  const rows = [];
  for (const step of steps) {
    const done = [...before, ...rows];
    const build = done.findLast(({ name }) => isBuild(name));
    if (Date.now() + (step.usualSeconds ?? 0) * 1000 * paceOf(done) > endsAt) rows.push(leftOut(step));
    else rows.push(step.needsBuild && build?.failed ? notTried(step) : await runStep(step));
  }
  return rows;
}

/** How many times as long as usual this machine takes for what it has done so far. */
function paceOf(rows) {
  const timed = rows.filter(({ usualSeconds, seconds }) => usualSeconds && Number(seconds) > 0);
  const sum = (key) => timed.reduce((total, row) => total + Number(row[key]), 0);
  return timed.length === 0 ? 1 : sum("seconds") / sum("usualSeconds");
}

function leftOut({ name }) {
  console.log(`\n--- ${name}: left out, as there is no time for it on this machine`);
  return { name, seconds: "0", passed: 0, failed: 0, skipped: 1 };
}

function notTried({ name }) {
  console.log(`\n--- ${name}: not tried, as the build failed`);
  return { name, seconds: "0", passed: 0, failed: 1, skipped: 0, failures: [{ name, reason: "not tried, as the build failed" }] };
}

/** @param {import("./steps.mjs").Step} step */
async function runStep({ name, command: [program, ...args], env = {}, report, usualSeconds }) {
  const start = Date.now();
  const summary = `${resultsFolder}/${name.replaceAll(/[^a-z0-9]+/gi, "-")}.json`;
  const reportFile = { vitest: { TEST_SUMMARY: summary }, playwright: { PLAYWRIGHT_JSON_OUTPUT_NAME: summary } }[report] ?? {};
  const { status, output } = await run(program === "node" ? program : `${root}/node_modules/.bin/${program}`, args, {
    ...env,
    ...reportFile,
  });
  console.log(`\n=== ${name}\n${output}`);
  const counts = report ? readCounts(report, summary, status) : { passed: Number(status === 0), failed: Number(status !== 0), skipped: 0 };
  if (counts.failed > 0 && !counts.failures?.length)
    counts.failures = [{ name, reason: output.trimEnd().split("\n").slice(-12).join("\n") }];
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${counts.passed} ok, ${counts.failed} not ok, ${seconds} s`);
  return { name, seconds, ...counts, ...(usualSeconds && { usualSeconds }) };
}

function readCounts(report, path, status) {
  try {
    const counts = readReport(report, path);
    const saysTooLittle = status !== 0 && counts.failed === 0; // an error outside the tests
    const ranNothing = counts.passed + counts.failed + counts.skipped === 0;
    return saysTooLittle || ranNothing ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }; // the runner died before it could report
  }
}

/** A step's output is printed as one piece when it ends, so that steps that run side by side do not mix. */
function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...fewCollections, ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1", FORCE_COLOR: process.env.CI ? "0" : "1", ...env },
    });
    const pieces = [];
    child.stdout.on("data", (piece) => pieces.push(piece));
    child.stderr.on("data", (piece) => pieces.push(piece));
    child.on("error", (error) => resolve({ status: 1, output: String(error) }));
    child.on("close", (status) => resolve({ status, output: Buffer.concat(pieces).toString() }));
  });
}
