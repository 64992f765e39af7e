import { aButton, aDocument, aHeading, anImage, aRow, aSection, aText, documentOfSize } from "@mailwright/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { laterCode } from "../../base/later/later-code.js";
import { chip, drag, dropLine, elementOf, focusedId, outline, selected, spoken, tile } from "../../testing/dragging.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { finger, mouse, pointIn } from "../../testing/pointer.js";
import { touchRestMs } from "./held/drag-layer.js";
import { dragLayerCode } from "./start/use-drag-layer.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

async function mount(...[document, options]: Parameters<typeof mountCanvas>): Promise<CanvasMount> {
  mounted = await mountCanvas(document, options);
  return mounted;
}

const letter = () =>
  aDocument([
    aSection(aHeading({ text: "One" }, "one"), aText({ text: "<p>Two</p>" }, "two")),
    aRow([aButton({ label: "Left" }, "left")], [anImage({}, "right")]),
  ]);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function carry(from: ReturnType<typeof pointIn>, to: typeof from): Promise<void> {
  await mouse.press(from);
  await mouse.dragTo(from, to);
}

/** Selects the text and goes to the handle of its toolbar. */
async function focusHandle({ editor }: CanvasMount): Promise<Element> {
  editor.run("select", { blockIds: ["two"] });
  const handle = page.getByRole("button", { name: "Move Text" });
  await expect.element(handle).toBeVisible();
  const button = handle.element();
  if (button instanceof HTMLElement) button.focus();
  return button;
}

test("a tile dragged from the palette lands where the line is, selected and with the focus", async () => {
  const mounted = await mount(letter());
  const [from, to] = [pointIn(tile(mounted, "Button")), pointIn(elementOf(mounted, "two"), { y: 0.1 })];
  await carry(from, to);
  await vi.waitFor(() => expect(drag(mounted)?.drop).toMatchObject({ ok: true, containerName: "Column" }));
  const line = dropLine(mounted)?.getBoundingClientRect();
  expect(line?.height).toBe(3);
  expect(Math.abs((line?.top ?? 0) - elementOf(mounted, "two").getBoundingClientRect().top)).toBeLessThan(2);
  expect(dropLine(mounted)?.textContent).toBe("Column");
  expect(chip(mounted)?.textContent).toBe("Button");
  await mouse.release(to);
  expect(outline(mounted)?.[0]).toEqual([["one", "button", "two"]]);
  expect(drag(mounted)).toBeNull();
  expect(focusedId(mounted)).toBe(selected(mounted)[0]);
  await vi.waitFor(() => expect(chip(mounted)).toBeNull());
  expect(dropLine(mounted)?.hidden).toBe(true);
});

test("moves that a busy browser joins into one begin the drag and tell where it is", async () => {
  const mounted = await mount(letter());
  const [from, to] = [pointIn(tile(mounted, "Button")), pointIn(elementOf(mounted, "two"), { y: 0.1 })];
  await mouse.press(from);
  await mouse.dragTo(from, to, 1);
  await vi.waitFor(() => expect(drag(mounted)?.drop?.ok).toBe(true));
  await mouse.release(to);
  expect(outline(mounted)?.[0]).toEqual([["one", "button", "two"]]);
});

test("a block is dragged into another column by pressing it anywhere", async () => {
  const mounted = await mount(letter());
  const [from, to] = [pointIn(elementOf(mounted, "one")), pointIn(elementOf(mounted, "left"), { y: 0.9 })];
  await carry(from, to);
  await vi.waitFor(() => expect(drag(mounted)?.drop?.ok).toBe(true));
  await mouse.release(to);
  expect(outline(mounted)).toEqual([[["two"]], [["left", "one"], ["right"]]]);
  expect(selected(mounted)).toEqual(["one"]);
  expect(focusedId(mounted)).toBe("one");
});

test("a block is dragged by the handle of its toolbar, also on a zoomed canvas", async () => {
  const mounted = await mount(letter());
  mounted.editor.viewState.setState({ zoom: 50 });
  const [from, to] = [pointIn(await focusHandle(mounted)), pointIn(elementOf(mounted, "one"), { y: 0.1 })];
  await carry(from, to);
  await vi.waitFor(() => expect(drag(mounted)?.drop?.ok).toBe(true));
  await mouse.release(to);
  expect(outline(mounted)?.[0]).toEqual([["two", "one"]]);
});

