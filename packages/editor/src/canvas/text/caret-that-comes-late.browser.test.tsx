import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { edit, mountDesk } from "../../testing/mount-text-canvas.js";
import { textEditingCode } from "./later-rich-text.js";

let mounted: CanvasMount | undefined;
let field: HTMLInputElement;
beforeEach(() => {
  field = document.createElement("input");
  document.body.prepend(field);
});
afterEach(() => {
  mounted?.unmount();
  field.remove();
});

// The first test of this page: only then is the code for editing text still to be fetched.
test("the caret of a text that was added does not leave the field that was gone to while Lexical was fetched", async () => {
  mounted = await mountDesk();
  const { canvas, editor } = mounted;
  editor.run("select", { blockIds: ["heading"] });
  expect(textEditingCode.peek()).toBeUndefined();
  canvas.requestTextEditing({ blockId: "heading", isNew: true });
  field.focus();
  await textEditingCode.load();
  await userEvent.keyboard("Spring");
  expect([field.value, editor.viewState.getState().textEditing]).toEqual(["Spring", null]);
  expect(document.activeElement).toBe(field);
});

test("a click on the text is answered, wherever the focus was", async () => {
  await page.viewport(1200, 900);
  mounted = await mountDesk();
  field.focus();
  await edit(mounted, "text");
  expect(mounted.editor.viewState.getState().textEditing).toEqual({ blockId: "text" });
});
