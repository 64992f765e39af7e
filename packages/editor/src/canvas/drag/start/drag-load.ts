import type { Dragged } from "@mailwright/editing";

/** What a press on this thing would drag. */
export interface DragLoad {
  readonly dragged: Dragged;
  /** The entitlement that a preset needs. */
  readonly entitlement?: string | undefined;
}
