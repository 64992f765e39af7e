import { afterEach, expect, test } from "vitest";
import { fromExcel } from "../../testing/copied-html.js";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { edit, mountDesk, propOf, settled, type } from "../../testing/mount-text-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

async function mount(): Promise<CanvasMount> {
  mounted = await mountDesk();
  return mounted;
}

function paste({ canvas }: CanvasMount, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/html", html);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true });
  canvas.textElementOf("text")?.dispatchEvent(event);
}

test("the rows of a table that is pasted into a text stand below it", async () => {
  const desk = await mount();
  await edit(desk, "text");
  await type(" four");
  paste(desk, fromExcel);
  const rows = () => desk.editor.document.get().root.children?.[0]?.children ?? [];
  await expect.poll(() => rows().length).toBe(4);
  expect(rows().map(({ children }) => children?.length)).toEqual([1, 2, 2, 2]);
  expect(propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> three four</p>");
  desk.editor.run("undo");
  expect(rows()).toHaveLength(1);
  expect(propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> three four</p>");
});

test("a table of one cell is words of the text", async () => {
  const desk = await mount();
  await edit(desk, "text");
  paste(desk, "<table><tr><td>four</td></tr></table>");
  await type("{Escape}");
  await settled(desk);
  expect(propOf(desk, "text", "text")).toContain("threefour");
});