test("several selected blocks are dragged together", async () => {
  const mounted = await mount(letter());
  mounted.editor.run("select", { blockIds: ["one", "two"] });
  const [from, to] = [pointIn(elementOf(mounted, "two")), pointIn(elementOf(mounted, "left"), { y: 0.9 })];
  await carry(from, to);
  await vi.waitFor(() => expect(chip(mounted)?.textContent).toBe("2 blocks"));
  await mouse.release(to);
  expect(outline(mounted)?.[1]).toEqual([["left", "one", "two"], ["right"]]);
});

test("Escape puts everything back, and releasing the button then does nothing", async () => {
  const mounted = await mount(letter());
  const before = mounted.editor.document.get();
  const [from, to] = [pointIn(elementOf(mounted, "one")), pointIn(elementOf(mounted, "left"))];
  await carry(from, to);
  await vi.waitFor(() => expect(drag(mounted)?.drop?.ok).toBe(true));
  await userEvent.keyboard("{Escape}");
  expect(drag(mounted)).toBeNull();
  await mouse.release(to);
  expect(mounted.editor.document.get()).toBe(before);
  expect(dropLine(mounted)?.hidden).toBe(true);
});

test("a refused place shows the line in another colour and says why, and nothing is dropped", async () => {
  const mounted = await mount(letter());
  const before = mounted.editor.document.get();
  const [from, to] = [pointIn(tile(mounted, "Page wrapper")), pointIn(elementOf(mounted, "two"))];
  await carry(from, to);
  await vi.waitFor(() => expect(chip(mounted)?.textContent).toContain("You cannot drop more than one page wrapper on canvas"));
  expect(dropLine(mounted)?.dataset["refused"]).toBe("true");
  await mouse.release(to);
  expect(mounted.editor.document.get()).toBe(before);
});

test("dropping beside the canvas cancels", async () => {
  const mounted = await mount(letter());
  const before = mounted.editor.document.get();
  const [from, over] = [pointIn(tile(mounted, "Heading")), pointIn(elementOf(mounted, "two"))];
  await carry(from, over);
  await mouse.dragTo(over, from);
  expect(drag(mounted)?.drop).toBeNull();
  await mouse.release(from);
  expect(mounted.editor.document.get()).toBe(before);
  expect(drag(mounted)).toBeNull();
});

describe("before dragging has been fetched", () => {
  function heldBack() {
    let arrive: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const code = laterCode(async () => {
      await gate;
      return dragLayerCode.load();
    });
    return { code, arrive };
  }

  test("a press that is still held when it arrives becomes a drag", async () => {
    const { code, arrive } = heldBack();
    const mounted = await mount(letter(), { dragging: code });
    const [from, to] = [pointIn(elementOf(mounted, "one")), pointIn(elementOf(mounted, "left"), { y: 0.9 })];
    await mouse.press(from);
    await mouse.dragTo(from, { x: from.x + 20, y: from.y + 20 });
    expect(selected(mounted)).toEqual(["one"]);
    arrive();
    await vi.waitFor(() => expect(mounted.root.querySelector("[id^=DndLiveRegion]")).not.toBeNull());
    await mouse.dragTo({ x: from.x + 20, y: from.y + 20 }, to);
    await vi.waitFor(() => expect(drag(mounted)?.drop?.ok).toBe(true));
    await mouse.release(to);
    expect(outline(mounted)).toEqual([[["two"]], [["left", "one"], ["right"]]]);
  });

  test("a press that was let go stays a click", async () => {
    const { code, arrive } = heldBack();
    const mounted = await mount(letter(), { dragging: code });
    const at = pointIn(elementOf(mounted, "right"));
    await mouse.press(at);
    await mouse.release(at);
    arrive();
    await vi.waitFor(() => expect(mounted.root.querySelector("[id^=DndLiveRegion]")).not.toBeNull());
    await mouse.dragTo(at, { x: at.x + 40, y: at.y + 40 });
    expect(drag(mounted)).toBeNull();
    expect(selected(mounted)).toEqual(["right"]);
  });

  test("Space on a handle picks up as soon as it arrives", async () => {
    const { code, arrive } = heldBack();
    const mounted = await mount(letter(), { dragging: code });
    await focusHandle(mounted);
    await userEvent.keyboard(" ");
    arrive();
    await vi.waitFor(() => expect(spoken(mounted)).toContain("Picked up Text"));
    await userEvent.keyboard("{ArrowUp} ");
    expect(outline(mounted)?.[0]).toEqual([["two", "one"]]);
  });
});

test("a press that moves less than a hand trembles is a click", async () => {
  const mounted = await mount(letter());
  const at = pointIn(elementOf(mounted, "right"));
  await mouse.press(at);
  await mouse.dragTo(at, { x: at.x + 2, y: at.y + 2 }, 1);
  expect(drag(mounted)).toBeNull();
  await mouse.release(at);
  expect(selected(mounted)).toEqual(["right"]);
});

