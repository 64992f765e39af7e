import { blockRegistry, blueprint } from "@mailwright/blocks";
import { aDocument, aHeading, aRow, aSection, aText, documentOfSize } from "@mailwright/testing";
import { expect, test } from "vitest";
import { anEditor } from "../testing/test-editor.js";
import type { Dragged } from "./drop.js";
import { dropSlots } from "./drop-slots.js";

const first = aSection(aHeading({}, "title"), aText({}, "words"));
const row = aRow([aText({}, "left")], []);
const document = aDocument([first, row]);
const say = (dragged: Dragged) =>
  dropSlots(document, blockRegistry, dragged).map(({ address: { section, column, position, isGap }, isCurrent }) =>
    [`s${section}`, column && `c${column}`, position && `p${position}`, isGap && "gap", isCurrent && "here"].filter(Boolean).join(" "),
  );

test("content may go to every place of every column and between the sections, in document order", () => {
  expect(say({ kind: "new", blueprint: blueprint.heading(), name: "Heading" })).toEqual([
    "s1 gap",
    "s1 c1 p1",
    "s1 c1 p2",
    "s1 c1 p3",
    "s2 gap",
    "s2 c1 p1",
    "s2 c1 p2",
    "s2 c2 p1",
    "s3 gap",
  ]);
});

test("a block's own place is one slot, where it is now", () => {
  expect(say({ kind: "blocks", blockIds: ["title"] })).toEqual([
    "s1 gap",
    "s1 c1 p1 here",
    "s1 c1 p2",
    "s2 gap",
    "s2 c1 p1",
    "s2 c1 p2",
    "s2 c2 p1",
    "s3 gap",
  ]);
});

test("sections go among sections, columns among columns and into sections of their own", () => {
  expect(say({ kind: "blocks", blockIds: [row.id] })).toEqual(["s1", "s2 here"]);
  expect(say({ kind: "blocks", blockIds: [row.children?.[0]?.id ?? ""] })).toEqual([
    "s1 gap",
    "s1 c1",
    "s1 c2",
    "s2 gap",
    "s2 c1 here",
    "s2 c2",
    "s3 gap",
  ]);
});

test("nothing has a place where it must not be", () => {
  expect(say({ kind: "new", blueprint: blueprint.wrapper({}), name: "Page wrapper" })).toEqual([]);
  expect(say({ kind: "blocks", blockIds: [] })).toEqual([]);
});

test("every slot is a place that the command accepts", () => {
  for (const blockIds of [["title"], [row.id], [first.children?.[0]?.id ?? ""]]) {
    for (const { target, isCurrent } of dropSlots(document, blockRegistry, { kind: "blocks", blockIds })) {
      const { editor } = anEditor(structuredClone(document));
      expect(editor.run("move-block", { blockIds, target }).done).toBe(true);
      expect(editor.document.isDirty()).toBe(!isCurrent);
    }
  }
});

test("a long document has a slot above, between and below each of its blocks", () => {
  const long = documentOfSize(1000);
  const slots = dropSlots(long, blockRegistry, { kind: "new", blueprint: blueprint.heading(), name: "Heading" });
  expect(slots.length).toBeGreaterThan(2500);
  expect(new Set(slots.map(({ target }) => `${target.parentId} ${target.index}`)).size).toBe(slots.length);
});
