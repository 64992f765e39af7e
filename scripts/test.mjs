// Runs every check and ends with 'N passed, N failed' over all of them.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = `${root}/test-results`;
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const bin = (name) => `${root}/node_modules/.bin/${name}`;
const vitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});
const playwright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  repeated: stats.flaky,
});
const vitestNames = { node: "unit", server: "server", browser: "browser", storybook: "stories" };
const all = [
  { name: "lock file", command: ["node", "scripts/check-lock.mjs"] },
  { name: "format and lint", command: ["biome", "ci", "--colors=off"] },
  { name: "layers", command: ["node", "scripts/check-layers.mjs"] },
  { name: "types", command: ["tsc", "-p", "."] },
  { name: "docs", command: ["node", "scripts/write-docs.mjs", "--check"] },
  { name: "build", command: ["node", "scripts/build.mjs"] },
  { name: "bundle size", command: ["node", "scripts/check-bundle.mjs"] },
  { name: "public surface", command: ["node", "scripts/write-api.mjs", "--check"] },
  ...Object.entries(vitestNames).map(([project, name]) => ({
    name,
    command: [
      "vitest",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${out}/${project}.json`,
      // Browser tests say so themselves, in vitest.config.ts.
      ...(project === "node" || project === "server" ? ["--maxWorkers=2"] : []),
    ],
    report: `${project}.json`,
    read: vitest,
    lane: { node: "unit", server: "server" }[project] ?? "browsers",
  })),
  { name: "end to end", command: ["playwright", "test"], report: "e2e.json", read: playwright, lane: "journeys" },
];
const only = process.argv.slice(2);
// Tests mostly wait (the server's for disks, browsers for frames), so they run side by side once the product is built.
const roads = [["unit", "journeys"], ["server"], ["browsers"]];
const rows = [];

async function runLane(lane) {
  const steps = all.filter((step) => (step.lane ?? "checks") === lane && (only.length === 0 || only.includes(step.name)));
  for (const step of steps) rows.push(await runStep(step));
}

async function runStep({ name, command: [program, ...args], report, read }) {
  const start = Date.now();
  const { status, output } = await run(program === "node" ? program : bin(program), args);
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
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`--- ${name}: ${counts.passed} ok, ${counts.failed} not ok, ${seconds} s`);
  return { name, seconds, ...counts };
}

/** A step's output is printed as one piece when it ends, so that steps that run side by side do not mix. */
function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1", FORCE_COLOR: process.env.CI ? "0" : "1" },
    });
    const pieces = [];
    child.stdout.on("data", (piece) => pieces.push(piece));
    child.stderr.on("data", (piece) => pieces.push(piece));
    child.on("error", (error) => resolve({ status: 1, output: String(error) }));
    child.on("close", (status) => resolve({ status, output: Buffer.concat(pieces).toString() }));
  });
}

await runLane("checks");
await Promise.all(
  roads.map(async (lanes) => {
    for (const lane of lanes) await runLane(lane);
  }),
);
console.log("");
for (const r of rows)
  console.log(
    `${r.name.padEnd(24)} ${r.passed} ok${r.repeated ? ` (${r.repeated} at the second go)` : ""}, ${r.failed} not ok, ${r.skipped} left out, ${r.seconds} s`,
  );
const sum = (key) => rows.reduce((total, r) => total + r[key], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") ? `, ${sum("skipped")} skipped` : ""}`);
process.exit(sum("failed") === 0 ? 0 : 1);
