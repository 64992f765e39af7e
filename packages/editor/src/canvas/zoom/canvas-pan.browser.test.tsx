import { aDocument, aSection, aText } from "@mailwright/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { elementOf } from "../../testing/dragging.js";
import { type CanvasMount, mountCanvas } from "../../testing/mount-canvas.js";
import { inBrowser, mouse, pointIn, viewState } from "../../testing/pointer.js";

let mounted: CanvasMount | undefined;
beforeEach(() => page.viewport(1200, 900));
afterEach(() => mounted?.unmount());

const letter = () => aDocument(Array.from({ length: 30 }, (_, at) => aSection(aText({ text: `<p>Text ${at}</p>` }, `t${at}`))));

async function mount() {
  mounted = await mountCanvas(letter(), { heightPx: 400 });
  const { canvas, editor } = mounted;
  const desk = canvas.overlay.closest<HTMLElement>(".mw-desk");
  if (!desk) throw new Error("There is no desk.");
  const selection = () => editor.viewState.getState().selection;
  const first = elementOf(mounted, "t1");
  const at = pointIn(elementOf(mounted, "t4"));
  return { editor, desk, first, selection, at, above: { x: at.x, y: at.y - 80 } };
}

const middle = (type: string, at: { readonly x: number; readonly y: number }) =>
  viewState().send("Input.dispatchMouseEvent", { type, ...inBrowser(at), button: "middle", buttons: type === "mouseReleased" ? 0 : 4 });

test("the middle button moves the desk with the pointer, and selects nothing", async () => {
  const { desk, selection, at, above } = await mount();
  await middle("mousePressed", at);
  await middle("mouseMoved", above);
  expect([desk.scrollTop, desk.dataset["pan"]]).toEqual([80, "held"]);
  await middle("mouseReleased", above);
  await mouse.moveTo(at);
  expect([desk.scrollTop, desk.dataset["pan"], selection()]).toEqual([80, undefined, []]);
});

test("Space and a press move the desk, and the selection stays; afterwards a press selects again", async () => {
  const { editor, desk, first, selection, at, above } = await mount();
  await userEvent.click(first);
  editor.run("select", { blockIds: ["t1"] });
  await userEvent.keyboard("{ >}");
  expect(desk.dataset["pan"]).toBe("ready");
  await mouse.press(at);
  await mouse.dragTo(at, above);
  await mouse.release(above);
  expect([desk.scrollTop, desk.dataset["pan"], selection()]).toEqual([80, "ready", ["t1"]]);
  await userEvent.keyboard("{/ }");
  expect(desk.dataset["pan"]).toBeUndefined();
  await mouse.press(at);
  await mouse.release(at);
  expect(selection()).not.toEqual(["t1"]);
});

test("Space alone does not scroll the desk by a page", async () => {
  const { desk } = await mount();
  desk.focus();
  await userEvent.keyboard(" ");
  expect([desk.scrollTop, desk.dataset["pan"]]).toEqual([0, undefined]);
});
