import type { DropAnswer } from "@mailwright/editing";
import type { CanvasView } from "../../surface/canvas-view.js";
import type { DragController } from "../held/drag-controller.js";
import { createAutoScroll } from "./auto-scroll.js";
import type { DropArea } from "./drop-area.js";
import { snapshotRects } from "./rect-snapshot.js";

export interface DropAreaOptions {
  readonly view: CanvasView;
  readonly desk: HTMLElement;
  readonly controller: Pick<DragController, "moveTo" | "draggingBy">;
  readonly showDrop: (drop: DropAnswer | null) => void;
}

/** The canvas as a drag sees it. */
export function createDropArea({ view, desk, controller, showDrop }: DropAreaOptions): DropArea {
  let pointer: { readonly x: number; readonly y: number } | undefined;
  const repeat = () => {
    if (pointer && controller.draggingBy() === "pointer") controller.moveTo(pointer.x, pointer.y);
  };
  const autoScroll = createAutoScroll(desk, repeat);

  return {
    snapshot: (root) => snapshotRects(root, { mailRectOf: view.geometry.mailRectOf, pageRect: view.geometry.pageRect }),
    pointAt(clientX, clientY) {
      pointer = { x: clientX, y: clientY };
      const { left, right, top, bottom } = desk.getBoundingClientRect();
      if (clientX < left || clientX >= right || clientY < top || clientY >= bottom) {
        autoScroll.stop();
        return undefined;
      }
      autoScroll.pointTo(clientY);
      return view.geometry.toMail(clientX, clientY);
    },
    showDrop,
    reveal: view.scrollToBlock,
    settle(blockId) {
      view.scrollToBlock(blockId);
      view.focusBlock(blockId);
    },
    hold(onShift) {
      pointer = undefined;
      const stop = view.onLayout(onShift);
      const owner = desk.ownerDocument;
      // The host page may scroll during a drag, too. dnd-kit listens only inside our shadow root.
      owner.addEventListener("scroll", repeat, { capture: true, passive: true });
      return () => {
        stop();
        autoScroll.stop();
        owner.removeEventListener("scroll", repeat, { capture: true });
      };
    },
  };
}
