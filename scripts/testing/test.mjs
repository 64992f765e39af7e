// Runs every check and ends with 'N passed, N failed' over all of them.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const out = `${root}/test-results`;
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const bin = (name) => `${root}/node_modules/.bin/${name}`;
const fromVitest = (summary) => summary;
function fromPlaywright({ stats, suites, errors }) {
  const specs = (suite, titles = []) => [
    ...suite.specs.map((spec) => ({ spec, name: [...titles, suite.title, spec.title].join(" > ") })),
    ...(suite.suites ?? []).flatMap((inner) => specs(inner, [...titles, suite.title])),
  ];
  const tests = suites.flatMap((suite) => specs(suite)).flatMap(({ spec, name }) => spec.tests.map((test) => ({ ...test, name })));
  const reason = ({ results }) => results.findLast(({ error }) => error)?.error.message ?? "";
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    repeated: tests.filter(({ status }) => status === "flaky").map((test) => `${test.name}: ${reason(test)}`),
    failures: [
      ...tests.filter(({ status }) => status === "unexpected").map((test) => ({ name: test.name, reason: reason(test) })),
      ...errors.map(({ message }) => ({ name: "outside of every test", reason: message })),
    ],
  };
}
const vitestNames = { node: "unit", server: "server", browser: "browser", storybook: "stories" };
// Each of the compiler's checkers works out for itself what its files share: the four of the default take twice the processor of two.
const all = [
  { name: "lock file", command: ["node", "scripts/checks/check-lock.mjs"] },
  { name: "format and lint", command: ["biome", "ci", "--colors=off", "--error-on-warnings"] },
  { name: "layers", command: ["node", "scripts/check-layers.mjs"] },
  { name: "types", command: ["tsc", "-p", ".", "--checkers", "2"] },
  { name: "docs", command: ["node", "scripts/docs/write-docs.mjs", "--check"] },
  { name: "build", lane: "build", command: ["node", "scripts/build/build.mjs"] },
  { name: "bundle size", lane: "build", command: ["node", "scripts/checks/check-bundle.mjs"] },
  { name: "public surface", lane: "build", command: ["node", "scripts/docs/write-api.mjs", "--check"] },
  ...Object.entries(vitestNames).map(([project, name]) => ({
    name,
    command: [
      "vitest",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=./scripts/testing/vitest-summary.mjs",
      // Browser tests say so themselves, in vitest.config.ts.
      ...(project === "node" || project === "server" ? ["--maxWorkers=2"] : []),
    ],
    report: `${project}.json`,
    read: fromVitest,
    lane: name,
  })),
  { name: "end to end", command: ["playwright", "test"], report: "e2e.json", read: fromPlaywright, lane: "journeys" },
];
const only = process.argv.slice(2);
// The compiler and esbuild are programs in Go that soon end: looking for unused memory takes them a third of their time.
const fewCollections = { GOGC: "400" };
// Tests mostly wait (the server's for disks, browsers for frames), so two roads of about the same length run side by side once the product is built.
// With three, two cores have no time left to fill, and what is pushed aside all the time computes more slowly.
const roads = [
  ["journeys", "stories"],
  ["server", "browser", "unit"],
];
const rows = [];

async function runLane(lane) {
  const steps = all.filter((step) => (step.lane ?? "checks") === lane && (only.length === 0 || only.includes(step.name)));
  for (const step of steps) rows.push(await runStep(step));
}

async function runStep({ name, command: [program, ...args], report, read }) {
  const start = Date.now();
  const summaryFile = report ? { TEST_SUMMARY: `${out}/${report}` } : {};
  const { status, output } = await run(program === "node" ? program : bin(program), args, summaryFile);
  console.log(`\n=== ${name}\n${output}`);
  let counts = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  if (report) {
    try {
      counts = read(JSON.parse(readFileSync(`${out}/${report}`, "utf8")));
    } catch {
      counts = { passed: 0, failed: 1, skipped: 0 }; // the runner died before it could report
    }
    if (status !== 0 && counts.failed === 0) counts.failed = 1; // an error outside the tests
    if (status === 0 && counts.passed === 0) counts.failed = 1; // it ran nothing
  }
  if (counts.failed > 0 && !counts.failures?.length)
    counts.failures = [{ name, reason: output.trimEnd().split("\n").slice(-12).join("\n") }];
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${counts.passed} ok, ${counts.failed} not ok, ${seconds} s`);
  return { name, seconds, ...counts };
}

/** A step's output is printed as one piece when it ends, so that steps that run side by side do not mix. */
function run(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...fewCollections, ...process.env, ...env, STORYBOOK_DISABLE_TELEMETRY: "1", FORCE_COLOR: process.env.CI ? "0" : "1" },
    });
    const pieces = [];
    child.stdout.on("data", (piece) => pieces.push(piece));
    child.stderr.on("data", (piece) => pieces.push(piece));
    child.on("error", (error) => resolve({ status: 1, output: String(error) }));
    child.on("close", (status) => resolve({ status, output: Buffer.concat(pieces).toString() }));
  });
}

// What is read of the sources needs no build.
await Promise.all([runLane("checks"), runLane("build")]);
await Promise.all(
  roads.map(async (lanes) => {
    for (const lane of lanes) await runLane(lane);
  }),
);
console.log("");
for (const { name, passed, failed, skipped, repeated = [], seconds } of rows) {
  const again = repeated.length > 0 ? ` (${repeated.length} at the second go)` : "";
  console.log(`${name.padEnd(24)} ${passed} ok${again}, ${failed} not ok, ${skipped} left out, ${seconds} s`);
}
// Named here once more, as what a step printed is far above and long.
const inShort = (text) => stripVTControlCharacters(text).split("\n").slice(0, 12).join("\n    ");
for (const name of rows.flatMap(({ repeated = [] }) => repeated)) console.log(`\nat the second go: ${inShort(name)}`);
for (const { name, reason } of rows.flatMap(({ failures = [] }) => failures)) console.log(`\nnot ok: ${name}\n    ${inShort(reason)}`);
const sum = (key) => rows.reduce((total, r) => total + r[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") ? `, ${sum("skipped")} skipped` : ""}`);
process.exit(sum("failed") === 0 ? 0 : 1);
