import { blueprint } from "@mailwright/blocks";
import { aDivider, aDocument, aHeading, aRow, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { describeChange } from "../history/change-label.js";
import { anEditor } from "../testing/test-editor.js";
import { insertBlock } from "./insert-block.js";

const heading = () => aHeading({ text: "Hello" }, "title");

test("a new block goes after the selected one and is selected", () => {
  const { editor, idsIn, select, selection } = anEditor(aDocument([aSection(heading(), aText({}, "words"))]));
  select("title");
  const outcome = editor.run(insertBlock, { blueprint: blueprint.divider() });
  const cell = editor.document.get().root.children?.[0]?.children?.[0]?.children?.[0]?.id ?? "";
  expect(outcome).toEqual({ done: true, value: "new-1" });
  expect(idsIn(cell)).toEqual(["title", "new-1", "words"]);
  expect(selection()).toEqual(["new-1"]);
});

test("content between two sections comes in a section of its own", () => {
  const { editor, block, idsIn } = anEditor(aDocument([aSection(), aSection()]));
  editor.run("insert-block", { blueprint: blueprint.heading(), target: { parentId: "wrapper", index: 1 } });
  const [, section] = idsIn("wrapper") ?? [];
  expect(block(section ?? "")?.children).toMatchObject([{ type: "cell", props: {}, children: [{ id: "new-1", type: "heading" }] }]);
  expect(editor.document.history().entries).toHaveLength(1);
});

test("a block chosen while a section is selected fills its first empty column", () => {
  const row = aRow([heading()], []);
  const { editor, idsIn, select } = anEditor(aDocument([row]));
  select(row.id);
  editor.run("insert-block", { blueprint: blueprint.text() });
  expect(idsIn(row.children?.[1]?.id ?? "")).toEqual(["new-1"]);
});

test("with nothing selected a block fills the first empty column of the page", () => {
  const empty = aSection();
  const { editor, idsIn } = anEditor(aDocument([aSection(heading()), empty]));
  editor.run("insert-block", { blueprint: blueprint.text() });
  expect(idsIn(empty.children?.[0]?.id ?? "")).toEqual(["new-1"]);
});

test("with nothing selected a block goes to the end of the page", () => {
  const { editor, idsIn } = anEditor(aDocument([aSection(heading())]));
  editor.run("insert-block", { blueprint: blueprint.section({}, blueprint.cell({})) });
  expect(idsIn("wrapper")?.at(-1)).toBe("new-1");
});

test("without a page wrapper nothing else may be dropped", () => {
  const { editor } = anEditor({ version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [] } });
  expect(editor.run("insert-block", { blueprint: blueprint.heading() })).toEqual({ done: false, refusal: "needs-page-wrapper" });
  expect(editor.can("insert-block", { blueprint: blueprint.wrapper({}) })).toEqual({ done: true, value: undefined });
});

test("a second page wrapper is refused", () => {
  const { editor } = anEditor(aDocument([]));
  const outcome = editor.run("insert-block", { blueprint: blueprint.wrapper({}), target: { parentId: "root", index: 1 } });
  expect(outcome).toEqual({ done: false, refusal: "only-one-page-wrapper" });
});

test("a preset outside the user's plan is locked", () => {
  const document = aDocument([]);
  const ask = { blueprint: blueprint.heading(), entitlement: "customCode" };
  expect(anEditor(document, { entitlements: [] }).editor.run("insert-block", ask)).toMatchObject({ refusal: "locked" });
  expect(anEditor(document, { entitlements: ["customCode"] }).editor.run("insert-block", ask)).toMatchObject({ done: true });
  expect(anEditor(document).editor.run("insert-block", ask)).toMatchObject({ done: true });
});

test("blocks move to the target in document order, whatever the order of selecting", () => {
  const from = aSection(heading(), aText({}, "words"), aDivider({}, "line"));
  const to = aSection(aText({}, "other"));
  const { editor, idsIn, selection } = anEditor(aDocument([from, to]));
  const cell = to.children?.[0]?.id ?? "";
  editor.run("move-block", { blockIds: ["line", "title"], target: { parentId: cell, index: 0 } });
  expect(idsIn(cell)).toEqual(["title", "line", "other"]);
  expect(selection()).toEqual(["title", "line"]);
  expect(editor.document.history().undoLabel).toEqual({ key: "moveMany", count: 2 });
});

test("a target in the block's own list counts the block itself", () => {
  const section = aSection(heading(), aText({}, "words"), aDivider({}, "line"));
  const { editor, idsIn } = anEditor(aDocument([section]));
  const cell = section.children?.[0]?.id ?? "";
  editor.run("move-block", { blockIds: ["title"], target: { parentId: cell, index: 2 } });
  expect(idsIn(cell)).toEqual(["words", "title", "line"]);
});

