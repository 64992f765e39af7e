import { expect, test } from "vitest";
import { countLines, measureFunctions, quantile } from "./measure-sources.mjs";

test("a function is as long as from its first word to its last bracket, whatever kind it is", () => {
  const text = `export function outer() {
  const inner = () => {
    return 1;
  };
  return inner;
}

class Box {
  get size() { return 1; }
}
`;
  const lines = measureFunctions({ path: "x.ts", text }).map(({ name, lines: length }) => `${name} ${length}`);
  expect(lines).toEqual(["outer 6", "inner 3", "size 1"]);
});

test("a declaration without a body is no function", () => {
  expect(measureFunctions({ path: "x.ts", text: "declare function far(): void;\ninterface One { go(): void }" })).toEqual([]);
});

test("the line break that ends a file begins no line", () => {
  expect(countLines("one\ntwo\n")).toBe(2);
});

test("a quantile is a member of its numbers", () => {
  const numbers = [30, 10, 20, 40];
  expect([0, 0.5, 0.95, 1].map((part) => quantile(numbers, part))).toEqual([10, 30, 40, 40]);
});
