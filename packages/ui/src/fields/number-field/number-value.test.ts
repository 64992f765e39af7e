import { expect, test } from "vitest";
import { clampNumber, isInRange, parseNumber, stepNumber } from "./number-value.js";

test.each([
  ["12", 12],
  [" 12 px ", 12],
  ["1,5", 1.5],
  [".5", 0.5],
  ["-3", -3],
  ["150%", 150],
  ["", undefined],
  ["twelve", undefined],
  ["1.2.3", undefined],
])("reads %j as %j", (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test("keeps a number inside its limits and to the decimals of its step", () => {
  expect(clampNumber(900, { max: 700 })).toBe(700);
  expect(clampNumber(-4, { min: 0 })).toBe(0);
  expect(clampNumber(1.26, { step: 0.1 })).toBe(1.3);
  expect(clampNumber(12.4, {})).toBe(12);
});

test("steps without the dust of binary fractions", () => {
  expect(stepNumber(0.2, 1, { step: 0.1 })).toBe(0.3);
  expect(stepNumber(20, -10, { min: 15 })).toBe(15);
});

test("says whether a number may stand as it is", () => {
  expect([isInRange(5, { min: 10 }), isInRange(10, { min: 10, max: 10 }), isInRange(3, {})]).toEqual([false, true, true]);
});
