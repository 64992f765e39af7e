import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { defineBlock } from "../definition/define-block.js";
import { createRegistry } from "../definition/registry.js";
import { prop } from "../props/prop.js";
import { readDocument, writeDocument } from "./read-document.js";

const box = (type: string, within: readonly string[]) =>
  defineBlock({ type, accepts: "blocks", within, props: {}, panel: [], strings: { name: type, props: {} }, icon: [], compile: () => [] });
const line = defineBlock({
  type: "line",
  accepts: "nothing",
  props: { size: prop.px({ initial: 1, min: 1, max: 20 }) },
  panel: [],
  strings: { name: "Line", props: { size: "Size" } },
  icon: [],
  compile: () => [],
});
const registry = createRegistry([box("root", []), box("cell", ["root"]), line]);

function read(stored: unknown) {
  let next = 0;
  return readDocument(stored, registry, () => `new-${++next}`);
}

const good = {
  version: 1,
  settings: { width: 600 },
  root: { id: "r", type: "root", props: {}, children: [{ id: "a", type: "line", props: { size: 3 } }] },
};

test("a good document opens without a problem and is written as it was", () => {
  const { document, problems } = read(good);
  expect(problems).toEqual([]);
  expect(writeDocument(document)).toEqual(good);
});

test("an unknown block keeps its data and is named", () => {
  const stored = { ...good, root: { ...good.root, children: [{ id: "x", type: "hologram", props: { depth: [1, { a: 2 }] } }] } };
  const { document, problems } = read(stored);
  expect(problems).toEqual([{ code: "unknown-type", path: "root/0", blockId: "x", detail: "hologram" }]);
  expect(writeDocument(document)).toEqual(stored);
});

test("a value of the wrong type is kept and reported", () => {
  const stored = { ...good, root: { ...good.root, children: [{ id: "a", type: "line", props: { size: "huge" } }] } };
  const { document, problems } = read(stored);
  expect(problems).toEqual([{ code: "bad-value", path: "root/0", blockId: "a", detail: "size" }]);
  expect(writeDocument(document)).toEqual(stored);
});

test("a missing version is reported and taken as today's", () => {
  const { document, problems } = read({ ...good, version: undefined });
  expect(document.version).toBe(1);
  expect(problems.map((problem) => problem.code)).toEqual(["missing-version"]);
});

test("what is no block at all is written back unchanged", () => {
  const stored = {
    ...good,
    root: { ...good.root, children: [17, null, "x", { kind: "old" }, { id: "a", type: "line", props: {}, children: 5 }] },
  };
  const { document, problems } = read(stored);
  expect(problems.map((problem) => problem.code)).toEqual(Array(5).fill("unreadable-block"));
  expect(writeDocument(document)).toEqual(stored);
});

test("a second block of the same id gets a new one", () => {
  const twin = { id: "a", type: "line", props: {} };
  const { document, problems } = read({ ...good, root: { ...good.root, children: [twin, twin] } });
  expect(document.root.children?.map((block) => block.id)).toEqual(["a", "new-1"]);
  expect(problems[0]?.code).toBe("duplicate-id");
});

test("ten thousand levels are not followed", () => {
  let deep: unknown = { id: "end", type: "line", props: {} };
  for (let level = 0; level < 10_000; level++) deep = { type: "cell", props: {}, children: [deep] };
  const { problems } = read({ ...good, root: deep });
  expect(problems.map((problem) => problem.code)).toContain("too-deep");
});

test("any JSON opens, and what opened is written back", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const { document } = read(json);
      expect(document.root.type).toBe("root");
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (children) => {
      const { document } = read({ ...good, root: { ...good.root, children } });
      const { document: again } = read(writeDocument(document));
      expect(writeDocument(again)).toEqual(writeDocument(document));
    }),
  );
});
