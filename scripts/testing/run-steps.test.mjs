import { expect, test, vi } from "vitest";
import { runSteps } from "./run-steps.mjs";

const ends = (name, status, more = {}) => ({ name, command: ["node", "-e", `process.exit(${status})`], ...more });
const failed = async (steps, before = []) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const rows = await runSteps(steps, before);
  log.mockRestore();
  return rows.filter((row) => row.failed > 0).map(({ name, failures }) => [name, failures[0].reason]);
};
const notTried = "not tried, as the build failed";

test("what needs a build is not tried after one that failed, and counts as failed", async () => {
  const steps = [ends("build", 1), ends("end to end", 0, { needsBuild: true }), ends("unit", 0)];
  expect(await failed(steps)).toEqual([
    ["build", ""],
    ["end to end", notTried],
  ]);
});

test("a build of an earlier list counts too", async () => {
  expect(await failed([ends("end to end", 0, { needsBuild: true })], [{ name: "build", failed: 1 }])).toEqual([["end to end", notTried]]);
});

test("a build that succeeded on another Node is what the steps after it run on", async () => {
  const steps = [ends("build, Node 24", 0), ends("end to end, Node 24", 0, { needsBuild: true })];
  expect(await failed(steps, [{ name: "build", failed: 1 }])).toEqual([]);
});

test("without a build in the list, everything is tried", async () => {
  expect(await failed([ends("end to end", 0, { needsBuild: true })])).toEqual([]);
});

test("what would not be done in time on this machine is left out and counted so, and what is short still runs", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  // The machine took ten times as long as usual for what it has done.
  const slow = [{ name: "unit", seconds: "100", usualSeconds: 10, passed: 1, failed: 0, skipped: 0 }];
  const steps = [ends("long", 0, { usualSeconds: 60 }), ends("short", 0, { usualSeconds: 1 }), ends("of no known length", 0)];
  const rows = await runSteps(steps, slow, Date.now() + 300_000);
  log.mockRestore();
  expect(rows.map(({ name, passed, failed, skipped }) => [name, passed, failed, skipped])).toEqual([
    ["long", 0, 0, 1],
    ["short", 1, 0, 0],
    ["of no known length", 1, 0, 0],
  ]);
});
