import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { mountWriting, propOf, settled, type } from "../../testing/mount-text-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const pictures = ["one", "two", "three"].map((alt) => ({ src: `https://pictures.test/${alt}.png`, alt }));

async function mount(...[editor]: [Parameters<typeof mountWriting>[1]?]): Promise<CanvasMount> {
  await page.viewport(1200, 900);
  const questions = aBlock("accordion", {}, undefined, "questions");
  const carousel = aBlock("carousel", { pictures }, undefined, "carousel");
  mounted = await mountWriting(aDocument([aSection(questions, carousel)]), editor);
  for (const image of mounted.canvas.root.querySelectorAll("img")) image.src = dot;
  // Pictures that come during a press would move what is below the pointer.
  await Promise.all([...mounted.canvas.root.querySelectorAll("img")].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return mounted;
}

const place = (item: number, member: string) => ({ prop: "items", item, member });
const folds = ({ canvas }: CanvasMount) => [...canvas.root.querySelectorAll("details")];
const areOpen = (desk: CanvasMount) => folds(desk).map(({ open }) => open);
const shown = ({ canvas }: CanvasMount) => [...canvas.root.querySelectorAll(".mw-slide")].findIndex((slide) => slide.checkVisibility());
const writes = ({ canvas }: CanvasMount, item: number, member: string) =>
  vi.waitFor(() => expect(canvas.root.activeElement).toBe(canvas.textElementOf("questions", place(item, member))));

async function pressArrow(desk: CanvasMount, item: number): Promise<void> {
  const summary = folds(desk)[item]?.querySelector("summary");
  if (!summary) throw new Error("no question");
  await userEvent.click(summary, { position: { x: 4, y: 10 } });
}

describe("an answer of an accordion", () => {
  test("is unfolded and folded by a press on its arrow, which changes nothing in the email", async () => {
    const desk = await mount();
    const before = desk.editor.document.get();
    expect(areOpen(desk)).toEqual([true, false]);
    await pressArrow(desk, 1);
    expect(areOpen(desk)).toEqual([true, true]);
    await pressArrow(desk, 0);
    expect(areOpen(desk)).toEqual([false, true]);
    expect(desk.editor.document.get()).toBe(before);
    expect(desk.editor.document.history().canUndo).toBe(false);
    expect(desk.editor.viewState.getState()).toMatchObject({ selection: ["questions"], textEditing: null });
    await vi.waitFor(() => expect(desk.root.textContent).toContain("Item 1 of 2 is closed"));
  });

  test("stays as it was left while other values change, until it is set how the items begin", async () => {
    const desk = await mount();
    await pressArrow(desk, 1);
    desk.editor.run("set-props", { blockIds: ["questions"], props: { titleSize: 30 } });
    await vi.waitFor(() => expect(desk.canvas.textElementOf("questions")?.style.fontSize).toBe("30px"));
    expect(areOpen(desk)).toEqual([true, true]);
    desk.editor.run("set-props", { blockIds: ["questions"], props: { opened: "all" } });
    await vi.waitFor(() => expect(areOpen(desk)).toEqual([true, true]));
    desk.editor.run("set-props", { blockIds: ["questions"], props: { opened: "none" } });
    await vi.waitFor(() => expect(areOpen(desk)).toEqual([false, false]));
  });

  test("unfolds when its question is written, so that Tab goes on in it", async () => {
    const desk = await mount();
    const question = desk.canvas.textElementOf("questions", place(1, "title"));
    if (question) await userEvent.click(question);
    await writes(desk, 1, "title");
    expect(areOpen(desk)).toEqual([true, true]);
    await type("{End}!{Tab}");
    await writes(desk, 1, "words");
    await type("{Escape}");
    await settled(desk);
    expect((propOf(desk, "questions", "items") as { title: string }[])[1]?.title).toBe("May I send it back?!");
  });

  test("keeps what was written in it when it is folded meanwhile", async () => {
    const desk = await mount();
    const answer = desk.canvas.textElementOf("questions", place(0, "words"));
    if (answer) await userEvent.click(answer);
    await writes(desk, 0, "words");
    await type("{End} Soon.");
    await pressArrow(desk, 0);
    await settled(desk);
    expect(areOpen(desk)).toEqual([false, false]);
    expect((propOf(desk, "questions", "items") as { words: string }[])[0]?.words).toBe("In two to four working days. Soon.");
  });

  test("is folded and unfolded with Alt+Enter, from its question and from the block", async () => {
    const desk = await mount();
    const question = desk.canvas.textElementOf("questions", place(0, "title"));
    if (question) await userEvent.click(question);
    await writes(desk, 0, "title");
    await type("{Alt>}{Enter}{/Alt}");
    expect(areOpen(desk)).toEqual([false, false]);
    await writes(desk, 0, "title");
    await type("{Alt>}{Enter}{/Alt}{Tab}");
    await writes(desk, 0, "words");
    await type("{Alt>}{Enter}{/Alt}");
    await settled(desk);
    expect(areOpen(desk)).toEqual([false, false]);
    expect(desk.canvas.root.activeElement).toBe(desk.canvas.elementOf("questions"));
    await type("{Alt>}{Enter}{/Alt}{Alt>}{Enter}{/Alt}");
    expect(areOpen(desk)).toEqual([true, true]);
    expect(desk.editor.document.history().canUndo).toBe(false);
  });

  test("is unfolded by a press anywhere on its question where nothing may be written", async () => {
    const desk = await mount({ readOnly: true });
    const question = desk.canvas.textElementOf("questions", place(1, "title"));
    if (question) await userEvent.click(question);
    expect(areOpen(desk)).toEqual([true, true]);
  });
});

describe("a carousel", () => {
  test("turns to the picture whose thumbnail is pressed, and its block is selected", async () => {
    const desk = await mount();
    await userEvent.click(desk.canvas.root.querySelector(".mw-thumb-3 img") ?? desk.host);
    expect(shown(desk)).toBe(2);
    expect(desk.editor.viewState.getState().selection).toEqual(["carousel"]);
    await vi.waitFor(() => expect(desk.root.textContent).toContain("Picture 3 of 3"));
  });

  test("turns to the next picture with Alt+Enter, and after the last one to the first", async () => {
    const desk = await mount();
    desk.editor.run("select", { blockIds: ["carousel"] });
    desk.canvas.focusBlock("carousel");
    await type("{Alt>}{Enter}{/Alt}");
    expect(shown(desk)).toBe(1);
    await type("{Alt>}{Enter}{/Alt}{Alt>}{Enter}{/Alt}");
    expect(shown(desk)).toBe(0);
    expect(desk.editor.document.history().canUndo).toBe(false);
  });
});
