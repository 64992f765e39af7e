import { blueprint } from "@mailwright/blocks";
import { type Block, collectBlocks, documentVersion } from "@mailwright/document";
import { aBlock, aDocument, aSection, aText } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { refusalStrings } from "../outcome/refusal-strings.js";
import { anEditor } from "../testing/test-editor.js";

// A template may have one form data table, however a second would come.

function withOne() {
  const table = aBlock("form-data-table", {}, undefined, "table");
  const made = anEditor(aDocument([aSection(table, aText({}, "words")), aSection(aText({}, "other"))]));
  const tables = () => collectBlocks(made.editor.document.get().root).filter(({ type }) => type === "form-data-table");
  return { ...made, tables };
}

test("the refusal has a sentence of its own", () => {
  expect(refusalStrings["only-one-form-data-table"]).toBe('Each template can only contain one "Form Data Table" block');
});

describe("a second form data table", () => {
  test("is not inserted", () => {
    const { editor, tables } = withOne();
    expect(editor.run("insert-block", { blueprint: blueprint.formDataTable() })).toMatchObject({
      done: false,
      refusal: "only-one-form-data-table",
    });
    expect(tables()).toHaveLength(1);
    expect(editor.document.isDirty()).toBe(false);
  });

  test("does not come with a section that holds one", () => {
    const { editor, tables } = withOne();
    const section = blueprint.section({}, blueprint.cell({}, blueprint.text(), blueprint.formDataTable()));
    expect(editor.run("insert-block", { blueprint: section }).done).toBe(false);
    expect(tables()).toHaveLength(1);
  });

  test.each([["duplicate-block"], ["copy-blocks", "paste-blocks"]])("is not made by %s", (...commands) => {
    const { editor, select, tables } = withOne();
    select("table");
    for (const command of commands) editor.run(command, undefined);
    expect(tables().map(({ id }) => id)).toEqual(["table"]);
  });
});

test("the one that there is may be moved, and come again once it is gone", () => {
  const { editor, tables } = withOne();
  const other = editor.document.get().root.children?.[0]?.children?.[1]?.children?.[0]?.id ?? "";
  expect(editor.run("move-block", { blockIds: ["table"], target: { parentId: other, index: 0 } }).done).toBe(true);
  editor.run("remove-block", { blockIds: ["table"] });
  expect(editor.run("insert-block", { blueprint: blueprint.formDataTable() }).done).toBe(true);
  expect(tables()).toHaveLength(1);
});

test("a section that holds the one is not duplicated", () => {
  const { editor, tables } = withOne();
  const section = editor.document.get().root.children?.[0]?.children?.[0]?.id ?? "";
  expect(editor.run("duplicate-block", { blockIds: [section] })).toMatchObject({ refusal: "only-one-form-data-table" });
  expect(tables()).toHaveLength(1);
});

describe("what is pasted with a second form data table", () => {
  const types = (blueprints: readonly { readonly type: string; readonly children?: readonly Block[] }[] | undefined): string =>
    (blueprints ?? []).map(({ type, children }) => (children ? `${type}(${types(children)})` : type)).join(" ");
  const rowsOf = (editor: ReturnType<typeof withOne>["editor"]) => editor.document.get().root.children?.[0]?.children;

  test("comes without it, and the answer says what was left out", () => {
    const { editor, select, tables } = withOne();
    const [first, second] = rowsOf(editor)?.map(({ id }) => id) ?? [];
    select(first ?? "", second ?? "");
    editor.run("copy-blocks", undefined);
    expect(editor.run("paste-blocks", undefined)).toMatchObject({ done: true, leftOut: "only-one-form-data-table" });
    expect(tables()).toHaveLength(1);
    expect(types(rowsOf(editor)?.slice(2))).toBe("section(cell(text)) section(cell(text))");
    editor.run("undo");
    expect(rowsOf(editor)).toHaveLength(2);
  });

  test("loses a row that held nothing else, but no empty column beside others", () => {
    const { editor } = withOne();
    const alone = blueprint.section({}, blueprint.cell({}, blueprint.formDataTable()));
    const beside = blueprint.section({}, blueprint.cell({}, blueprint.formDataTable()), blueprint.cell({}, blueprint.text()));
    const text = JSON.stringify({ mailwright: "blocks", version: documentVersion, blocks: [alone, beside] });
    expect(editor.run("paste-blocks", { text }).done).toBe(true);
    expect(types(rowsOf(editor)?.slice(2))).toBe("section(cell() cell(text))");
  });

  test("may bring the first one and leave out its copy", () => {
    const { editor, tables } = withOne();
    editor.run("remove-block", { blockIds: ["table"] });
    const section = blueprint.section({}, blueprint.cell({}, blueprint.formDataTable(), blueprint.formDataTable()));
    const text = JSON.stringify({ mailwright: "blocks", version: documentVersion, blocks: [section] });
    expect(editor.run("paste-blocks", { text })).toMatchObject({ done: true, leftOut: "only-one-form-data-table" });
    expect(tables()).toHaveLength(1);
  });
});
