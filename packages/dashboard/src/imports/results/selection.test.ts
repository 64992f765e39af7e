import { expect, test } from "vitest";
import { addRange, keepKnown, nothingChosen, toggleOne } from "./selection.js";

const order = ["a", "b", "c", "d", "e"];

test("a range goes from the last one that was chosen to this, in either direction", () => {
  const from = toggleOne(nothingChosen, "d");
  expect([...addRange(from, order, "b").ids].toSorted()).toEqual(["b", "c", "d"]);
  expect([...addRange(from, order, "e").ids].toSorted()).toEqual(["d", "e"]);
});

test("where the range would begin at something that is not listed, one is chosen", () => {
  expect([...addRange(toggleOne(nothingChosen, "x"), order, "b").ids]).toEqual(["x", "b"]);
});

test("what can no longer be chosen is dropped", () => {
  expect([...keepKnown({ ids: new Set(["a", "b"]), anchor: "a" }, new Set(["b"])).ids]).toEqual(["b"]);
});
