import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { elementOf } from "../../testing/dragging.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { mouse, pointIn } from "../../testing/pointer.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

type At = ReturnType<typeof pointIn>;

/** Five texts below each other, with the desk around them. */
async function mount() {
  const texts = Array.from({ length: 5 }, (_, at) => aSection(aText({ text: `<p>Text ${at}</p>` }, `t${at}`)));
  mounted = await mountCanvas(aDocument(texts));
  const { canvas, editor, root } = mounted;
  const desk = canvas.overlay.closest<HTMLElement>(".mw-desk");
  if (!desk) throw new Error("There is no desk.");
  await vi.waitFor(() => expect(canvas.rectOf("t4")).toBeDefined());
  const selection = () => editor.viewState.getState().selection;
  const beside = (id: string): At => ({ x: desk.getBoundingClientRect().left + 12, y: pointIn(elementOf(mounted as CanvasMount, id)).y });
  const inside = (id: string): At => pointIn(elementOf(mounted as CanvasMount, id), { x: 0.2 });
  const drawn = () => root.querySelector<HTMLElement>(".mw-lasso");
  return { editor, canvas, desk, selection, beside, inside, drawn };
}

async function draw(from: At, to: At): Promise<void> {
  await mouse.press(from);
  await mouse.dragTo(from, to);
}

describe("a press beside the blocks that moves", () => {
  test("draws a rectangle, and letting go selects the blocks that it touches, in one piece of news", async () => {
    const { editor, canvas, selection, beside, inside, drawn } = await mount();
    const seen = vi.fn();
    editor.viewState.subscribe(({ selection: now }, { selection: before }) => now !== before && now.length > 0 && seen(now));
    await draw(beside("t1"), inside("t3"));
    await vi.waitFor(() => expect(drawn()?.offsetHeight).toBeGreaterThan(20));
    expect(selection()).toEqual([]);
    await mouse.release(inside("t3"));
    expect(selection()).toEqual(["t1", "t2", "t3"]);
    expect(drawn()).toBeNull();
    expect(seen.mock.calls.flat()).toEqual([["t1", "t2", "t3"]]);
    expect(canvas.root.activeElement).toBe(canvas.elementOf("t3"));
    expect(getSelection()?.toString()).toBe("");
  });

  test("adds to what is selected with Shift", async () => {
    const { editor, selection, beside, inside } = await mount();
    editor.run("select", { blockIds: ["t0"] });
    await mouse.pressWithShift(beside("t2"));
    await mouse.dragTo(beside("t2"), inside("t3"));
    await mouse.release(inside("t3"));
    expect(selection()).toEqual(["t0", "t2", "t3"]);
  });

  test("selects nothing anew after Escape", async () => {
    const { editor, selection, beside, inside, drawn } = await mount();
    editor.run("select", { blockIds: ["t0"] });
    await draw(beside("t1"), inside("t3"));
    await vi.waitFor(() => expect(drawn()).not.toBeNull());
    await userEvent.keyboard("{Escape}");
    expect(drawn()).toBeNull();
    await mouse.release(inside("t3"));
    expect(selection()).toEqual(["t0"]);
  });

  test("takes the selection away where it touches no block", async () => {
    const { editor, selection, beside } = await mount();
    editor.run("select", { blockIds: ["t0"] });
    const from = beside("t1");
    await draw(from, { x: from.x + 10, y: from.y + 60 });
    await mouse.release({ x: from.x + 10, y: from.y + 60 });
    expect(selection()).toEqual([]);
  });

  test("begins on the page below the blocks too, and does not end as a click on it", async () => {
    const { selection, inside } = await mount();
    const below = { x: inside("t4").x, y: elementOf(mounted as CanvasMount, "t4").getBoundingClientRect().bottom + 60 };
    await draw(below, inside("t4"));
    await mouse.release(inside("t4"));
    expect(selection()).toEqual(["t4"]);
    expect(getSelection()?.toString()).toBe("");
  });
});

test("a press beside the blocks that does not move takes the selection away, as before", async () => {
  const { editor, selection, beside, drawn } = await mount();
  editor.run("select", { blockIds: ["t0"] });
  await mouse.press(beside("t1"));
  await mouse.release(beside("t1"));
  expect([selection(), drawn()]).toEqual([[], null]);
});

test("a press on a block drags it, and draws nothing", async () => {
  const { inside, drawn, editor } = await mount();
  await draw(inside("t1"), inside("t3"));
  expect(drawn()).toBeNull();
  await userEvent.keyboard("{Escape}");
  await mouse.release(inside("t3"));
  expect(editor.document.history().canUndo).toBe(false);
});
