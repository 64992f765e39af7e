import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.js";

test("callers take turns, however much one of them asks for", () => {
  const queue = createFairQueue<string>({ waitingMax: 10, waitingPerCallerMax: 5 });
  for (const item of ["a1", "a2", "a3"]) queue.add("ann", item);
  queue.add("ben", "b1");
  expect([1, 2, 3, 4, 5].map(() => queue.take())).toEqual(["a1", "b1", "a2", "a3", null]);
});

test("it is full for one caller before it is full for all", () => {
  const queue = createFairQueue<number>({ waitingMax: 3, waitingPerCallerMax: 2 });
  expect([1, 2, 3].map((item) => queue.add("ann", item))).toEqual([true, true, false]);
  expect([1, 2].map((item) => queue.add("ben", item))).toEqual([true, false]);
});
