import { blockRegistry } from "@mailwright/blocks";
import { findBlock } from "@mailwright/document";
import { aDocument, aRow, aSection, aText, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { createEditor } from "../editor/create-editor.js";

function open() {
  const document = aDocument([aSection(aText({}, "one"), aText({ hideElement: "mobile" }, "two")), aRow([aText({}, "three")])]);
  return createEditor({ registry: blockRegistry, document, newId: counterIds("new"), clock: () => 0 });
}
const hiddenOn = (editor: ReturnType<typeof open>, id: string) => findBlock(editor.document.get().root, id)?.props["hideElement"];

test("selected blocks are hidden on phones in one step, and those that are so already are left alone", () => {
  const editor = open();
  editor.run("select", { blockIds: ["one", "two"] });
  expect(editor.run("hide-block", { on: "mobile" })).toEqual({ done: true });
  expect(["one", "two", "three"].map((id) => hiddenOn(editor, id))).toEqual(["mobile", "mobile", undefined]);
  expect(editor.document.history().entries).toHaveLength(1);
  editor.run("undo");
  expect(hiddenOn(editor, "one")).toBeUndefined();
});

test("a section is shown everywhere again, and what cannot be hidden is refused", () => {
  const editor = open();
  const section = editor.document.get().root.children?.[0]?.children?.[0]?.id ?? "";
  editor.run("hide-block", { blockIds: [section], on: "tablet" });
  expect(hiddenOn(editor, section)).toBe("tablet");
  editor.run("hide-block", { blockIds: [section], on: "no" });
  expect(hiddenOn(editor, section)).toBe("no");
  expect(editor.run("hide-block", { blockIds: [section], on: "no" })).toMatchObject({ refusal: "not-here" });
  expect(editor.run("hide-block", { blockIds: ["wrapper"], on: "mobile" })).toMatchObject({ refusal: "not-here" });
});

test("all blocks of the kind of the selected one are selected, and that one leads", () => {
  const editor = open();
  editor.run("select", { blockIds: ["two"] });
  expect(editor.run("select", { step: "alike" })).toEqual({ done: true, value: ["one", "three", "two"] });
  editor.run("select", { step: "none" });
  expect(editor.run("select", { step: "alike" })).toMatchObject({ refusal: "not-here" });
});
