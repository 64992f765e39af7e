import { blockRegistry } from "@mailwright/blocks";
import { mergeDocuments } from "@mailwright/collaboration";
import { aDocument } from "@mailwright/testing";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { createStoredness } from "./storedness.js";

const base = aDocument([]);
const later = aDocument([]);

/** A shared document in which something can be done here. */
function begin() {
  const doc = new Y.Doc();
  const stored = createStoredness((before, after, document) => mergeDocuments(before, after, document, blockRegistry).document);
  stored.follow(doc, base);
  const work = () => doc.getMap("document").set("a", Math.random());
  return { doc, stored, work };
}

test("what was done here is stored once that is told which had it", () => {
  const { stored, work } = begin();
  expect(stored.isDirty()).toBe(false);
  work();
  expect(stored.isDirty()).toBe(true);
  stored.storing(true, later);
  stored.stored();
  expect(stored.isDirty()).toBe(false);
  expect(stored.base()).toBe(later);
});

test("what was done while something was being stored is not stored by that", () => {
  const { stored, work } = begin();
  work();
  stored.storing(true, later);
  work();
  stored.stored();
  expect(stored.isDirty()).toBe(true);
});

test("what had not been sent is in nothing that is stored", () => {
  const { stored, work } = begin();
  work();
  stored.storing(false, later);
  stored.stored();
  expect(stored.isDirty()).toBe(true);
  expect(stored.base()).toBe(base);
});

test("what was about to be stored when the connection went is not stored by what is stored after it", () => {
  const { stored, work } = begin();
  work();
  stored.storing(true, later);
  stored.lost();
  stored.stored();
  expect(stored.isDirty()).toBe(true);
  stored.storing(true, later);
  stored.stored();
  expect(stored.isDirty()).toBe(false);
});

test("what others do is theirs to store", () => {
  const { doc, stored } = begin();
  const other = new Y.Doc();
  other.getMap("document").set("b", 1);
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other));
  expect(stored.isDirty()).toBe(false);
});

const sized = (width: number, padding: number) => ({ ...base, settings: { width, padding } });

test("what others did since is none of one's own work", () => {
  const { stored, work } = begin();
  work();
  stored.arrived(sized(1, 0), sized(1, 5));
  stored.arrived(sized(1, 5), sized(1, 6));
  stored.arrived(sized(2, 6), sized(2, 7));
  expect(stored.base().settings).toEqual({ padding: 7 });
  stored.storing(true, later);
  stored.arrived(sized(2, 7), sized(2, 8));
  expect(stored.base().settings).toEqual({ padding: 8 });
  stored.stored();
  expect(stored.base().settings).toEqual({ padding: 8 });
});

test("who has nothing unstored finds the document as others leave it", () => {
  const { stored } = begin();
  stored.arrived(base, sized(3, 3));
  expect(stored.base()).toEqual(sized(3, 3));
});

test("saving waits until it is stored, and not for ever", async () => {
  const { stored, work } = begin();
  work();
  const waited = stored.settled(10_000);
  stored.storing(true, later);
  stored.stored();
  expect(await waited).toBe(true);
  work();
  expect(await stored.settled(1)).toBe(false);
});
