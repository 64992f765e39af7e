import { aDocument, aHeading, anImage, aRow, aSection, aText } from "@mailwright/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { elementOf, spoken } from "../../testing/dragging.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { finger, mouse, pointIn } from "../../testing/pointer.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

// Larger than what Vite writes into the address itself: no email takes such an address.
const picture = new URL("../../../../../docs/images/editor-light.png", import.meta.url).href;

async function mount(...[document, options]: Parameters<typeof mountCanvas>): Promise<CanvasMount> {
  mounted = await mountCanvas(document, options);
  return mounted;
}

const letter = () =>
  aDocument([
    aSection(aText({ text: "<p>Two</p>" }, "two"), anImage({ src: picture, width: 400 }, "photo")),
    aRow([aHeading({ text: "Left" }, "left")], [aHeading({ text: "Right" }, "right")]),
  ]);

const select = ({ editor }: CanvasMount, id: string) => editor.run("select", { blockIds: [id] });
const grip = (name: string) => page.getByRole("slider", { name, exact: true });
const propsOf = ({ editor }: CanvasMount, id: string) => {
  const find = (block: { id: string; props: object; children?: readonly unknown[] }): object | undefined =>
    block.id === id ? block.props : (block.children as (typeof block)[] | undefined)?.map(find).find(Boolean);
  return find(editor.document.get().root as never) as Record<string, unknown>;
};
const steps = ({ editor }: CanvasMount) => editor.document.history().entries.length;
const cells = ({ editor }: CanvasMount) =>
  editor.document.get().root.children?.[0]?.children?.[1]?.children?.map(({ props }) => props["width"] ?? 100);

/** Pulls a handle by so many pixels of the window, and keeps it in the hand. */
async function pull(name: string, by: { x?: number; y?: number }) {
  const from = pointIn(await grip(name).element());
  const to = { x: from.x + (by.x ?? 0), y: from.y + (by.y ?? 0) };
  await mouse.moveTo(from);
  await mouse.press(from);
  await mouse.dragTo(from, to);
  return to;
}

describe("space", () => {
  test("pulling at the space below makes it larger by the grid, in one step that undo takes back", async () => {
    const mounted = await mount(letter());
    select(mounted, "two");
    await expect.element(grip("Space below")).toBeInTheDocument();
    const before = elementOf(mounted, "photo").getBoundingClientRect().top;
    const stepsBefore = steps(mounted);
    const to = await pull("Space below", { y: 19 });
    await vi.waitFor(() => expect(elementOf(mounted, "photo").getBoundingClientRect().top).toBe(before + 18));
    expect(propsOf(mounted, "two")["padding"]).toBeUndefined();
    await mouse.release(to);
    expect(propsOf(mounted, "two")["padding"]).toEqual({ top: 10, right: 10, bottom: 28, left: 10 });
    expect(steps(mounted)).toBe(stepsBefore + 1);
    expect(spoken(mounted)).toContain("Space below: 28 px");
    mounted.editor.run("undo");
    expect(propsOf(mounted, "two")["padding"]).toBeUndefined();
  });

  test("Escape gives everything back, and no step is made", async () => {
    const mounted = await mount(letter());
    select(mounted, "two");
    await expect.element(grip("Space above")).toBeInTheDocument();
    const before = elementOf(mounted, "photo").getBoundingClientRect().top;
    const to = await pull("Space above", { y: 40 });
    await vi.waitFor(() => expect(elementOf(mounted, "photo").getBoundingClientRect().top).toBeGreaterThan(before + 20));
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(elementOf(mounted, "photo").getBoundingClientRect().top).toBe(before));
    await mouse.release(to);
    expect(steps(mounted)).toBe(0);
    expect(mounted.editor.viewState.getState().selection).toEqual(["two"]);
  });

  test("a finger pulls as the mouse does", async () => {
    const mounted = await mount(letter());
    select(mounted, "two");
    await expect.element(grip("Space below")).toBeInTheDocument();
    const from = pointIn(await grip("Space below").element());
    await finger.press(from);
    await finger.moveTo({ x: from.x, y: from.y + 10 });
    await finger.moveTo({ x: from.x, y: from.y + 30 });
    await finger.lift();
    await vi.waitFor(() => expect(propsOf(mounted, "two")["padding"]).toMatchObject({ bottom: 40 }));
  });

  test("the browser takes no part in the moves of a finger at a handle, so that the next tap is no end of a fling", async () => {
    const mounted = await mount(letter());
    select(mounted, "two");
    await expect.element(grip("Space below")).toBeInTheDocument();
    const taken: boolean[] = [];
    const note = (event: TouchEvent) => void taken.push(event.defaultPrevented);
    window.addEventListener("touchmove", note);
    const from = pointIn(await grip("Space below").element());
    await finger.press(from);
    await finger.moveTo({ x: from.x, y: from.y + 30 });
    await finger.lift();
    window.removeEventListener("touchmove", note);
    await vi.waitFor(() => expect(taken).toEqual([true]));
  });

  test("the arrow keys do the same, by the grid or with Shift by one", async () => {
    const mounted = await mount(letter());
    select(mounted, "two");
    await expect.element(grip("Space below")).toBeInTheDocument();
    ((await grip("Space below").element()) as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(propsOf(mounted, "two")["padding"]).toMatchObject({ bottom: 12 });
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(propsOf(mounted, "two")["padding"]).toMatchObject({ bottom: 13 });
    await expect.element(grip("Space below")).toHaveAttribute("aria-valuetext", "13 px");
    await userEvent.keyboard("{Escape}");
    expect(mounted.canvas.root.activeElement).toBe(elementOf(mounted, "two"));
  });
});

