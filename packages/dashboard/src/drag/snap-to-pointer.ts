import type { Modifier } from "@dnd-kit/core";
import { getEventCoordinates } from "@dnd-kit/utilities";

const besidePx = { x: 12, y: 12 };
/** What lies under a finger is not seen, so the chip is above it. */
const aboveFingerPx = { x: -24, y: -72 };

/** Holds the chip beside the pointer instead of where the dragged card stood. */
export const snapToPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const start = activatorEvent && getEventCoordinates(activatorEvent);
  if (!draggingNodeRect || !start) return transform;
  const offset = "touches" in activatorEvent ? aboveFingerPx : besidePx;
  return {
    ...transform,
    x: transform.x + start.x - draggingNodeRect.left + offset.x,
    y: transform.y + start.y - draggingNodeRect.top + offset.y,
  };
};
