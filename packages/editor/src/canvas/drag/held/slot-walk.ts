import { findBlock } from "@mailwright/document";
import { type DropSlot, dropSlots, type Editor } from "@mailwright/editing";
import { slotLine } from "../shown/slot-line.js";
import type { DragEvents } from "./drag-events.js";
import type { HeldDrag } from "./held-drag.js";

export type SlotStep = 1 | -1 | "first" | "last";

/** Dragging by keyboard: one place after the other, in reading order. */
export interface SlotWalk {
  step(by: SlotStep): void;
  slot(): DropSlot | undefined;
}

/** Begins at the place where the block is now, or at the first. */
export function createSlotWalk(editor: Editor, held: HeldDrag, events: Pick<DragEvents, "onSlot" | "onNowhere">): SlotWalk {
  const { dragged } = held.load;
  const slots = dropSlots(editor.document.get(), editor.registry, dragged);
  let at = Math.max(
    0,
    slots.findIndex(({ isCurrent }) => isCurrent),
  );
  const goTo = (index: number) => {
    const slot = slots[index];
    if (!slot) return;
    at = index;
    showSlot(editor, held, slot);
  };
  goTo(at);
  const first = slots[at];
  if (first) events.onSlot(first, dragged);
  else events.onNowhere(dragged);

  return {
    slot: () => slots[at],
    step(by) {
      const before = at;
      goTo(typeof by === "number" ? at + by : by === "first" ? 0 : slots.length - 1);
      const slot = slots[at];
      if (slot && at !== before) events.onSlot(slot, undefined);
    },
  };
}

function showSlot(editor: Editor, held: HeldDrag, { target }: DropSlot): void {
  const { root } = editor.document.get();
  const container = findBlock(root, target.parentId);
  const children = container?.children ?? [];
  const neighbour = children[target.index] ?? children[target.index - 1] ?? container;
  if (neighbour) held.area.reveal(neighbour.id);
  const line = slotLine(root, held.rects(), target);
  const containerName = (container && editor.registry.get(container.type)?.strings.name) ?? "";
  held.setDrop(line ? { ok: true, target, line, containerId: target.parentId, containerName } : null);
}