describe("columns", () => {
  test("what one column takes the other gives, and the widths add up to 100", async () => {
    const mounted = await mount(letter());
    select(mounted, "left");
    await expect.element(grip("Widths of columns 1 and 2")).toBeInTheDocument();
    const row = elementOf(mounted, "left").closest("mw-row")?.getBoundingClientRect().width ?? 0;
    const to = await pull("Widths of columns 1 and 2", { x: row * 0.14 });
    await mouse.release(to);
    const [one, other] = cells(mounted) ?? [];
    expect(Number(one)).toBeGreaterThan(60);
    expect(Number(one) + Number(other)).toBe(100);
    expect(steps(mounted)).toBe(1);
  });

  test("columns without widths of their own, as other programs store them, are as wide as they look", async () => {
    const bare = letter();
    const [, row] = bare.root.children?.[0]?.children ?? [];
    for (const cell of row?.children ?? []) Object.assign(cell, { props: {} });
    const mounted = await mount(bare);
    select(mounted, "left");
    await expect.element(grip("Widths of columns 1 and 2")).toBeInTheDocument();
    ((await grip("Widths of columns 1 and 2").element()) as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(cells(mounted)).toEqual([49, 51]);
    mounted.editor.run("undo");
    const width = elementOf(mounted, "left").closest("mw-row")?.getBoundingClientRect().width ?? 0;
    await mouse.release(await pull("Widths of columns 1 and 2", { x: width * 0.14 }));
    const [one, other] = cells(mounted) ?? [];
    expect(Number(one)).toBeGreaterThan(60);
    expect(Number(one) + Number(other)).toBe(100);
  });

  test("the arrow keys move the edge by one percent, and by five with Shift", async () => {
    const mounted = await mount(letter());
    select(mounted, "left");
    await expect.element(grip("Widths of columns 1 and 2")).toBeInTheDocument();
    ((await grip("Widths of columns 1 and 2").element()) as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(cells(mounted)).toEqual([49, 51]);
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(cells(mounted)).toEqual([50, 50]);
  });

  test("on a phone, where columns stand below each other, there is nothing to pull", async () => {
    const mounted = await mount(letter());
    mounted.editor.run("set-device", { device: "mobile" });
    select(mounted, "left");
    await expect.element(grip("Space below")).toBeVisible();
    expect(grip("Widths of columns 1 and 2").query()).toBeNull();
  });
});

describe("pictures", () => {
  test("a corner makes the picture wider and narrower, and half of its column holds it", async () => {
    const mounted = await mount(letter());
    select(mounted, "photo");
    await vi.waitFor(() => expect(elementOf(mounted, "photo").querySelector("img")?.getBoundingClientRect().width).toBe(400));
    await expect.element(grip("Width")).toBeInTheDocument();
    const room = elementOf(mounted, "photo").getBoundingClientRect().width - 20;
    const half = Math.round(room / 2);
    // It stands in the middle, so that it grows on both sides.
    const to = await pull("Width", { x: (half + 5 - 400) / 2 });
    await vi.waitFor(() => expect(page.getByText(`${half} px, half the width`).query()).not.toBeNull());
    await mouse.release(to);
    expect(propsOf(mounted, "photo")["width"]).toBe(half);
  });

  test("pulled to the full width, it fills its column whatever that will be", async () => {
    const mounted = await mount(letter());
    select(mounted, "photo");
    await expect.element(grip("Width")).toBeInTheDocument();
    const to = await pull("Width", { x: 400 });
    await mouse.release(to);
    expect(propsOf(mounted, "photo")["width"]).toBe(700);
  });
});

test("a read-only email, a locked block and several blocks have no handles", async () => {
  const mounted = await mount(letter());
  select(mounted, "two");
  await expect.element(grip("Space below")).toBeInTheDocument();
  mounted.editor.run("set-extras", { blockIds: ["two"], part: "lock", values: { style: true } });
  await expect.element(grip("Space below")).not.toBeInTheDocument();
  mounted.editor.run("select", { blockIds: ["left", "photo"] });
  expect(page.getByRole("slider").elements()).toEqual([]);
  select(mounted, "photo");
  await expect.element(grip("Width")).toBeInTheDocument();
  mounted.editor.viewState.setState({ readOnly: true });
  await expect.element(grip("Width")).not.toBeInTheDocument();
});

test("while a handle is pulled nothing is rendered: the panel and the outline hear of it at the end", async () => {
  const mounted = await mount(letter());
  select(mounted, "two");
  await expect.element(grip("Space below")).toBeInTheDocument();
  const told = vi.fn();
  const stop = mounted.editor.document.subscribe(told);
  const rendered = vi.fn();
  const watched = new MutationObserver(rendered);
  const toolbar = mounted.root.querySelector(".mw-block-head");
  if (toolbar) watched.observe(toolbar, { childList: true, subtree: true, characterData: true });
  const to = await pull("Space below", { y: 40 });
  await vi.waitFor(() => expect(page.getByText("52 px").query()).not.toBeNull());
  expect(told).not.toHaveBeenCalled();
  expect(rendered).not.toHaveBeenCalled();
  await mouse.release(to);
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  watched.disconnect();
});
