import { useAnnounce, useOverlay, useTranslate } from "@mailwright/ui";
import { type RefObject, useEffect, useMemo, useRef } from "react";
import { useEditor } from "../../../base/context/editor-context.js";
import { useBlockWords } from "../../../base/words/block-words.js";
import { useTellRefusal } from "../../../base/words/refusal-words.js";
import { useLaterCommands } from "../../../workspace/commands/use-later-commands.js";
import { useCanvas } from "../../surface/canvas-context.js";
import type { DragChipHandle } from "../shown/drag-chip.js";
import { createDragController, type DragController } from "./drag-controller.js";
import type { DragEvents } from "./drag-events.js";
import { dragLayerStrings } from "./drag-layer-strings.js";
import { describeSlot, lookOf } from "./drag-words.js";

/** dnd-kit takes away every selection for 50 ms after a drag, a caret as well. */
const clearedSelectionMs = 60;

/** The drag of this editor, with announcements for people who cannot see it. The same object at every render. */
export function useDragController(): { readonly controller: DragController; readonly chip: RefObject<DragChipHandle | null> } {
  const editor = useLaterCommands();
  const chip = useRef<DragChipHandle>(null);
  const events = useDragEvents(chip);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const controller = useMemo(
    () =>
      createDragController(editor, {
        onBegin: (...detail) => latest.current.onBegin(...detail),
        onPointer: (...detail) => latest.current.onPointer(...detail),
        onSlot: (...detail) => latest.current.onSlot(...detail),
        onNowhere: (...detail) => latest.current.onNowhere(...detail),
        onDropped: (...detail) => latest.current.onDropped(...detail),
        onCancelled: (...detail) => latest.current.onCancelled(...detail),
      }),
    [editor],
  );
  return { controller, chip };
}

function useDragEvents(chip: RefObject<DragChipHandle | null>): DragEvents {
  const editor = useEditor();
  const announce = useAnnounce();
  const overlay = useOverlay();
  const words = useBlockWords();
  const say = useTranslate(dragLayerStrings);
  const tellRefusal = useTellRefusal();
  const canvas = useCanvas();
  const nameOf = (dragged: Parameters<typeof lookOf>[0]) => lookOf(dragged, editor, words, say).name;
  return {
    onBegin: () => overlay.open(),
    onPointer: (clientX, clientY) => chip.current?.moveTo(clientX, clientY),
    onSlot: (slot, dragged) => {
      const place = describeSlot(slot.address, say);
      announce(dragged ? say("pickedUp", { name: nameOf(dragged), place }) : place, "assertive");
    },
    onNowhere: (dragged) => announce(say("nowhere", { name: nameOf(dragged) }), "assertive"),
    onDropped: (dragged, outcome, slot) => {
      if (!tellRefusal(outcome)) return;
      if (slot) announce(say("dropped", { name: nameOf(dragged), place: describeSlot(slot.address, say) }));
      if (dragged.kind === "blocks" || !outcome.done) return;
      const blockId = String(outcome.value);
      unlessPressed(() => canvas?.requestTextEditing({ blockId, isNew: true }), clearedSelectionMs);
    },
    onCancelled: (dragged, by) => {
      if (by === "keyboard") announce(say("cancelled", { name: nameOf(dragged) }));
    },
  };
}

/** Does it after a while, but not where the person presses something before: the caret would close the menu that they have just opened. */
function unlessPressed(work: () => void, delayMs: number): void {
  const pressed = new AbortController();
  const timer = setTimeout(() => {
    pressed.abort();
    work();
  }, delayMs);
  window.addEventListener("pointerdown", () => clearTimeout(timer), { capture: true, once: true, signal: pressed.signal });
}
