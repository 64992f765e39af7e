import type { TemplateSummary } from "@mailwright/contract";
import { createContext, useContext } from "react";
import type { DropPlace } from "./drop-rules.js";

/** What is being dragged, and what dropping it somewhere would do. */
export interface DragValue {
  readonly templates: readonly TemplateSummary[];
  /** Does it; `undefined` where the place does not take what is dragged. */
  readonly dropOn: (place: DropPlace) => (() => void) | undefined;
}

/** Nothing is dragged where there is no value. */
export const DragContext = createContext<DragValue | null>(null);

/** The drag that is going on. */
export function useDrag(): DragValue | null {
  return useContext(DragContext);
}
