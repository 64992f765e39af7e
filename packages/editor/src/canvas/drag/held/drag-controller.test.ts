import { blockRegistry, presets } from "@mailwright/blocks";
import { createEditor } from "@mailwright/editing";
import { aDocument, aSection, aText, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import type { DropArea } from "../area/drop-area.js";
import { createDragController } from "./drag-controller.js";

const nothing = () => undefined;

/** A controller that a tile was pressed for, before the canvas is lent to it. */
function pressed() {
  const [preset] = presets;
  if (!preset) throw new Error("There are no presets.");
  const document = aDocument([aSection(aText({ text: "<p>x</p>" }, "one"))]);
  const editor = createEditor({ registry: blockRegistry, document, newId: counterIds("n"), clock: () => 0 });
  const events = { onPointer: nothing, onSlot: nothing, onNowhere: nothing, onDropped: nothing, onCancelled: nothing };
  const controller = createDragController(editor, { ...events, onBegin: () => nothing });
  controller.load({ dragged: { kind: "new", blueprint: preset.makes(), name: preset.name } });
  const points: (readonly [number, number])[] = [];
  const area: DropArea = {
    snapshot: () => ({ get: () => undefined }),
    pointAt: (clientX, clientY) => {
      points.push([clientX, clientY]);
      return undefined;
    },
    showDrop: nothing,
    reveal: nothing,
    settle: nothing,
    hold: () => nothing,
  };
  return { controller, area, points, drag: () => editor.viewState.getState().drag };
}

test("a drag that begins before the canvas is lent to it goes on where the pointer is by then", () => {
  const { controller, area, points, drag } = pressed();
  controller.begin("pointer", 1, 1);
  controller.moveTo(20, 30);
  expect([controller.draggingBy(), drag()]).toEqual(["pointer", null]);
  controller.attach(area);
  expect(drag()).toMatchObject({ by: "pointer" });
  expect(points).toEqual([[20, 30]]);
});

test.each(["drop", "cancel"] as const)("one that ended before by %s does not begin when the canvas is there", (end) => {
  const { controller, area, drag } = pressed();
  controller.begin("pointer", 1, 1);
  controller[end]();
  controller.attach(area);
  expect([controller.draggingBy(), drag()]).toEqual([undefined, null]);
});
