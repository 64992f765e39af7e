import { expect, test } from "vitest";
import { layOutPictures, stepInGrid } from "./grid-geometry.js";

test("as many tiles stand in a row as fit, and two on a phone", () => {
  expect(layOutPictures(560)).toMatchObject({ columns: 4, tileWidthPx: 131 });
  expect(layOutPictures(200)).toMatchObject({ columns: 2, tileWidthPx: 94 });
  expect(layOutPictures(0)).toMatchObject({ tileWidthPx: 0 });
});

test("arrows lead from tile to tile and stay inside", () => {
  const grid = { count: 10, columns: 4, isRtl: false };
  expect(stepInGrid("ArrowRight", 0, grid)).toBe(1);
  expect(stepInGrid("ArrowDown", 1, grid)).toBe(5);
  expect(stepInGrid("ArrowDown", 7, grid)).toBe(9);
  expect(stepInGrid("ArrowDown", 9, grid)).toBe(9);
  expect(stepInGrid("ArrowUp", 2, grid)).toBe(2);
  expect(stepInGrid("End", 0, grid)).toBe(9);
  expect(stepInGrid("a", 0, grid)).toBeUndefined();
  expect(stepInGrid("ArrowRight", 0, { ...grid, count: 0 })).toBeUndefined();
});

test("where one reads from right to left, the left arrow leads on", () => {
  expect(stepInGrid("ArrowLeft", 0, { count: 3, columns: 2, isRtl: true })).toBe(1);
});

test("before anything is chosen an arrow leads to the first", () => {
  expect(stepInGrid("ArrowDown", -1, { count: 3, columns: 2, isRtl: false })).toBe(0);
});
