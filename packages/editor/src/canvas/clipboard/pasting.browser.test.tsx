import { documentVersion } from "@mailwright/document";
import { blocksMime } from "@mailwright/editing";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { fromWebmail } from "../../testing/copied-html.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

async function mount(): Promise<CanvasMount> {
  mounted = await mountCanvas(aDocument([aSection(aHeading({ text: "One" }, "one"), aText({ text: "<p>Two</p>" }, "two"))]));
  mounted.editor.run("select", { blockIds: ["one"] });
  await expect.poll(() => mounted?.canvas.elementOf("one")).toBeDefined();
  return mounted;
}

function fire({ canvas }: CanvasMount, type: "copy" | "paste", data: Readonly<Record<string, string>> = {}): DataTransfer {
  const clipboardData = new DataTransfer();
  for (const [kind, text] of Object.entries(data)) clipboardData.setData(kind, text);
  const event = new ClipboardEvent(type, { bubbles: true, composed: true, cancelable: true, clipboardData });
  canvas.elementOf("one")?.dispatchEvent(event);
  return clipboardData;
}

const types = ({ editor }: CanvasMount) =>
  editor.document.get().root.children?.[0]?.children?.[0]?.children?.[0]?.children?.map(({ type }) => type);

const toast = ({ root }: CanvasMount) => root.querySelector(".mw-toasts")?.textContent;

test("words from a web page become blocks after the selection, in one undo step", async () => {
  const canvas = await mount();
  fire(canvas, "paste", { "text/html": "<h2>News</h2><p style='color:red'>Words</p>", "text/plain": "ignored" });
  await expect.poll(() => types(canvas)).toEqual(["heading", "heading", "text", "text"]);
  canvas.editor.run("undo");
  expect(types(canvas)).toEqual(["heading", "text"]);
});

test("copied blocks are found in the HTML where a program kept nothing else", async () => {
  const canvas = await mount();
  const copied = fire(canvas, "copy");
  fire(canvas, "paste", { "text/html": copied.getData("text/html"), "text/plain": copied.getData("text/plain") });
  await expect.poll(() => types(canvas)).toEqual(["heading", "heading", "text"]);
  expect(copied.getData(blocksMime)).toContain('"mailwright"');
});

const sections = ({ editor }: CanvasMount) => editor.document.get().root.children?.[0]?.children?.length;
const said = ({ root }: CanvasMount) => root.querySelector("[data-mw-live=polite]")?.textContent;
const shown = ({ canvas, editor }: CanvasMount, index: number) =>
  canvas.elementOf(editor.document.get().root.children?.[0]?.children?.[index]?.id ?? "")?.textContent;

test("an email out of a webmail lands as its sections, in one undo step, and is announced", async () => {
  const canvas = await mount();
  fire(canvas, "paste", { "text/html": fromWebmail, "text/plain": "ignored" });
  await expect.poll(() => sections(canvas)).toBe(3);
  await expect.poll(() => said(canvas)).toContain("2 blocks selected");
  canvas.editor.run("undo");
  expect(sections(canvas)).toBe(1);
});

test("the source of an email becomes its sections, and what no block is like shows as it was written, copied once more too", async () => {
  const canvas = await mount();
  const hero = '<mj-hero background-url="https://a.test/h.jpg"><mj-text>Deep water</mj-text></mj-hero>';
  const source = `<mjml><mj-body><mj-section><mj-column><mj-text>Hello</mj-text></mj-column></mj-section>${hero}</mj-body></mjml>`;
  fire(canvas, "paste", { "text/plain": source });
  await expect.poll(() => sections(canvas)).toBe(3);
  await expect.poll(() => shown(canvas, 2)).toContain("Deep water");
  canvas.editor.run("select", { blockIds: [canvas.editor.document.get().root.children?.[0]?.children?.[2]?.id ?? ""] });
  const copied = fire(canvas, "copy");
  fire(canvas, "paste", { [blocksMime]: copied.getData(blocksMime) });
  await expect.poll(() => shown(canvas, 3)).toContain("Deep water");
});

test("styles that another tab has copied are pasted by their text", async () => {
  const canvas = await mount();
  const style = { mailwright: "style", version: 1, type: "heading", props: { color: "#ff0000" }, extras: {} };
  fire(canvas, "paste", { "text/plain": JSON.stringify(style) });
  await expect.poll(() => canvas.editor.document.lastChange()?.label?.key).toBe("pasteStyle");
});

test("copying styles says so", async () => {
  const canvas = await mount();
  canvas.editor.run("copy-style");
  await expect.poll(() => toast(canvas)).toContain("Styles successfully copied.");
});

test("a second form data table is left out of what is pasted, and that is said", async () => {
  const canvas = await mount();
  const table = { type: "form-data-table", props: {} };
  canvas.editor.run("insert-block", { blueprint: table });
  const blocks = [{ type: "heading", props: { text: "Kept" } }, table];
  fire(canvas, "paste", { [blocksMime]: JSON.stringify({ mailwright: "blocks", version: documentVersion, blocks }) });
  await expect.poll(() => toast(canvas)).toContain('can only contain one "Form Data Table" block');
  expect(types(canvas)?.filter((type) => type === "form-data-table")).toHaveLength(1);
  expect(types(canvas)?.filter((type) => type === "heading")).toHaveLength(2);
});

test("what cannot be pasted says so", async () => {
  const canvas = await mount();
  fire(canvas, "paste", { "text/html": "<img src='file:///a.png'>" });
  await expect.poll(() => toast(canvas)).toContain("Something went wrong. Could not paste");
  expect(types(canvas)).toEqual(["heading", "text"]);
});

test("Escape stops what is being read, and nothing has changed", async () => {
  const canvas = await mount();
  const seen = new Set<string>();
  const pressing = () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true });
  const watching = new MutationObserver(() => {
    const text = toast(canvas) ?? "";
    if (text.includes("Escape stops it") && !seen.has("pressed")) canvas.canvas.elementOf("one")?.dispatchEvent(pressing());
    seen.add(text.includes("Escape stops it") ? "pressed" : text);
  });
  watching.observe(canvas.root, { childList: true, subtree: true, characterData: true });
  const rows = `<tr><td bgcolor="#eeeeee"><p>Words</p></td></tr><tr><td><p>Others</p></td></tr>`.repeat(900);
  fire(canvas, "paste", { "text/plain": `<!doctype html><table width="600">${rows}</table>` });
  await expect.poll(() => [...seen].join()).toContain("Pasting was stopped");
  watching.disconnect();
  expect(sections(canvas)).toBe(1);
  expect(canvas.editor.viewState.getState().selection).not.toEqual([]);
});
