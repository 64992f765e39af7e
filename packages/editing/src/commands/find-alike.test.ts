import { aButton, aDocument, aHeading, aSection } from "@mailwright/testing";
import { expect, test } from "vitest";
import { anEditor } from "../testing/test-editor.js";

const red = { background: "#ff0000" };

function open(...buttons: Parameters<typeof aButton>[0][]) {
  const made = anEditor(aDocument([aSection(aHeading({}, "title"), ...buttons.map((props, at) => aButton(props, `b${at}`)))]));
  const find = (blockId: string) => {
    made.editor.run("select", { blockIds: [blockId] });
    return made.editor.run("find-alike");
  };
  return { ...made, find };
}

test("the blocks of its kind that look like the selected one are selected, and that one goes on leading", () => {
  const { find, selection } = open(red, {}, { ...red, label: "Other words" }, red);
  expect(find("b2")).toEqual({ done: true, value: ["b0", "b3", "b2"] });
  expect(selection()).toEqual(["b0", "b3", "b2"]);
});

test("what they are then given is one step, and they still look alike", () => {
  const { find, editor, block } = open(red, {}, red);
  find("b0");
  editor.run("set-props", { props: { background: "#00ff00", radius: 0 } });
  expect([block("b0"), block("b1"), block("b2")].map((each) => each?.props["background"])).toEqual(["#00ff00", undefined, "#00ff00"]);
  expect(editor.document.history().entries).toHaveLength(1);
  expect(find("b2")).toMatchObject({ value: ["b0", "b2"] });
});

test("where a look comes from does not matter: what is set to the inherited value is the same look", () => {
  const { find } = open({}, { background: "#1f4fd8" });
  expect(find("b0")).toMatchObject({ value: ["b1", "b0"] });
});

test("where a block stands is no look: its alignment, the space around it, where it is hidden", () => {
  const { find } = open(red, { ...red, align: "right", hideElement: "mobile", padding: { top: 40, right: 0, bottom: 0, left: 0 } });
  expect(find("b0")).toMatchObject({ value: ["b1", "b0"] });
});

test("another colour on phones or in the dark is another look", () => {
  const { find, editor } = open(red, red, red);
  editor.run("set-extras", { blockIds: ["b1"], part: "dark", values: { background: "#000000" } });
  expect(find("b0")).toMatchObject({ value: ["b2", "b0"] });
  editor.run("set-extras", { blockIds: ["b2"], part: "mobile", values: { fontSize: 30 } });
  expect(find("b0")).toEqual({ done: false, refusal: "nothing-alike" });
});

test("nothing is selected instead where none is alike, or none of its kind", () => {
  const { find, selection, editor } = open(red, {});
  expect(find("b0")).toEqual({ done: false, refusal: "nothing-alike" });
  expect(find("title")).toEqual({ done: false, refusal: "nothing-alike" });
  expect(selection()).toEqual(["title"]);
  editor.run("select", { step: "none" });
  expect(editor.run("find-alike")).toEqual({ done: false, refusal: "nothing-selected" });
});
