import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { elementOf } from "../../testing/dragging.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { inBrowser, viewState } from "../../testing/pointer.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

const letter = () => aDocument(Array.from({ length: 12 }, (_, at) => aSection(aText({ text: `<p>Text ${at}</p>` }, `t${at}`))));
const zoomOf = ({ editor }: CanvasMount) => editor.viewState.getState().zoom;

async function mount(): Promise<CanvasMount> {
  mounted = await mountCanvas(letter(), { heightPx: 300 });
  return mounted;
}

function turn(mounted: CanvasMount, deltaY: number, ctrlKey: boolean): boolean {
  const { left, top } = elementOf(mounted, "t4").getBoundingClientRect();
  const at = { clientX: left + 20, clientY: top + 10 };
  const event = new WheelEvent("wheel", { ...at, deltaY, ctrlKey, bubbles: true, composed: true, cancelable: true });
  return !elementOf(mounted, "t4").dispatchEvent(event);
}

test("Ctrl and the wheel zoom around the pointer; the wheel alone scrolls", async () => {
  const mounted = await mount();
  expect(turn(mounted, -100, false)).toBe(false);
  expect(zoomOf(mounted)).toBe(100);
  const before = elementOf(mounted, "t4").getBoundingClientRect().top + 10;
  expect(turn(mounted, -200, true)).toBe(true);
  expect(zoomOf(mounted)).toBe(141);
  const after = elementOf(mounted, "t4").getBoundingClientRect().top + 10 * 1.41;
  expect(Math.abs(after - before)).toBeLessThan(3);
});

test("slow turns add up, and the zoom stays within its range", async () => {
  const mounted = await mount();
  for (let at = 0; at < 20; at++) turn(mounted, -1, true);
  expect(zoomOf(mounted)).toBe(104);
  turn(mounted, 5000, true);
  expect(zoomOf(mounted)).toBe(25);
});

test("two fingers zoom", async () => {
  const mounted = await mount();
  const touch = (type: string, points: readonly { x: number; y: number }[]) =>
    viewState().send("Input.dispatchTouchEvent", { type, touchPoints: points.map(inBrowser).map((point, id) => ({ ...point, id })) });
  await touch("touchStart", [
    { x: 300, y: 150 },
    { x: 400, y: 150 },
  ]);
  await touch("touchMove", [
    { x: 280, y: 150 },
    { x: 430, y: 150 },
  ]);
  await touch("touchEnd", []);
  await expect.poll(() => zoomOf(mounted)).toBe(150);
});
