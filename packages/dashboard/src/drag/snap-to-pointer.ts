import type { Modifier } from "@dnd-kit/core";
import { getEventCoordinates } from "@dnd-kit/utilities";

const offsetPx = 12;

/** Holds the chip beside the pointer instead of where the dragged card stood. */
export const snapToPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const start = activatorEvent && getEventCoordinates(activatorEvent);
  if (!draggingNodeRect || !start) return transform;
  return {
    ...transform,
    x: transform.x + start.x - draggingNodeRect.left + offsetPx,
    y: transform.y + start.y - draggingNodeRect.top + offsetPx,
  };
};
