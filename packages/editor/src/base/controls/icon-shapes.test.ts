import { expect, test } from "vitest";
import { iconOfLines, iconShapes } from "./icon-shapes.js";

const paths = ["M2 6h9v12H2z", "m2 15 3-3 6 6"];

test("an icon has a shape for each path, or one in which each path begins where it began", () => {
  expect(iconShapes(paths)).toEqual([
    ["path", { d: "M2 6h9v12H2z" }],
    ["path", { d: "m2 15 3-3 6 6" }],
  ]);
  expect(iconOfLines(paths)).toEqual([["path", { d: "M2 6h9v12H2zM0 0m2 15 3-3 6 6" }]]);
});

test("the same paths always give the same shapes, so that nothing is drawn again", () => {
  expect(iconShapes(paths)).toBe(iconShapes(paths));
  expect(iconOfLines(paths)).toBe(iconOfLines(paths));
});
