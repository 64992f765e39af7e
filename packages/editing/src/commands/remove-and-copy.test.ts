import { aButton, aDivider, aDocument, aHeading, aRow, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { anEditor } from "../testing/test-editor.js";
import { copyBlocks } from "./copy-blocks.js";

const heading = () => aHeading({ text: "Hello", color: "#ff0000" }, "title");

test("deleting selects what stands in the place then", () => {
  const section = aSection(heading(), aText({}, "words"), aDivider({}, "line"));
  const { editor, select, selection } = anEditor(aDocument([section]));
  select("words");
  editor.run("remove-block");
  expect(selection()).toEqual(["line"]);
  editor.run("remove-block");
  expect(selection()).toEqual(["title"]);
  editor.run("remove-block");
  expect(selection()).toEqual([section.children?.[0]?.id]);
});

test("deleting all columns of a section deletes the section", () => {
  const row = aRow([heading()], []);
  const { editor, idsIn } = anEditor(aDocument([row, aSection()]));
  editor.run("remove-block", { blockIds: row.children?.map(({ id }) => id) ?? [] });
  expect(idsIn("wrapper")).not.toContain(row.id);
  expect(editor.document.history().undoLabel).toEqual({ key: "remove", blockType: "section" });
});

test("copies get new ids, keep everything else and follow their originals", () => {
  const row = aRow([heading()], [aText({}, "words")]);
  const { editor, block, idsIn, selection } = anEditor(aDocument([row]));
  const outcome = editor.run("duplicate-block", { blockIds: [row.id] });
  const [copyId = ""] = selection();
  expect(outcome).toEqual({ done: true, value: [copyId] });
  expect(idsIn("wrapper")).toEqual([row.id, copyId]);
  expect(block(copyId)?.children?.[0]?.children?.[0]).toMatchObject({ type: "heading", props: { text: "Hello", color: "#ff0000" } });
});

test("the page wrapper cannot be duplicated", () => {
  const { editor } = anEditor(aDocument([]));
  expect(editor.can("duplicate-block", { blockIds: ["wrapper"] })).toMatchObject({ refusal: "only-one-page-wrapper" });
});

test("copied blocks can be pasted into another editor by their text", () => {
  const one = anEditor(aDocument([aSection(heading())]));
  const copied = one.editor.run(copyBlocks, { blockIds: ["title"] });
  const other = anEditor(aDocument([aSection(aText({}, "words"))]));
  other.select("words");
  other.editor.run("paste-blocks", { text: copied.done ? copied.value : "" });
  expect(other.block(other.selection()[0] ?? "")).toMatchObject({ type: "heading", props: { text: "Hello", color: "#ff0000" } });
});

test("cutting and pasting moves blocks, one step each", () => {
  const { editor, labels, select } = anEditor(aDocument([aSection(heading(), aText({}, "words"))]));
  select("title", "words");
  editor.run("cut-blocks");
  editor.run("paste-blocks");
  expect(labels()).toEqual([
    { key: "cutMany", count: 2 },
    { key: "pasteMany", count: 2 },
  ]);
});

test("several pasted blocks keep their order", () => {
  const section = aSection(heading(), aText({ text: "<p>1</p>" }, "one"), aDivider({}, "line"));
  const { editor, select, idsIn, block } = anEditor(aDocument([section]));
  select("title", "one");
  editor.run("copy-blocks");
  select("line");
  editor.run("paste-blocks");
  const types = idsIn(section.children?.[0]?.id ?? "")?.map((id) => block(id)?.type);
  expect(types).toEqual(["heading", "text", "divider", "heading", "text"]);
});

test("a clipboard that holds something else is refused", () => {
  const { editor } = anEditor(aDocument([aSection()]));
  const deep = `${'{"type":"section","children":['.repeat(5000)}${"]}".repeat(5000)}`;
  expect(editor.run("paste-blocks")).toMatchObject({ refusal: "nothing-to-paste" });
  for (const text of [
    "",
    "hello",
    "{",
    '{"mailwright":"blocks"}',
    '{"mailwright":"blocks","blocks":[]}',
    '{"mailwright":"style","type":"text"}',
  ]) {
    expect(editor.run("paste-blocks", { text })).toMatchObject({ refusal: "bad-clipboard" });
  }
  for (const blocks of ["[1]", '[{"type":"from-the-future"}]', `[${deep}]`]) {
    expect(editor.run("paste-blocks", { text: `{"mailwright":"blocks","version":1,"blocks":${blocks}}` }).done).toBe(false);
  }
  expect(editor.document.isDirty()).toBe(false);
});

test("pasted styles change the look and leave the words", () => {
  const { editor, block, select } = anEditor(aDocument([aSection(heading(), aHeading({ text: "Other", align: "center" }, "other"))]));
  select("title");
  editor.run("copy-style");
  select("other");
  editor.run("paste-style");
  expect(block("other")?.props).toEqual({ text: "Other", color: "#ff0000" });
});

test("styles go over to another type as far as it has the same props", () => {
  const { editor, block } = anEditor(aDocument([aSection(heading(), aButton({ label: "Go", radius: 9 }, "go"))]));
  editor.run("set-props", { blockIds: ["title"], props: { fontSize: 31, level: "h1" } });
  editor.run("copy-style", { blockIds: ["title"] });
  editor.run("paste-style", { blockIds: ["go"] });
  expect(block("go")?.props).toEqual({ label: "Go", radius: 9, color: "#ff0000", fontSize: 31 });
});

test("styles in a wrong format are refused", () => {
  const { editor } = anEditor(aDocument([aSection(heading())]));
  expect(editor.run("paste-style", { blockIds: ["title"] })).toMatchObject({ refusal: "no-styles" });
  expect(editor.run("paste-style", { blockIds: ["title"], text: "red" })).toMatchObject({ refusal: "bad-styles" });
});

test("clearing leaves an empty page with its look, and can be undone", () => {
  const { editor, block, idsIn } = anEditor(aDocument([aSection(heading())]));
  editor.run("set-props", { blockIds: ["wrapper"], props: { background: "#eeeeee" } });
  editor.run("clear");
  expect(idsIn("root")).toEqual(["wrapper"]);
  expect(block("wrapper")).toMatchObject({ props: { background: "#eeeeee" }, children: [] });
  expect(editor.can("clear")).toMatchObject({ refusal: "nothing-to-change" });
  editor.run("undo");
  expect(block("title")).toBeDefined();
});

test("columns are added beside the selected one and taken away again", () => {
  const row = aRow([heading()], []);
  const { editor, block, idsIn, select } = anEditor(aDocument([row]));
  const [left = "", right = ""] = row.children?.map(({ id }) => id) ?? [];
  select("title");
  editor.run("add-column");
  expect(idsIn(row.id)).toEqual([left, "new-1", right]);
  expect(idsIn(row.id)?.map((id) => block(id)?.props["width"])).toEqual([33.33, 33.33, 33.34]);
  editor.run("remove-column", { cellId: right });
  editor.run("remove-column", { cellId: left });
  expect(block("new-1")?.props["width"]).toBe(100);
  expect(editor.run("remove-column", { cellId: "new-1" })).toMatchObject({ refusal: "last-column" });
});

test("fewer columns keep what stood in the others", () => {
  const row = aRow([heading()], [aText({}, "words")], [aDivider({}, "line")]);
  const { editor, idsIn, block } = anEditor(aDocument([row]));
  editor.run("set-columns", { sectionId: row.id, widths: [30, 70] });
  const [left = "", right = ""] = idsIn(row.id) ?? [];
  expect([idsIn(left), idsIn(right)]).toEqual([["title"], ["words", "line"]]);
  expect([left, right].map((id) => block(id)?.props["width"])).toEqual([30, 70]);
});

test("a section holds six columns at most", () => {
  const row = aRow([], [], [], [], [], []);
  const { editor } = anEditor(aDocument([row]));
  expect(editor.run("add-column", { sectionId: row.id })).toMatchObject({ refusal: "too-many-columns" });
  expect(editor.run("duplicate-block", { blockIds: [row.children?.[0]?.id ?? ""] })).toMatchObject({ refusal: "too-many-columns" });
  expect(editor.run("set-columns", { sectionId: row.id, widths: [1, 1, 1, 1, 1, 1, 1] })).toMatchObject({ refusal: "too-many-columns" });
});
