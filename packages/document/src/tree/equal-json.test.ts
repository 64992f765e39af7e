import { expect, test } from "vitest";
import { isEqualJson } from "./equal-json.js";

test("values are equal by what they hold", () => {
  expect(isEqualJson({ a: [1, { b: "x" }], c: null }, { c: null, a: [1, { b: "x" }] })).toBe(true);
  expect(isEqualJson({ a: undefined }, {})).toBe(true);
});

test.each([
  [1, "1"],
  [null, {}],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: 1 }, { b: 1 }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ a: null }, {}],
  [JSON.parse('{"constructor":1}'), {}],
])("%j and %j differ", (one, other) => {
  expect(isEqualJson(one, other)).toBe(false);
  expect(isEqualJson(other, one)).toBe(false);
});

test("values nested deeper than any stack are compared", () => {
  const deep = (core: string) => JSON.parse(`${"[".repeat(200_000)}${core}${"]".repeat(200_000)}`);
  expect(isEqualJson(deep("1"), deep("1"))).toBe(true);
  expect(isEqualJson(deep("1"), deep("2"))).toBe(false);
});
