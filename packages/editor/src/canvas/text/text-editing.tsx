import { createPortal } from "react-dom";
import { useLaterCode } from "../../base/later/later-code.js";
import { useCanvas } from "../surface/canvas-context.js";
import type { CanvasTextToolbarProps } from "./canvas-text-toolbar.js";
import { textToolbarCode } from "./later-rich-text.js";
import { useTextEditing } from "./use-text-editing.js";

/** Text editing on the canvas. Stands inside `<Canvas>`. */
export function TextEditing() {
  const open = useTextEditing();
  const canvas = useCanvas();
  if (!open || !canvas) return null;
  return createPortal(<LaterToolbar open={open} canvas={canvas} />, canvas.overlay);
}

function LaterToolbar(props: CanvasTextToolbarProps) {
  const code = useLaterCode(textToolbarCode);
  // Without a connection the toolbar cannot be fetched. The text can still be edited, and hot keys work.
  return code.phase === "ready" ? <code.value {...props} /> : null;
}
