import { expect, test } from "vitest";
import { rowsOf } from "./rows.js";

test("the lines of both columns stand side by side", () => {
  expect(rowsOf("Name\nEmail", "Ann\nann@example.com")).toEqual([
    ["Name", "Ann"],
    ["Email", "ann@example.com"],
  ]);
});

test("the shorter column is filled with empty cells", () => {
  expect(rowsOf("Name\nEmail", "Ann")).toEqual([
    ["Name", "Ann"],
    ["Email", ""],
  ]);
  expect(rowsOf("", "Ann\nBen")).toEqual([
    ["", "Ann"],
    ["", "Ben"],
  ]);
});
