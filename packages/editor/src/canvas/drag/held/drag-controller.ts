import type { Editor } from "@mailwright/editing";
import type { DropArea } from "../area/drop-area.js";
import type { DragLoad } from "../start/drag-load.js";
import type { DragEvents } from "./drag-events.js";
import { type HeldDrag, holdDrag } from "./held-drag.js";
import { createSlotWalk, type SlotStep, type SlotWalk } from "./slot-walk.js";

/** One drag at a time, from the press to the drop. It renders nothing. */
export interface DragController {
  attach(area: DropArea): () => void;
  load(load: DragLoad): void;
  draggingBy(): "pointer" | "keyboard" | undefined;
  begin(by: "pointer" | "keyboard", clientX: number, clientY: number): void;
  moveTo(clientX: number, clientY: number): void;
  step(by: SlotStep): void;
  drop(): void;
  cancel(): void;
}

/** A drag whose canvas is drawn, and not lent yet: on a busy page somebody may press and move in between. */
interface WaitingDrag {
  readonly by: "pointer" | "keyboard";
  readonly clientX: number;
  readonly clientY: number;
}

export function createDragController(editor: Editor, events: DragEvents): DragController {
  let area: DropArea | undefined;
  let loaded: DragLoad | undefined;
  let waiting: WaitingDrag | undefined;
  let held: HeldDrag | undefined;
  let walk: SlotWalk | undefined;

  const begin: DragController["begin"] = (by, clientX, clientY) => {
    waiting = undefined;
    if (!loaded || held) return;
    if (!area) {
      waiting = { by, clientX, clientY };
      return;
    }
    editor.commitText();
    held = holdDrag({ editor, area, load: loaded, by, onRelease: events.onBegin() });
    walk = by === "keyboard" ? createSlotWalk(editor, held, events) : undefined;
    if (by === "pointer") moveTo(clientX, clientY);
  };
  const moveTo = (clientX: number, clientY: number) => {
    if (waiting) waiting = { ...waiting, clientX, clientY };
    events.onPointer(clientX, clientY);
    held?.pointAt(clientX, clientY);
  };
  const letGo = () => {
    const over = held;
    held = undefined;
    waiting = undefined;
    over?.release();
    return over;
  };

  return {
    attach(next) {
      area = next;
      if (waiting) begin(waiting.by, waiting.clientX, waiting.clientY);
      return () => {
        if (area === next) area = undefined;
      };
    },
    load(next) {
      loaded = next;
    },
    draggingBy: () => (held ?? waiting)?.by,
    begin,
    moveTo,
    step: (by) => walk?.step(by),
    drop() {
      const slot = walk?.slot();
      const over = letGo();
      if (!over) return;
      const outcome = over.drop();
      if (outcome) events.onDropped(over.load.dragged, outcome, slot);
      else events.onCancelled(over.load.dragged, over.by);
    },
    cancel() {
      const over = letGo();
      if (over) events.onCancelled(over.load.dragged, over.by);
    },
  };
}
