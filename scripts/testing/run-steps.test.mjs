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
