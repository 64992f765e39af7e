import { expect, test } from "vitest";
import { groupByOrder, isInOrder } from "./phone-order.js";

const box = (top: number, bottom: number, left = 0) => ({ left, right: left + 100, top, bottom });

test("what stands below or beside what came before it is in order, what stands above it is not", () => {
  expect(isInOrder([box(0, 20), box(20, 60), box(60, 80)])).toBe(true);
  expect(isInOrder([box(0, 80), box(10, 40, 100), box(60, 80, 100)])).toBe(true);
  expect(isInOrder([box(0, 20), box(60, 80), box(20, 60)])).toBe(false);
  expect(isInOrder([])).toBe(true);
});

test("bands that a phone shows in another order stay together, others do not", () => {
  const bands = [[box(0, 20)], [box(20, 40), box(80, 100)], [box(40, 80), box(100, 140)], [box(140, 160)], []];
  expect(groupByOrder(bands, (band) => band).map(({ length }) => length)).toEqual([1, 2, 1, 1]);
});

test("a band that comes first on a phone takes along all that stood above it", () => {
  const bands = [[box(100, 120)], [box(120, 140)], [box(0, 100)]];
  expect(groupByOrder(bands, (band) => band)).toHaveLength(1);
});