test("moving within one place changes nothing but the chip", async () => {
  const mounted = await mount(documentOfSize(60));
  const heading = mounted.canvas.root.querySelector('[data-block-type="heading"]');
  if (!heading) throw new Error("no heading");
  const [from, to] = [pointIn(tile(mounted, "Button")), pointIn(heading, { x: 0.4, y: 0.8 })];
  await carry(from, to);
  await vi.waitFor(() => expect(drag(mounted)?.drop?.ok).toBe(true));
  const changed: Node[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  for (const root of [mounted.root, mounted.canvas.root]) {
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  // Some frames without a change: everything that picking up shows is there, and what is far from view is asleep.
  for (let calm = 0; calm < 20; calm++) {
    if (changed.splice(0).length > 0) calm = 0;
    await nextFrame();
  }
  const state = mounted.editor.viewState.getState();
  await mouse.dragTo(to, { x: to.x + 40, y: to.y }, 8);
  await nextFrame();
  expect(changed).not.toEqual([]);
  expect(changed.filter((target) => target !== chip(mounted))).toEqual([]);
  expect(mounted.editor.viewState.getState()).toBe(state);
  await userEvent.keyboard("{Escape}");
  await mouse.release(to);
});

test("the desk scrolls while something is held near its edge, and stops with the drag", async () => {
  const mounted = await mount(documentOfSize(60));
  const desk = mounted.root.querySelector(".mw-desk");
  if (!desk) throw new Error("no desk");
  const [from, edge] = [pointIn(tile(mounted, "Button")), pointIn(desk, { y: 0.995 })];
  await carry(from, edge);
  await vi.waitFor(() => expect(desk.scrollTop).toBeGreaterThan(150));
  await userEvent.keyboard("{Escape}");
  const { scrollTop } = desk;
  // Without this it would take one step in each frame, and none in the first.
  for (let frame = 0; frame < 4; frame++) await nextFrame();
  expect(desk.scrollTop).toBe(scrollTop);
  await mouse.release(edge);
});

test("by keyboard: Space picks up, arrows choose a place, Space drops; every step is said", async () => {
  const mounted = await mount(letter());
  await focusHandle(mounted);
  await userEvent.keyboard(" ");
  await vi.waitFor(() => expect(drag(mounted)?.by).toBe("keyboard"));
  expect(spoken(mounted)).toContain("Picked up Text. Section 1, column 1, position 2");
  await new Promise((resolve) => setTimeout(resolve));
  await userEvent.keyboard("{ArrowUp}");
  expect(spoken(mounted)).toContain("Section 1, column 1, position 1");
  expect(dropLine(mounted)?.hidden).toBe(false);
  await userEvent.keyboard(" ");
  expect(outline(mounted)?.[0]).toEqual([["two", "one"]]);
  expect(spoken(mounted)).toContain("Dropped Text. Section 1, column 1, position 1");
  expect(focusedId(mounted)).toBe("two");
});

test("by keyboard: Escape puts it back and says so", async () => {
  const mounted = await mount(letter());
  const before = mounted.editor.document.get();
  await focusHandle(mounted);
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(drag(mounted)?.by).toBe("keyboard"));
  await new Promise((resolve) => setTimeout(resolve));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Escape}");
  expect(drag(mounted)).toBeNull();
  expect(mounted.editor.document.get()).toBe(before);
  expect(spoken(mounted)).toContain("Cancelled. Text is back where it was.");
});

test("a finger that rests picks a block up; one that swipes scrolls", async () => {
  const mounted = await mount(letter());
  const [from, to] = [pointIn(elementOf(mounted, "one")), pointIn(elementOf(mounted, "left"), { y: 0.9 })];
  await finger.press(from);
  await finger.moveTo({ x: from.x, y: from.y + 60 });
  // As long as the rest that picks a block up, and begun after it. So it ends after it, however busy the machine is.
  await new Promise((resolve) => setTimeout(resolve, touchRestMs));
  expect(drag(mounted)).toBeNull();
  await finger.lift();
  await finger.press(from);
  await vi.waitFor(() => expect(drag(mounted)).not.toBeNull());
  for (const share of [0.3, 0.6, 1]) await finger.moveTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await vi.waitFor(() => expect(drag(mounted)?.drop?.ok).toBe(true));
  await finger.lift();
  await vi.waitFor(() => expect(outline(mounted)).toEqual([[["two"]], [["left", "one"], ["right"]]]));
});
