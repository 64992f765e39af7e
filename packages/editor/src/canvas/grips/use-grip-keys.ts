import { type KeyboardEvent, useRef } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useCanvas } from "../surface/canvas-context.js";
import type { GripModel } from "./grip-model.js";
import { writeGrip } from "./hold-pull.js";
import { fitTo } from "./snap.js";

/** The keys of a handle: arrows change its value, Home and End go to the ends, Escape goes back to the block. */
export function useGripKeys(grip: GripModel) {
  const editor = useEditor();
  const canvas = useCanvas();
  const tell = useTellRefusal();
  // One for as long as the handle has the focus: keys pressed quickly after each other are one step of the history.
  const visits = useRef(0);
  return {
    onFocus() {
      visits.current += 1;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape") {
        event.preventDefault();
        canvas?.focusBlock(grip.blockId);
        return;
      }
      const next = valueOfKey(event, grip);
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (next !== grip.value) tell(writeGrip(editor, grip, next, `grip:${grip.blockId}:${grip.label}:${visits.current}`));
    },
  };
}

function valueOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, grip: GripModel): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const { value, min, max, steps } = grip;
  if (key === "Home") return min;
  if (key === "End") return max;
  const way = wayOfKey.get(key);
  if (way === undefined) return undefined;
  const step = steps[shiftKey ? 1 : 0];
  const wanted = value + way * step;
  // The first press brings a value that is beside the grid onto it.
  const onGrid = way > 0 ? Math.floor(wanted / step) * step : Math.ceil(wanted / step) * step;
  return fitTo(onGrid, min, max);
}

const wayOfKey: ReadonlyMap<string, 1 | -1> = new Map([
  ["ArrowUp", 1],
  ["ArrowRight", 1],
  ["ArrowDown", -1],
  ["ArrowLeft", -1],
]);
