import { expect, test } from "vitest";
import { stepPlace } from "./step-place.js";

const press = (key: string) => ({ key, ctrlKey: false, metaKey: false });
const grid = { index: 6, total: 13, columns: 5, rowsOnScreen: 2, direction: "ltr" } as const;

test.each([
  ["ArrowRight", 7],
  ["ArrowLeft", 5],
  ["ArrowUp", 1],
  ["ArrowDown", 11],
  ["Home", 0],
  ["End", 12],
  ["PageDown", 12],
  ["PageUp", 1],
  ["a", undefined],
] as const)("%s leads to %s", (key, next) => {
  expect(stepPlace(press(key), grid)).toBe(next);
});

test("down from above the gap of a short last row leads to its end", () => {
  expect(stepPlace(press("ArrowDown"), { ...grid, index: 9 })).toBe(12);
});

test("there is nothing beyond the ends", () => {
  expect(stepPlace(press("ArrowLeft"), { ...grid, index: 0 })).toBe(0);
  expect(stepPlace(press("ArrowUp"), { ...grid, index: 3 })).toBe(3);
  expect(stepPlace(press("ArrowDown"), { ...grid, index: 12 })).toBe(12);
});

test("from right to left, the right arrow goes back", () => {
  expect(stepPlace(press("ArrowRight"), { ...grid, direction: "rtl" })).toBe(5);
});

test("a list has no places beside each other", () => {
  expect(stepPlace(press("ArrowRight"), { ...grid, columns: 1 })).toBeUndefined();
});
