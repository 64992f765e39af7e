import { useState } from "react";
import { useDrag } from "./drag-context.js";

/**
 * What the sidebar shows, unchanged while something is held over it: a category that gets its first template, here or in another tab, would
 * move the others away from under the pointer, and the drop would go into a neighbour.
 */
export function useStillInDrag<T>(value: T): T {
  const isHeld = useDrag() !== null;
  const [shown, setShown] = useState(value);
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}
