import type { Editor } from "@mailwright/editing";
import { flushSync } from "react-dom";
import type { CanvasHandle } from "../surface/canvas-handle.js";

/** Zooms so that what is under this point of the window stays under it. */
export function zoomAt(editor: Editor, canvas: CanvasHandle, desk: Element, percent: number, clientX: number, clientY: number): void {
  const held = canvas.toMail(clientX, clientY);
  // The paper has its new size before the desk is scrolled.
  flushSync(() => void editor.run("set-zoom", { percent }));
  const now = canvas.toMail(clientX, clientY);
  const mailPerPx = canvas.toMail(1, 0).x - canvas.toMail(0, 0).x;
  desk.scrollBy((held.x - now.x) / mailPerPx, (held.y - now.y) / mailPerPx);
}
