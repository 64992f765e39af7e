import { aDocument, aHeading, aRow, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { anEditor } from "../testing/test-editor.js";

const heading = () => aHeading({ text: "Hello", color: "#ff0000" }, "title");

test("undefined and null give a prop back to what it inherits", () => {
  const { editor, block } = anEditor(aDocument([aSection(heading())]));
  editor.run("set-props", { blockIds: ["title"], props: { color: undefined, fontSize: 20 } });
  expect(block("title")?.props).toEqual({ text: "Hello", fontSize: 20 });
  editor.run("set-props", { blockIds: ["title"], props: { fontSize: null } });
  expect(block("title")?.props).toEqual({ text: "Hello" });
});

test("values that a block's specs do not accept are never stored", () => {
  const { editor } = anEditor(aDocument([aSection(heading())]));
  const set = (props: Record<string, string | number>) => editor.run("set-props", { blockIds: ["title"], props });
  expect(set({ fontSize: 5000 })).toEqual({ done: false, refusal: "bad-arguments", detail: "heading.fontSize" });
  expect(set({ color: "url(javascript:alert(1))" })).toMatchObject({ refusal: "bad-arguments" });
  expect(set({ madeUp: 1 })).toMatchObject({ refusal: "bad-arguments" });
});

test("one slider gesture is one step", () => {
  const { editor, pass } = anEditor(aDocument([aSection(heading())]));
  for (let fontSize = 20; fontSize < 60; fontSize++) {
    editor.run("set-props", { blockIds: ["title"], props: { fontSize }, mergeKey: "fontSize:1" });
    pass(16);
  }
  expect(editor.document.history().entries).toHaveLength(1);
  expect(editor.document.history().entries[0]?.patches).toHaveLength(1);
  editor.run("undo");
  expect(editor.document.isDirty()).toBe(false);
});

test("general settings need a page wrapper to apply to", () => {
  const { editor } = anEditor(aDocument([]));
  expect(editor.run("set-settings", { settings: { width: 600 } }).done).toBe(true);
  expect(editor.document.get().settings).toEqual({ width: 600 });
  expect(editor.run("set-settings", { settings: { width: 9 } })).toMatchObject({ refusal: "bad-arguments", detail: "width" });
  editor.run("remove-block", { blockIds: ["wrapper"] });
  expect(editor.run("set-settings", { settings: { width: 500 } })).toMatchObject({ refusal: "settings-need-page-wrapper" });
});

test("the arrows walk every block of the document, down and up again", () => {
  const row = aRow([heading()], [aText({}, "words")]);
  const { editor, selection } = anEditor(aDocument([row, aSection()]));
  const walk = (step: "next" | "previous") => {
    const seen: string[] = [];
    while (editor.run("select", { step }).done) seen.push(...selection());
    return seen;
  };
  editor.run("select", { step: "none" });
  const down = walk("next");
  expect(down.slice(0, 6)).toEqual(["wrapper", row.id, row.children?.[0]?.id, "title", row.children?.[1]?.id, "words"]);
  expect(down).toHaveLength(8);
  expect(walk("previous")).toEqual(down.slice(0, -1).reverse());
});

test("selecting up and into", () => {
  const section = aSection(heading());
  const { editor, select, selection } = anEditor(aDocument([section]));
  select("title");
  editor.run("select", { step: "parent" });
  expect(selection()).toEqual([section.children?.[0]?.id]);
  editor.run("select", { step: "child" });
  expect(selection()).toEqual(["title"]);
  expect(editor.run("select", { step: "child" })).toMatchObject({ refusal: "not-here" });
  select("wrapper");
  expect(editor.run("select", { step: "parent" })).toMatchObject({ refusal: "not-here" });
});

test("Shift+arrows extend the selection and turning back takes away again", () => {
  const { editor, select, selection } = anEditor(aDocument([aSection(heading(), aText({}, "one"), aText({}, "two"))]));
  const extend = (step: "extend-next" | "extend-previous") => editor.run("select", { step });
  select("title");
  extend("extend-next");
  extend("extend-next");
  expect(selection()).toEqual(["title", "one", "two"]);
  extend("extend-previous");
  expect(selection()).toEqual(["title", "one"]);
});

test("Ctrl-click adds and takes away", () => {
  const { editor, select, selection } = anEditor(aDocument([aSection(heading(), aText({}, "one"))]));
  select("title");
  editor.run("select", { blockIds: ["one"], how: "toggle" });
  expect(selection()).toEqual(["title", "one"]);
  editor.run("select", { blockIds: ["title"], how: "toggle" });
  expect(selection()).toEqual(["one"]);
  expect(editor.run("select", { blockIds: ["gone"] })).toMatchObject({ refusal: "no-such-block" });
});

test("Shift-click selects all from the leading block to another beside it, in either direction", () => {
  const row = aSection(heading(), aText({}, "one"), aText({}, "two"), aText({}, "three"));
  const { editor, select, selection } = anEditor(aDocument([row, aSection(aText({}, "elsewhere"))]));
  const shiftClick = (id: string) => editor.run("select", { blockIds: [id], how: "range" });
  select("one");
  shiftClick("three");
  expect(selection()).toEqual(["one", "two", "three"]);
  select("two");
  shiftClick("title");
  expect(selection()).toEqual(["two", "one", "title"]);
  shiftClick("elsewhere");
  expect(selection()).toEqual(["two", "one", "title", "elsewhere"]);
});

test.each(["remove-block", "duplicate-block", "cut-blocks"])("%s takes all that is selected in one undo step", (command) => {
  const { editor, select, labels } = anEditor(aDocument([aSection(heading(), aText({}, "one"), aText({}, "two"))]));
  const before = JSON.stringify(editor.document.get());
  select("title", "two");
  expect(editor.run(command, undefined).done).toBe(true);
  expect(labels()).toHaveLength(1);
  editor.run("undo");
  expect(JSON.stringify(editor.document.get())).toBe(before);
});

test("a fitting zoom is no step: in and out go to the steps around it", () => {
  const { editor } = anEditor(aDocument([]));
  editor.viewState.setState({ fittingZoom: 87 });
  const zoomAfter = (...ids: readonly string[]) => {
    for (const id of ids) editor.run(id);
    return editor.viewState.getState().zoom;
  };
  expect([zoomAfter("zoom-fit"), zoomAfter("zoom-in"), zoomAfter("zoom-fit", "zoom-out")]).toEqual([87, 90, 85]);
});

test("zoom goes by steps of 5 and back to 100", () => {
  const { editor } = anEditor(aDocument([]));
  const zoom = () => editor.viewState.getState().zoom;
  editor.run("zoom-in");
  editor.run("zoom-in");
  expect(zoom()).toBe(110);
  editor.run("zoom-out");
  expect(zoom()).toBe(105);
  editor.run("zoom-reset");
  expect(zoom()).toBe(100);
  expect(editor.run("zoom-reset")).toEqual({ done: false, refusal: "zoomed-so" });
  for (let step = 0; step < 100; step++) editor.run("zoom-out");
  expect(zoom()).toBe(25);
  expect(editor.can("zoom-out")).toEqual({ done: false, refusal: "zoomed-out" });
  for (let step = 0; step < 100; step++) editor.run("zoom-in");
  expect(zoom()).toBe(200);
  expect(editor.can("zoom-in")).toEqual({ done: false, refusal: "zoomed-in" });
});
