import { aDocument, aHeading, aSection } from "@mailwright/testing";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { laterCode } from "../../base/later/later-code.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { createTextController } from "./text-controller.js";

let mounted: CanvasMount | undefined;
const field = document.createElement("input");
afterEach(() => {
  mounted?.unmount();
  field.remove();
});

const nothing = () => {};

/** A canvas whose code for editing text is still to be fetched, with a heading that was just added. */
async function mountEarly() {
  document.body.prepend(field);
  mounted = await mountCanvas(aDocument([aSection(aHeading({ text: "Spring sale" }, "heading"))]));
  const { canvas, editor } = mounted;
  const code = laterCode(() => import("./open-text.js"));
  const told = { onLoadFailed: nothing, onLocked: nothing, onUnsafeLink: nothing };
  const controller = createTextController({ editor, canvas, labelOf: ({ type }) => type, code, ...told });
  editor.run("select", { blockIds: ["heading"] });
  canvas.requestTextEditing({ blockId: "heading", isNew: true });
  return { code, controller };
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
