import { expect, test } from "vitest";
import { findWingViolations, wingOf } from "./check-wings.mjs";
import { isForTestsOnly, readImports } from "./import-graph.mjs";

const floors = [["base"], ["panels", "canvas", "canvas/sleep"], ["shell"]];
const graphOf = (imports) =>
  new Map(
    Object.entries(imports).map(([file, targets]) => [
      file,
      targets.map((target) => ({ target: target.replace("type ", ""), isType: target.startsWith("type ") })),
    ]),
  );

test("a wing that imports one above it is refused, types included", () => {
  const graph = graphOf({ "base/a.ts": ["type shell/b.ts"], "shell/b.ts": [] });
  expect(findWingViolations(graph, floors)).toEqual(["base/a.ts: upward import of shell/b.ts (base is on floor 0, shell on 2)"]);
});

test("wings on one floor do not know each other", () => {
  expect(findWingViolations(graphOf({ "panels/a.ts": ["canvas/b.ts"], "canvas/b.ts": [] }), floors)).toHaveLength(1);
});

test("a face of the package knows every wing, and no wing knows it", () => {
  expect(findWingViolations(graphOf({ "index.ts": ["base/a.ts", "shell/b.ts"], "base/a.ts": [], "shell/b.ts": [] }), floors)).toEqual([]);
  expect(findWingViolations(graphOf({ "base/a.ts": ["index.ts"], "index.ts": [] }), floors)).toHaveLength(1);
});

test("a circle of files is found where types alone close it", () => {
  const graph = graphOf({ "base/a.ts": ["base/b.ts"], "base/b.ts": ["type base/a.ts"] });
  expect(findWingViolations(graph, floors)).toEqual(["2 files import each other in a circle: base/a.ts, base/b.ts"]);
});

test("a file belongs to the deepest wing that is named", () => {
  expect(wingOf("canvas/sleep/a.ts", floors)).toBe("canvas/sleep");
  expect(wingOf("canvas/a.ts", floors)).toBe("canvas");
});

test("imports are read with what they are for; comments are not", () => {
  const source = `import type { A } from "./a.js";
import { type B, type C } from "./b.js";
import { type D, e } from "./d.js";
import "./style.css";
// import { no } from "./no.js";
const later = () => import("./later.js");`;
  expect(readImports(source)).toEqual([
    { specifier: "./a.js", isType: true },
    { specifier: "./b.js", isType: true },
    { specifier: "./d.js", isType: false },
    { specifier: "./style.css", isType: false },
    { specifier: "./later.js", isType: false },
  ]);
});

test("what only tests use is known by its folder or its ending, not by a word in its name", () => {
  const files = [
    "canvas/a.test.ts",
    "canvas/a.stories.tsx",
    "testing/mount.tsx",
    "canvas/testing/mount.tsx",
    "dialogs/test-email/dialog.tsx",
  ];
  expect(files.filter(isForTestsOnly)).toEqual(files.slice(0, 4));
});
