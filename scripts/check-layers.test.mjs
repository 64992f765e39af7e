import { expect, test } from "vitest";
import { findUnusedAllowances, findViolations } from "./check-layers.mjs";

test("a seeded upward import is refused", () => {
  expect(findViolations("packages/document/src/tree/block.ts", 'import { createEditor } from "@mailwright/editing";')).toEqual([
    "packages/document/src/tree/block.ts: upward import: document (layer 1) may not know editing (layer 2)",
  ]);
});

test("a downward import that the table allows is fine", () => {
  expect(findViolations("packages/blocks/src/index.ts", 'import { mj } from "@mailwright/compiler";')).toEqual([]);
});

test("what the table allows and only tests make use of is refused", () => {
  const table = { low: { layer: 0, may: [] }, other: { layer: 0, may: [] }, high: { layer: 1, may: ["low", "other"] } };
  const sources = [
    { file: "packages/high/src/x.ts", source: 'import { low } from "@mailwright/low/face";' },
    { file: "packages/high/src/x.test.ts", source: 'import { other } from "@mailwright/other";' },
  ];
  expect(findUnusedAllowances(sources, table)).toEqual(["high may import other and does not: take it out"]);
});

test("editor and dashboard never meet", () => {
  expect(findViolations("packages/editor/src/x.tsx", 'const d = await import("@mailwright/dashboard");')).toHaveLength(1);
});

test("a headless package knows no React", () => {
  expect(findViolations("packages/compiler/src/x.ts", 'import { useState } from "react";')).toHaveLength(1);
});

test("a relative import may not leave its package", () => {
  expect(findViolations("packages/compiler/src/x.ts", 'import { prop } from "../../document/src/prop.js";')).toHaveLength(1);
});

test("the testing package is for tests", () => {
  const source = 'import { aDocument } from "@mailwright/testing";';
  expect(findViolations("packages/compiler/src/x.ts", source)).toHaveLength(1);
  expect(findViolations("packages/compiler/src/x.test.ts", source)).toEqual([]);
});
