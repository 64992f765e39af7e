import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drag, tile } from "../../testing/dragging.js";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { edit, isInText, mountDesk, propOf, settled, type } from "../../testing/mount-text-canvas.js";
import { mouse, pointIn } from "../../testing/pointer.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

const lead = ({ editor }: CanvasMount) => editor.viewState.getState().selection.at(-1) ?? "";

/** Chooses a block below the selected one. */
async function add(desk: CanvasMount, name: string): Promise<string> {
  desk.editor.run("select", { blockIds: ["heading"] });
  await userEvent.click(page.getByRole("button", { name: "Add a block below", exact: true }));
  await userEvent.click(page.getByRole("group", { name: "All blocks" }).getByRole("button", { name, exact: true }));
  return lead(desk);
}

/** Drags a heading from the palette to above the text, and lets go of it. */
async function dropHeading(desk: CanvasMount): Promise<void> {
  const text = desk.canvas.elementOf("text");
  if (!text) throw new Error("no text");
  const [from, to] = [pointIn(tile(desk, "Heading")), pointIn(text, { y: 0.1 })];
  await mouse.press(from);
  await mouse.dragTo(from, to);
  await vi.waitFor(() => expect(drag(desk)?.drop?.ok).toBe(true));
  await mouse.release(to);
}

test("a text that was added has the caret, and what is typed takes the place of its sample", async () => {
  mounted = await mountDesk();
  const desk = mounted;
  const added = await add(desk, "Heading");
  await vi.waitFor(() => expect(isInText(desk, added)).toBe(true), 5000);
  await type("Dear friends");
  await type("{Escape}");
  await settled(desk);
  expect(propOf(desk, added, "text")).toBe("Dear friends");
});

test("a heading that was dropped has the caret too; undo takes what was typed, then the heading", async () => {
  mounted = await mountDesk();
  const desk = mounted;
  const before = desk.editor.document.get().root;
  await dropHeading(desk);
  await vi.waitFor(() => expect(isInText(desk, lead(desk))).toBe(true), 5000);
  await type("Sale");
  expect(desk.canvas.textElementOf(lead(desk))?.textContent).toBe("Sale");
  await type("{Escape}");
  await settled(desk);
  desk.editor.run("undo");
  desk.editor.run("undo");
  expect(desk.editor.document.get().root).toEqual(before);
});

test("a heading that was dropped takes no caret from who presses something else at once", async () => {
  mounted = await mountDesk();
  const desk = mounted;
  await dropHeading(desk);
  const dropped = lead(desk);
  window.dispatchEvent(new PointerEvent("pointerdown"));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isInText(desk, dropped)).toBe(false);
  expect(desk.editor.viewState.getState().textEditing).toBeNull();
});

test("a button that was added waits for its settings", async () => {
  mounted = await mountDesk();
  const added = await add(mounted, "Button");
  await vi.waitFor(() => expect(mounted?.canvas.textElementOf(added)).toBeDefined());
  expect(mounted.editor.viewState.getState().textEditing).toBeNull();
});

test("a text whose words are taken away goes on being seen, and asks for others", async () => {
  mounted = await mountDesk();
  await edit(mounted, "text");
  await type("{Control>}a{/Control}{Delete}{Escape}");
  await settled(mounted);
  const element = mounted.canvas.textElementOf("text");
  expect(element?.textContent).toBe("");
  const signs = [element, element?.firstElementChild].map((one) => one && getComputedStyle(one, "::before").content);
  expect(signs, element?.innerHTML).toContain('"Write here"');
  expect(element?.offsetHeight).toBeGreaterThan(10);
});

test("a text that the phone hides is selected by its line and not written in", async () => {
  mounted = await mountDesk();
  const { editor, canvas } = mounted;
  editor.run("select", { blockIds: ["text"] });
  editor.run("hide-block", { on: "mobile" });
  editor.run("set-device", { device: "mobile" });
  editor.run("select", { step: "none" });
  await vi.waitFor(() => expect(canvas.textElementOf("text")?.getClientRects()).toHaveLength(0));
  await userEvent.click(canvas.elementOf("text") ?? document.body);
  expect(lead(mounted)).toBe("text");
  expect(editor.viewState.getState().textEditing).toBeNull();
});
