import { expect, test } from "vitest";
import { fitTo, snapShare, snapToGrid, snapToMarks } from "./snap.js";

test("a space lands on the grid, and a width on a mark that is near", () => {
  expect([9, 10, 13.9, 14].map((value) => snapToGrid(value, 4))).toEqual([8, 12, 12, 16]);
  expect(snapToMarks(296, [300, 600], 6)).toBe(300);
  expect(snapToMarks(290, [300, 600], 6)).toBe(290);
  expect(fitTo(700.4, 10, 600)).toBe(600);
});

test("two columns share what they have: a third, a half, or whole percents, and neither vanishes", () => {
  expect(snapShare(34, 100, 5, false)).toBe(33.33);
  expect(snapShare(49.2, 100, 5, false)).toBe(50);
  expect(snapShare(40.4, 100, 5, false)).toBe(40);
  expect(snapShare(49.2, 100, 5, true)).toBe(49);
  expect(snapShare(32.9, 66.67, 5, false)).toBe(33.33);
  expect(snapShare(99, 60, 5, false)).toBe(55);
  expect(snapShare(-3, 60, 5, false)).toBe(5);
});
