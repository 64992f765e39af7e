import { findBlock } from "@mailwright/document";
import { aDocument, aHeading, aSection } from "@mailwright/testing";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { laterCode } from "../../base/later/later-code.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import type { EditTextRequest } from "../surface/canvas-handle.js";
import { createTextController } from "./text-controller.js";

let mounted: CanvasMount | undefined;
const field = document.createElement("input");
afterEach(() => {
  mounted?.unmount();
  field.remove();
});

const nothing = () => {};

/** A canvas whose code for editing text is still to be fetched, with a heading that was just added. */
async function mountEarly(request: Partial<EditTextRequest> = { isNew: true }, until: Promise<unknown> = Promise.resolve()) {
  document.body.prepend(field);
  mounted = await mountCanvas(aDocument([aSection(aHeading({ text: "Spring sale" }, "heading"))]));
  const { canvas, editor } = mounted;
  const code = laterCode(async () => {
    await until;
    return import("./open-text.js");
  });
  const told = { onLoadFailed: nothing, onLocked: nothing, onUnsafeLink: nothing };
  const controller = createTextController({ editor, canvas, labelOf: ({ type }) => type, code, ...told });
  editor.run("select", { blockIds: ["heading"] });
  canvas.focusBlock("heading");
  canvas.requestTextEditing({ blockId: "heading", ...request });
  return { code, controller, words: () => findBlock(editor.document.get().root, "heading")?.props["text"] };
}

test("the caret of a text that was added goes into it when Lexical has been fetched", async () => {
  const { controller } = await mountEarly();
  await expect.poll(() => controller.current()?.blockId).toBe("heading");
  controller.destroy();
});

test("the caret of a text that was added does not leave the field that was gone to meanwhile", async () => {
  const { code, controller } = await mountEarly();
  field.focus();
  await code.load();
  await userEvent.keyboard("Spring");
  expect([field.value, controller.current()]).toEqual(["Spring", null]);
  controller.destroy();
});

test("letters that are typed before Lexical has been fetched stand in the text, and no key of it reaches the block", async () => {
  let arrive = nothing;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { controller, words } = await mountEarly({}, arrived);
  await userEvent.keyboard("{Backspace}{Delete} of 201{Backspace}7");
  expect(words()).toBe("Spring sale");
  const reload = new KeyboardEvent("keydown", { key: "F5", bubbles: true, cancelable: true, composed: true });
  expect(mounted?.canvas.root.activeElement?.dispatchEvent(reload)).toBe(true);
  arrive();
  await expect.poll(() => controller.current()?.blockId).toBe("heading");
  await userEvent.keyboard("!{Escape}");
  await expect.poll(words).toBe("Spring sale of 207!");
  controller.destroy();
});
