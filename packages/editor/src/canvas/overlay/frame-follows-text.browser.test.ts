import { afterEach, expect, test } from "vitest";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { edit, mountDesk } from "../../testing/mount-text-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

test("the frame of a block grows with its words while they are typed, before they are written to the document", async () => {
  // An email that is shorter than its paper: the whole stays as high as it is while a block in it grows.
  mounted = await mountDesk();
  const desk = mounted;
  await edit(desk, "other");
  const height = () => desk.canvas.elementOf("other")?.getBoundingClientRect().height ?? 0;
  const frame = () => desk.canvas.overlay.querySelector(".mw-selection-frame")?.getBoundingClientRect().height ?? 0;
  const before = height();
  // All at once, and looked at two frames later: no pause in typing has come yet.
  document.execCommand("insertText", false, "Words ".repeat(100));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(desk.editor.document.history().canUndo).toBe(false);
  expect(height()).toBeGreaterThan(before + 20);
  expect(Math.abs(frame() - height())).toBeLessThan(3);
});