test("dropping a block where it is changes nothing", () => {
  const section = aSection(heading(), aText({}, "words"));
  const { editor } = anEditor(aDocument([section]));
  const outcome = editor.run("move-block", { blockIds: ["title"], target: { parentId: section.children?.[0]?.id ?? "", index: 1 } });
  expect(outcome.done).toBe(true);
  expect(editor.document.isDirty()).toBe(false);
});

test("moves that make no sense are refused", () => {
  const section = aSection(heading());
  const { editor } = anEditor(aDocument([section]));
  const cell = section.children?.[0]?.id ?? "";
  const move = (id: string, parentId: string) => editor.run("move-block", { blockIds: [id], target: { parentId, index: 0 } });
  expect(move(section.id, cell)).toMatchObject({ refusal: "into-itself" });
  expect(move("title", "title")).toMatchObject({ refusal: "into-itself" });
  expect(move("wrapper", section.id)).toMatchObject({ refusal: "into-itself" });
  expect(move("gone", cell)).toMatchObject({ refusal: "no-such-block" });
  expect(move("title", "gone")).toMatchObject({ refusal: "no-such-block" });
  expect(move("root", cell)).toMatchObject({ refusal: "no-such-block" });
});

test("content steps up and down through its column and on into the neighbouring section", () => {
  const first = aSection(aText({}, "above"));
  const second = aSection(heading(), aText({}, "words"));
  const { editor, idsIn, select } = anEditor(aDocument([first, second]));
  const cells = [first, second].map(({ children }) => children?.[0]?.id ?? "");
  const step = (direction: "up" | "down") => editor.run("move-block-step", { direction });
  select("title");
  step("down");
  expect(idsIn(cells[1] ?? "")).toEqual(["words", "title"]);
  expect(step("down")).toMatchObject({ refusal: "not-here" });
  step("up");
  step("up");
  expect(idsIn(cells[0] ?? "")).toEqual(["above", "title"]);
});

test("content steps sideways into the column beside, sections and columns along their own axis", () => {
  const row = aRow([heading()], [aText({}, "words")]);
  const { editor, idsIn, select } = anEditor(aDocument([row, aSection()]));
  const [left = "", right = ""] = row.children?.map(({ id }) => id) ?? [];
  select("title");
  editor.run("move-block-step", { direction: "right" });
  expect(idsIn(right)).toEqual(["title", "words"]);
  expect(editor.run("move-block-step", { direction: "right" })).toMatchObject({ refusal: "not-here" });
  select(left);
  editor.run("move-block-step", { direction: "right" });
  expect(idsIn(row.id)).toEqual([right, left]);
  select(row.id);
  expect(editor.run("move-block-step", { direction: "left" })).toMatchObject({ refusal: "not-here" });
  editor.run("move-block-step", { direction: "down" });
  expect(idsIn("wrapper")?.at(-1)).toBe(row.id);
});

test("steps are labelled in words", () => {
  const { editor } = anEditor(aDocument([aSection(heading())]));
  editor.run("duplicate-block", { blockIds: ["title"] });
  editor.run("set-props", { blockIds: ["title"], props: { fontSize: 20 } });
  editor.run("remove-block", { blockIds: ["title"] });
  const words = editor.document.history().entries.map(({ label }) => describeChange(label, editor.registry));
  expect(words).toEqual(["Duplicate heading", "Change heading font size", "Delete heading"]);
});

test("a subtree that could stand nowhere is refused as a whole", () => {
  const { editor } = anEditor(aDocument([]));
  const nested = { type: "section", children: [{ type: "section" }] };
  const unknown = { type: "section", children: [{ type: "cell", children: [{ type: "from-the-future" }] }] };
  expect(editor.run("insert-block", { blueprint: nested })).toMatchObject({ refusal: "wrong-parent" });
  expect(editor.run("insert-block", { blueprint: unknown })).toMatchObject({ refusal: "unknown-block" });
});

test("the empty section of a blank email makes room for the first one that is put beside it, in the same step; one that somebody added stays", () => {
  const blank = aSection();
  const { editor, idsIn } = anEditor(aDocument([blank]));
  const root = () => editor.document.get().root;
  editor.run("insert-block", { blueprint: blueprint.section({}, blueprint.cell({ width: 50 }), blueprint.cell({ width: 50 })) });
  expect(root().children?.[0]?.children).toHaveLength(1);
  expect(idsIn("wrapper")).not.toContain(blank.id);
  editor.run("insert-block", { blueprint: blueprint.section({}, blueprint.cell({ width: 100 })) });
  expect(root().children?.[0]?.children).toHaveLength(2);
  editor.run("undo");
  editor.run("undo");
  expect(idsIn("wrapper")).toEqual([blank.id]);
});

test("content fills the empty section of a blank email", () => {
  const blank = aSection();
  const { editor, idsIn } = anEditor(aDocument([blank]));
  editor.run("insert-block", { blueprint: blueprint.text() });
  expect(idsIn("wrapper")).toEqual([blank.id]);
});
