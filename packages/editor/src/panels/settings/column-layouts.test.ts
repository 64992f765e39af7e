import { presets } from "@mailwright/blocks";
import { expect, test } from "vitest";
import { columnLayouts, isLaidOut } from "./column-layouts.js";

const namesFor = (...asked: [type: string, mode: "simple" | "advanced"]) =>
  columnLayouts(presets, ...asked).map(({ preset }) => preset.name);

test("a section has the columns of the palette to choose from, and no section that brings content", () => {
  expect(namesFor("section", "simple")).toEqual(["1 column", "2 columns", "3 columns"]);
  expect(namesFor("section", "advanced")).toEqual([
    ...["1 column", "2 columns", "3 columns", "4/8", "8/4", "3/9", "9/3", "3/7", "4 columns"], // as the palette names them
  ]);
});

test("nothing else has columns to choose from", () => {
  for (const type of ["text", "cell", "wrapper"]) expect(namesFor(type, "advanced"), type).toEqual([]);
});

test("widths are a layout's also after they were rounded, and no others are", () => {
  const [, halves, thirds] = columnLayouts(presets, "section", "simple");
  if (!halves || !thirds) throw new Error("the palette offers two columns and three");
  expect(isLaidOut([33.33, 33.33, 33.34], thirds)).toBe(true);
  expect(isLaidOut([50, 50], halves)).toBe(true);
  expect(isLaidOut([52, 48], halves)).toBe(false);
  expect(isLaidOut([50, 50], thirds)).toBe(false);
});
