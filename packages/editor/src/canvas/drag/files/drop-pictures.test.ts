import { blockDefinitions } from "@mailwright/blocks";
import { createRegistry } from "@mailwright/document";
import { createEditor } from "@mailwright/editing";
import { aDocument, anImage, aSection, aText, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { dropPictures } from "./drop-pictures.js";

const registry = createRegistry(blockDefinitions);

/** An email with a text and an empty place for a picture. */
function anEmail() {
  const document = aDocument([aSection(aText({}, "text"), anImage({}, "empty"))]);
  const newId = counterIds("new-");
  const editor = createEditor({ registry, document, newId, clock: () => 0 });
  const blocks = () => editor.document.get().root.children?.[0]?.children?.[0]?.children?.[0]?.children ?? [];
  const pictures = () => blocks().flatMap(({ type, props }) => (type === "image" ? [props["src"] ?? "empty"] : []));
  /** A drop beside the text, which makes an empty place. */
  const dropBelowText = () => {
    editor.run("select", { blockIds: ["text"] });
    const outcome = editor.run("insert-block", { blueprint: { type: "image" } });
    if (!outcome.done) throw new Error("there is no place for a picture");
    return dropPictures({ editor, newId, placeId: outcome.value, madeBy: editor.document.history().head });
  };
  const steps = () => editor.document.history().entries.length;
  return { editor, newId, pictures, dropBelowText, steps };
}

test("a file that is dropped between blocks is one step, which one undo takes back", () => {
  const { editor, pictures, dropBelowText, steps } = anEmail();
  const add = dropBelowText();
  expect(add("/chair.png").done).toBe(true);
  expect([pictures(), steps()]).toEqual([["/chair.png", "empty"], 1]);
  editor.run("undo");
  expect(pictures()).toEqual(["empty"]);
  editor.run("redo");
  expect(pictures()).toEqual(["/chair.png", "empty"]);
});

test("several files follow each other, in the same step", () => {
  const { editor, pictures, dropBelowText, steps } = anEmail();
  const add = dropBelowText();
  for (const src of ["/1.png", "/2.png", "/3.png"]) add(src);
  expect([pictures(), steps()]).toEqual([["/1.png", "/2.png", "/3.png", "empty"], 1]);
  editor.run("undo");
  expect(pictures()).toEqual(["empty"]);
});

test("files on an empty place that was there fill it, in one step", () => {
  const { editor, newId, pictures, steps } = anEmail();
  const add = dropPictures({ editor, newId, placeId: "empty", madeBy: undefined });
  for (const src of ["/1.png", "/2.png"]) add(src);
  expect([pictures(), steps()]).toEqual([["/1.png", "/2.png"], 1]);
  editor.run("undo");
  expect(pictures()).toEqual(["empty"]);
});

test("what was done during the upload is undone by itself", () => {
  const { editor, pictures, dropBelowText } = anEmail();
  const add = dropBelowText();
  add("/1.png");
  editor.run("set-text", { blockId: "text", html: "<p>Meanwhile</p>" });
  add("/2.png");
  expect(pictures()).toEqual(["/1.png", "/2.png", "empty"]);
  editor.run("undo");
  expect(pictures()).toEqual(["/1.png", "empty"]);
  editor.run("undo");
  editor.run("undo");
  expect(pictures()).toEqual(["empty"]);
});

test("a drop that was undone during the upload writes nothing", () => {
  const { editor, pictures, dropBelowText } = anEmail();
  const add = dropBelowText();
  editor.run("undo");
  expect(add("/late.png").done).toBe(false);
  expect(pictures()).toEqual(["empty"]);
});
