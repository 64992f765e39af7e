import { expect, test } from "vitest";
import { layOutGrid } from "./grid-geometry.js";

test.each([
  ["grid", 1152, 5],
  ["grid", 736, 3],
  ["grid", 358, 2],
  ["small-grid", 1152, 7],
  ["small-grid", 358, 3],
] as const)("%s in %d px has %d columns", (viewType, widthPx, columns) => {
  const grid = layOutGrid(viewType, widthPx);
  expect(grid.columns).toBe(columns);
  expect(grid.columns * grid.cardWidthPx + (grid.columns - 1) * grid.gapPx).toBeLessThanOrEqual(widthPx);
});

test("there are two columns even where there is hardly any room", () => {
  expect(layOutGrid("grid", 100).columns).toBe(2);
});
