import { expect, test } from "vitest";
import { runInSlices } from "./run-in-slices.js";

function* work(steps: number): Generator<undefined, string> {
  for (let step = 0; step < steps; step++) yield;
  return "done";
}

test("a task comes to its end, and not at once: whoever started it goes on first", async () => {
  const heard: string[] = [];
  runInSlices(work(5), (result) => heard.push(result));
  heard.push("started");
  await expect.poll(() => heard).toEqual(["started", "done"]);
});

test("a task that is stopped is never heard of again", async () => {
  const heard: string[] = [];
  const stop = runInSlices(work(5), (result) => heard.push(result));
  stop();
  runInSlices(work(5), () => heard.push("the next"));
  await expect.poll(() => heard).toEqual(["the next"]);
});
