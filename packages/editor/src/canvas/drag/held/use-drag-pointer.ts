import { useRoot } from "@mailwright/ui";
import { useEffect } from "react";
import type { DragController } from "./drag-controller.js";

/**
 * Tells the controller where the pointer is in the same frame: dnd-kit's own move event comes after a render. It also ends a drag that was
 * so short that dnd-kit did not report its end.
 */
export function useDragPointer(controller: DragController): void {
  const root = useRoot();
  useEffect(() => {
    const view = (root.ownerDocument ?? root).defaultView;
    if (!view) return;
    const abort = new AbortController();
    const capture = { capture: true, passive: true, signal: abort.signal };
    let isHeld = false;
    const onMouseMove = (event: MouseEvent) => {
      isHeld = controller.draggingBy() === "pointer";
      if (!isHeld) return;
      if (event.buttons === 0) controller.cancel();
      else controller.moveTo(event.clientX, event.clientY);
    };
    const onTouchMove = ({ touches }: TouchEvent) => {
      const touch = touches[0];
      if (touch && controller.draggingBy() === "pointer") controller.moveTo(touch.clientX, touch.clientY);
    };
    view.addEventListener("mousemove", onMouseMove, capture);
    view.addEventListener("touchmove", onTouchMove, capture);
    // In the bubbling phase, after dnd-kit's own listeners on the document.
    const late = { signal: abort.signal };
    const onRelease = () => {
      if (controller.draggingBy() === "pointer") controller.drop();
    };
    // dnd-kit starts the drag after this listener has run. A busy browser joins several moves into one, so there may be no other.
    const onFirstMove = (event: MouseEvent) => {
      if (!isHeld) onMouseMove(event);
    };
    view.addEventListener("mousemove", onFirstMove, late);
    view.addEventListener("mouseup", onRelease, late);
    view.addEventListener("touchend", onRelease, late);
    view.addEventListener("touchcancel", () => controller.cancel(), late);
    return () => abort.abort();
  }, [root, controller]);
}
