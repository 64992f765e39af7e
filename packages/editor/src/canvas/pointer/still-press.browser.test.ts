import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { mountWriting, propOf, settled, type } from "../../testing/mount-text-canvas.js";
import { mouse } from "../../testing/pointer.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

const lines = Array.from({ length: 60 }, (_, index) => `<p>Line ${index + 1} of the story</p>`);

async function mount(): Promise<CanvasMount> {
  await page.viewport(1200, 900);
  mounted = await mountWriting(aDocument([aSection(aText({ text: lines.join("") }, "story"))]));
  return mounted;
}

const topOf = ({ canvas }: CanvasMount) => canvas.elementOf("story")?.getBoundingClientRect().top ?? Number.NaN;

test("a press on a text that is partly in view does not move it from under the pointer, and the caret comes where it was pressed", async () => {
  const desk = await mount();
  // A short canvas: some lines are seen, and most are below its edge.
  const line = desk.canvas.textElementOf("story")?.querySelectorAll("p")[12];
  const { right, top, height } = line?.getBoundingClientRect() ?? new DOMRect();
  const before = topOf(desk);
  await mouse.press({ x: right - 4, y: top + height / 2 });
  expect(topOf(desk)).toBe(before);
  await mouse.release({ x: right - 4, y: top + height / 2 });
  await vi.waitFor(() => expect(desk.editor.viewState.getState().textEditing?.blockId).toBe("story"));
  await type("{End}!");
  await userEvent.keyboard("{Escape}");
  await settled(desk);
  expect(propOf(desk, "story", "text")).toContain("<p>Line 13 of the story!</p>");
  expect(topOf(desk)).toBe(before);
});

test("a block that is selected elsewhere comes into view", async () => {
  const desk = await mount();
  desk.editor.run("insert-block", { blueprint: { type: "divider" } });
  const { root } = desk.editor.document.get();
  const added = root.children?.[0]?.children?.at(-1);
  desk.editor.run("select", { blockIds: ["story"] });
  const before = topOf(desk);
  desk.editor.run("select", { blockIds: [added?.id ?? ""] });
  expect(topOf(desk)).toBeLessThan(before);
});
