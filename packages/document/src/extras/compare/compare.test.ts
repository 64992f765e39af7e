import { expect, test } from "vitest";
import { defineBlock } from "../../definition/define-block.js";
import { createRegistry } from "../../definition/registry.js";
import { prop } from "../../props/prop.js";
import { findChangesOfLocked } from "./changes-of-locked.js";
import { findChangesOutsidePlan } from "./changes-outside-plan.js";

const words = { name: "Thing", props: {} as never };
const shape = { accepts: "nothing", panel: [], strings: words, icon: [], compile: () => [] } as const;
const thing = defineBlock({
  ...shape,
  type: "thing",
  props: { label: prop.text("", { maxLength: 50 }), size: prop.px({ initial: 1, min: 1, max: 20 }), made: prop.picture() },
  resets: (changed, { label }) => (changed.includes("label") && label === "" ? ["size"] : []),
});
const code = defineBlock({ ...shape, type: "code", props: { html: prop.text("", { maxLength: 50 }) }, entitlement: "customCode" });
const cell = defineBlock({
  ...shape,
  type: "cell",
  accepts: "blocks",
  within: ["section"],
  props: { width: prop.px({ initial: 1, min: 1, max: 100 }) },
});
const registry = createRegistry([thing, code, cell]);

type Lock = { content?: true; style?: true; position?: true; removal?: true };
const locked = (lock: Lock, props: object = {}, more: object = {}) => ({ id: "a", type: "thing", props, extras: { lock, ...more } });
const of = (...children: object[]) => ({ version: 1, settings: {}, root: { id: "r", type: "root", props: {}, children } });
const faultsOf = (before: object, after: object) =>
  findChangesOfLocked(before, after, registry).map(({ blockId, code }) => `${blockId} ${code}`);

test("what is locked of a block may not change, the rest may", () => {
  const before = of(locked({ content: true }, { label: "A", size: 2 }));
  expect(faultsOf(before, of(locked({ content: true }, { label: "A", size: 9 })))).toEqual([]);
  expect(faultsOf(before, of(locked({ content: true }, { label: "B", size: 2 })))).toEqual(["a locked-content"]);
  expect(faultsOf(before, of(locked({ content: true }, { label: "A", size: 2 }, { rules: { condition: "x" } })))).toEqual([
    "a locked-content",
  ]);
  const styled = of(locked({ style: true }, { label: "A", size: 2 }));
  expect(faultsOf(styled, of(locked({ style: true }, { label: "B", size: 2 })))).toEqual([]);
  expect(faultsOf(styled, of(locked({ style: true }, { label: "A", size: 3 })))).toEqual(["a locked-style"]);
  expect(faultsOf(styled, of(locked({ style: true }, { label: "A", size: 2 }, { mobile: { size: 4 } })))).toEqual(["a locked-style"]);
  expect(faultsOf(styled, of(locked({ style: true }, { size: 2, label: "A" }, { future: [1] })))).toEqual(["a locked-style"]);
});

test("a locked block may not go, wherever it stands, and a lock may not be lifted", () => {
  const inside = { id: "c", type: "cell", props: {}, children: [locked({ removal: true })] };
  expect(faultsOf(of(inside), of())).toEqual(["a locked-removal"]);
  expect(faultsOf(of(inside), {})).toEqual(["a locked-removal"]);
  expect(faultsOf(of(inside), of(locked({ removal: true })))).toEqual([]);
  expect(faultsOf(of(locked({ content: true, style: true })), of(locked({ style: true })))).toEqual(["a lock-lifted"]);
  expect(faultsOf(of(locked({ style: true })), of(locked({ content: true, style: true })))).toEqual([]);
  expect(faultsOf(of(locked({ content: true })), of())).toEqual([]);
});

test("a block that is locked in its place stays in what it stands in; its neighbours may come and go", () => {
  const row = (id: string, ...children: object[]) => ({ id, type: "cell", props: {}, children });
  const before = of(row("c", locked({ position: true })), row("d"));
  expect(faultsOf(before, of(row("d"), row("c", { id: "n", type: "thing" }, locked({ position: true }))))).toEqual([]);
  expect(faultsOf(before, of(row("c"), row("d", locked({ position: true }))))).toEqual(["a locked-position"]);
});

test("what follows by itself from an allowed change is no change of a locked block", () => {
  const made = (label: string, size: number | undefined, url: string) =>
    of(locked({ style: true }, { label, ...(size !== undefined && { size }), made: { url, key: url } }));
  expect(faultsOf(made("A", 5, "/1"), made("", undefined, "/2"))).toEqual([]);
  const column = (width: number) => of({ id: "a", type: "cell", props: { width }, extras: { lock: { style: true } } });
  expect(faultsOf(column(50), column(33))).toEqual([]);
  const still = (url: string) => of(locked({ content: true }, { label: "A", made: { url, key: url } }));
  expect(faultsOf(still("/1"), still("/2"))).toEqual(["a locked-content"]);
});

test("of a block of an unknown type nothing changes where all of it is locked", () => {
  const host = (lock: Lock, say: string) => of({ id: "a", type: "host", props: { say }, extras: { lock } });
  expect(faultsOf(host({ content: true, style: true }, "A"), host({ content: true, style: true }, "B"))).toEqual([
    "a locked-content",
    "a locked-style",
  ]);
  expect(faultsOf(host({ content: true }, "A"), host({ content: true }, "B"))).toEqual([]);
});

const writing = (html: string, id = "k", more: object = {}) => ({ id, type: "code", props: { html }, ...more });
const outsideOf = (before: object | null, after: object, entitlements: string[] = []) =>
  findChangesOutsidePlan(before, after, registry, entitlements).map(({ blockId }) => blockId);

test("without the right nobody adds or changes such a block; what stood there stays, moves, goes", () => {
  expect(outsideOf(null, of(writing("A")))).toEqual(["k"]);
  expect(outsideOf(of(), of(writing("A")))).toEqual(["k"]);
  expect(outsideOf(of(writing("A")), of(writing("B")))).toEqual(["k"]);
  expect(outsideOf(of(writing("A")), of({ id: "c", type: "cell", children: [writing("A")] }))).toEqual([]);
  expect(outsideOf(of(writing("A")), of())).toEqual([]);
  expect(outsideOf(of(), of(writing("A")), ["customCode"])).toEqual([]);
});

test("a block does not slip in under the id of another, or under none", () => {
  expect(outsideOf(of(writing("A")), of(writing("A"), writing("B")))).toEqual([""]);
  expect(outsideOf(of(writing("A")), of(writing("A"), { type: "code", props: { html: "B" } }))).toEqual([""]);
  expect(outsideOf(of({ id: "k", type: "thing", props: {} }), of(writing("A")))).toEqual(["k"]);
  // Two that were stored under one id: reading gives the second another one each time.
  expect(outsideOf(of(writing("A"), writing("A")), of(writing("A"), writing("A", "fresh")))).toEqual([]);
  expect(outsideOf(of(writing("A"), writing("A")), of(writing("A"), writing("A", "x"), writing("A", "y")))).toEqual(["y"]);
});
