import { blueprint } from "@mailwright/blocks";
import { collectBlocks } from "@mailwright/document";
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

test("a section that holds the one is not duplicated or pasted", () => {
  const { editor, select, tables } = withOne();
  const section = editor.document.get().root.children?.[0]?.children?.[0]?.id ?? "";
  expect(editor.run("duplicate-block", { blockIds: [section] })).toMatchObject({ refusal: "only-one-form-data-table" });
  select(section);
  editor.run("copy-blocks", undefined);
  expect(editor.run("paste-blocks", undefined)).toMatchObject({ refusal: "only-one-form-data-table" });
  expect(tables()).toHaveLength(1);
});
