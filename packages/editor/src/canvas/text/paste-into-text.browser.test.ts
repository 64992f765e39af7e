import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
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

test("a table of Excel that is pasted into a text is a table in it, and one undo takes it away", async () => {
  const desk = await mount();
  await edit(desk, "text");
  await type(" four");
  paste(desk, fromExcel);
  await type("{Escape}");
  await settled(desk);
  const words = () => String(propOf(desk, "text", "text"));
  expect(words()).toMatch(/^<p>One <strong>two<\/strong> three four<\/p>.*<table border="0"/);
  expect(words().match(/<tr>/g)).toHaveLength(3);
  expect(words().match(/<t[dh]\b/g)).toHaveLength(6);
  desk.editor.run("undo");
  expect(words()).toBe("<p>One <strong>two</strong> three four</p>");
});

test("a table of one cell is words of the text", async () => {
  const desk = await mount();
  await edit(desk, "text");
  paste(desk, "<table><tr><td>four</td></tr></table>");
  await type("{Escape}");
  await settled(desk);
  expect(propOf(desk, "text", "text")).toContain("threefour");
});

test("a link that may not stand in an email is left out, which is said", async () => {
  const desk = await mount();
  await edit(desk, "text");
  paste(desk, '<a href="javascript:alert(1)">four</a>');
  await expect.element(page.getByText("A link was left out, because its address may not stand in an email.")).toBeVisible();
  await type("{Escape}");
  await settled(desk);
  expect(propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> threefour</p>");
});

test("a picture that is pasted while words are written comes after their block, and the words stay", async () => {
  const desk = await mount();
  await edit(desk, "text");
  await type(" four");
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(["GIF89a"], "lamp.gif", { type: "image/gif" }));
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true });
  desk.canvas.textElementOf("text")?.dispatchEvent(event);
  const written = () => JSON.stringify(desk.editor.document.get());
  await expect.poll(written).toMatch(/"id":"text".*"type":"image".*lamp\.gif/);
  await expect.poll(() => propOf(desk, "text", "text")).toBe("<p>One <strong>two</strong> three four</p>");
});
