import { expect, test } from "vitest";
import { createTypeahead } from "./typeahead.js";

const labels = ["Copy", "Cut", "Paste", "Delete"];
const press = (key: string, timeStamp: number, ctrlKey = false) => ({ key, timeStamp, ctrlKey, altKey: false, metaKey: false });

test("finds an entry by its first letters", () => {
  const find = createTypeahead();
  expect(find(press("p", 0), 0, labels)).toBe(2);
  expect(find(press("a", 100), 2, labels)).toBe(2);
});

test("the same letter again goes on to the next entry", () => {
  const find = createTypeahead();
  expect(find(press("c", 0), 3, labels)).toBe(0);
  expect(find(press("c", 100), 0, labels)).toBe(1);
  expect(find(press("c", 200), 1, labels)).toBe(0);
});

test("forgets what was typed after a pause", () => {
  const find = createTypeahead();
  find(press("c", 0), 0, labels);
  expect(find(press("d", 2000), 0, labels)).toBe(3);
});

test("leaves chords and other keys alone", () => {
  const find = createTypeahead();
  expect(find(press("c", 0, true), 0, labels)).toBeUndefined();
  expect(find(press("Enter", 10), 0, labels)).toBeUndefined();
});
