import { aBlock, aDocument, aSection, aText } from "@mailwright/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { mountWriting, propOf, settled, type } from "../../testing/mount-text-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

async function mount(...[editor]: [Parameters<typeof mountWriting>[1]?]): Promise<CanvasMount> {
  await page.viewport(1200, 800);
  const menu = aBlock("menu", { links: ["Shop", "Stories", "Help"].map((text) => ({ text })) }, undefined, "menu");
  const questions = aBlock("accordion", {}, undefined, "questions");
  mounted = await mountWriting(aDocument([aSection(menu, questions, aText({ text: "<p>After</p>" }, "text"))]), editor);
  return mounted;
}

const label = (item: number) => ({ prop: "links", item, member: "text" });
const member = (item: number, name: string) => ({ prop: "items", item, member: name });
const labelsOf = (desk: CanvasMount) => (propOf(desk, "menu", "links") as { text: string }[]).map(({ text }) => text);

async function press({ canvas }: CanvasMount, blockId: string, place: ReturnType<typeof label>): Promise<void> {
  const element = canvas.textElementOf(blockId, place);
  if (!element) throw new Error("no such text");
  await userEvent.click(element);
  await written({ canvas }, blockId, place);
  await type("{End}");
}

const written = ({ canvas }: Pick<CanvasMount, "canvas">, blockId: string, place: ReturnType<typeof label>) =>
  vi.waitFor(() => expect(canvas.root.activeElement).toBe(canvas.textElementOf(blockId, place)));

describe("a label of a menu", () => {
  test("takes the caret where it is pressed, and only its own words change, in one step", async () => {
    const desk = await mount();
    await press(desk, "menu", label(1));
    expect(desk.editor.viewState.getState().textEditing).toEqual({ blockId: "menu", place: label(1) });
    await type(" & news{Escape}");
    await settled(desk);
    expect(labelsOf(desk)).toEqual(["Shop", "Stories & news", "Help"]);
    expect(desk.editor.document.history().undoLabel).toEqual({ key: "text", blockType: "menu" });
    expect(desk.canvas.root.activeElement).toBe(desk.canvas.elementOf("menu"));
    expect(desk.canvas.textElementOf("menu", label(1))?.hasAttribute("contenteditable")).toBe(false);
    desk.editor.run("undo");
    expect(desk.editor.document.history().canUndo).toBe(false);
    expect(labelsOf(desk)).toEqual(["Shop", "Stories", "Help"]);
  });

  test("is named with its place in the menu", async () => {
    const desk = await mount();
    await press(desk, "menu", label(1));
    const text = desk.canvas.textElementOf("menu", label(1));
    expect([text?.role, text?.ariaLabel, text?.ariaMultiLine]).toEqual(["textbox", "Menu, Link 2 of 3: Text", "false"]);
  });

  test("is reached with Enter and Tab, and each writing is a step of its own", async () => {
    const desk = await mount();
    desk.editor.run("select", { blockIds: ["menu"] });
    desk.canvas.focusBlock("menu");
    await type("{Enter}");
    await written(desk, "menu", label(0));
    await type("!{Tab}");
    await written(desk, "menu", label(1));
    await type("?{Shift>}{Tab}{/Shift}");
    await written(desk, "menu", label(0));
    await type("{Escape}");
    await settled(desk);
    expect(labelsOf(desk)).toEqual(["Shop!", "Stories?", "Help"]);
    desk.editor.run("undo");
    expect(labelsOf(desk)).toEqual(["Shop!", "Stories", "Help"]);
  });

  test("is left by Tab where it is the last one", async () => {
    const desk = await mount();
    await press(desk, "menu", label(2));
    await type("!{Tab}");
    await vi.waitFor(() => expect(desk.canvas.root.activeElement).not.toBe(desk.canvas.textElementOf("menu", label(2))));
    expect(labelsOf(desk)).toEqual(["Shop", "Stories", "Help!"]);
  });

  test("goes on where a press lies beside another label", async () => {
    const desk = await mount();
    await press(desk, "menu", label(0));
    await type("1");
    await press(desk, "menu", label(2));
    await type("3");
    desk.editor.run("select", { blockIds: ["text"] });
    await settled(desk);
    expect(labelsOf(desk)).toEqual(["Shop1", "Stories", "Help3"]);
  });

  test("is let go when its link is taken away", async () => {
    const desk = await mount();
    await press(desk, "menu", label(2));
    await type("!");
    await vi.waitFor(() => expect(labelsOf(desk)).toEqual(["Shop", "Stories", "Help!"]));
    desk.editor.run("set-props", { blockIds: ["menu"], props: { links: [{ text: "Only" }] } });
    await settled(desk);
    expect(labelsOf(desk)).toEqual(["Only"]);
    expect(desk.canvas.textElementOf("menu")?.textContent).toBe("Only");
    desk.editor.run("undo");
    expect(labelsOf(desk)).toEqual(["Shop", "Stories", "Help!"]);
  });

  test("is not written in a read-only editor", async () => {
    const desk = await mount({ readOnly: true });
    const element = desk.canvas.textElementOf("menu", label(1));
    if (element) await userEvent.click(element);
    expect(desk.editor.viewState.getState()).toMatchObject({ selection: ["menu"], textEditing: null });
  });

  test("is part of unsaved work from the first key", async () => {
    const desk = await mount();
    await press(desk, "menu", label(1));
    await type("x");
    expect(JSON.stringify(desk.editor.readUnsaved())).toContain("Storiesx");
  });
});

describe("an accordion", () => {
  test("has its questions written in place, and the answers that are open, in lines", async () => {
    const desk = await mount();
    await press(desk, "questions", member(0, "title"));
    await type(" Soon?{Tab}");
    await written(desk, "questions", member(0, "words"));
    await type("{End}{Enter}Or sooner.{Tab}");
    // The second answer is folded: the next text is its question.
    await written(desk, "questions", member(1, "title"));
    await type("{Escape}");
    await settled(desk);
    const items = propOf(desk, "questions", "items") as { title: string; words: string }[];
    expect(items[0]).toEqual({ title: "When will it arrive? Soon?", words: "In two to four working days.\nOr sooner." });
    expect(items[1]?.title).toBe("May I send it back?");
  });

  test("takes the caret into the question beside which somebody presses", async () => {
    const desk = await mount();
    const summary = desk.canvas.textElementOf("questions", member(1, "title"))?.parentElement;
    if (!summary) throw new Error("no question");
    await userEvent.click(summary, { position: { x: summary.offsetWidth - 20, y: 10 } });
    await written(desk, "questions", member(1, "title"));
  });

  test("stays as open as it is while somebody types a space into a question", async () => {
    const desk = await mount();
    await press(desk, "questions", member(0, "title"));
    await type("a b c");
    const details = desk.canvas.textElementOf("questions", member(0, "title"))?.closest("details");
    expect(details?.open).toBe(true);
    expect(desk.canvas.textElementOf("questions", member(0, "title"))?.textContent).toMatch(/a b c$/);
  });
});
