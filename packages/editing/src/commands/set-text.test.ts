import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { expect, test } from "vitest";
import { anEditor } from "../testing/test-editor.js";

const placeOf = (item: number, member = "text") => ({ prop: "links", item, member });

function withMenu(props: Parameters<typeof aBlock>[1] = {}) {
  const made = anEditor(aDocument([aSection(aBlock("menu", props, undefined, "menu"))]));
  const write = (html: string, place: unknown) => made.editor.run<string>("set-text", { blockId: "menu", html, place });
  return { ...made, write };
}

test("the text of one item is written, and everything else in the list stays as it is stored", () => {
  const { write, block, editor } = withMenu({ links: [{ text: "One", from: "later" }, { text: "Two" }] });
  expect(write("Uno", placeOf(0)).done).toBe(true);
  expect(block("menu")?.props).toEqual({ links: [{ text: "Uno", from: "later" }, { text: "Two" }] });
  editor.run("undo");
  expect(editor.document.isDirty()).toBe(false);
});

test("a list that was never set is stored when an item of it is written", () => {
  const { write, block } = withMenu();
  write("Sale", placeOf(1));
  expect(block("menu")?.props["links"]).toEqual([{ text: "New in" }, { text: "Sale" }, { text: "Stories" }, { text: "Contact" }]);
});

test.each([
  ["no place, where the block has no text of its own", undefined, "menu"],
  ["an item that is not there", placeOf(4), "place"],
  ["a member that is not written in place", placeOf(0, "link"), "place"],
  ["another prop", { prop: "color", item: 0, member: "text" }, "place"],
  ["half a place", { prop: "links", item: 0 }, "set-text.place.member"],
])("%s is refused", (_, place, detail) => {
  const { write, editor } = withMenu();
  expect(write("Sale", place)).toEqual({ done: false, refusal: "bad-arguments", detail });
  expect(editor.document.isDirty()).toBe(false);
});

test("words that the item may not have are refused", () => {
  const { write } = withMenu();
  expect(write("x".repeat(121), placeOf(0))).toMatchObject({ refusal: "bad-arguments", detail: "html" });
});
