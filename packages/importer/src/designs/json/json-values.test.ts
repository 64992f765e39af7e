import { expect, test } from "vitest";
import { findOwn } from "./json-values.js";

test("a table says nothing of names that stand in every object", () => {
  const table = { text: "a text" };
  expect(["text", "__proto__", "constructor", "toString", "picture"].map((name) => findOwn(table, name))).toEqual([
    "a text",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
