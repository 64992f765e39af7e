import { expect, test } from "vitest";
import type { Block, EmailDocument } from "./block.js";
import { withObjectsOf } from "./with-objects-of.js";

const text = (id: string, words: string): Block => ({ id, type: "text", props: { text: words } });
const box = (id: string, ...children: Block[]): Block => ({ id, type: "box", props: {}, children });
const documentOf = (...rows: Block[]): EmailDocument => ({ version: 1, settings: { width: 600 }, root: box("root", ...rows) });
const copyOf = (document: EmailDocument): EmailDocument => JSON.parse(JSON.stringify(document));

test("a document that says the same is the same objects", () => {
  const before = documentOf(box("one", text("a", "A")), box("two", { ...text("b", "B"), extras: { name: "B" } }));
  const kept = withObjectsOf(before, copyOf(before));
  expect([kept.root, kept.settings]).toEqual([before.root, before.settings]);
  expect(kept.root).toBe(before.root);
  expect(kept.settings).toBe(before.settings);
});

test("what changed, and what holds it, is new; all else stays, wherever it stands by now", () => {
  const before = documentOf(box("one", text("a", "A"), text("b", "B")), box("two", text("c", "C")));
  const next = copyOf(documentOf(box("two", text("c", "C")), box("one", text("a", "Other"), text("b", "B")), text("d", "D")));
  const kept = withObjectsOf(before, next);
  expect(kept).toEqual(next);
  const [two, one] = kept.root.children ?? [];
  expect(two).toBe(before.root.children?.[1]);
  expect(one).not.toBe(before.root.children?.[0]);
  expect(one?.children?.[1]).toBe(before.root.children?.[0]?.children?.[1]);
});

test("extras that went are gone, and what is alike is for the caller to say", () => {
  const before = documentOf({ ...text("a", "A"), props: { size: 1, text: "A" }, extras: { name: "A" } });
  const without = withObjectsOf(before, copyOf(documentOf({ ...text("a", "A"), props: { size: 1, text: "A" } })));
  expect(without.root.children?.[0]).toEqual({ id: "a", type: "text", props: { size: 1, text: "A" } });
  const turned = copyOf(documentOf({ ...text("a", "A"), props: { text: "A", size: 1 }, extras: { name: "A" } }));
  expect(withObjectsOf(before, turned).root).toBe(before.root);
  const isWrittenAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  expect(JSON.stringify(withObjectsOf(before, turned, isWrittenAlike))).toBe(JSON.stringify(turned));
});
