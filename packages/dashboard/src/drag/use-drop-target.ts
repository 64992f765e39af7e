import { useDroppable } from "@dnd-kit/core";
import { useDrag } from "./drag-context.js";
import type { DropPlace } from "./drop-rules.js";

/** How an entry of the sidebar stands to the drag that is going on. */
export type DropState = "idle" | "possible" | "over" | "refused";

/** Makes an entry of the sidebar a place to drop templates on. */
export function useDropTarget(id: string, place: DropPlace | undefined) {
  const drag = useDrag();
  const run = place && drag?.dropOn(place);
  const { setNodeRef, isOver } = useDroppable({ id, data: { place }, disabled: place === undefined });
  const state: DropState = !drag ? "idle" : run === undefined ? "refused" : isOver ? "over" : "possible";
  return { setNodeRef, state };
}
