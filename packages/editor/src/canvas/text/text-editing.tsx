import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { afterFrame } from "../../base/later/after-frame.js";
import { useLaterCode } from "../../base/later/later-code.js";
import { useCanvas } from "../surface/canvas-context.js";
import type { CanvasTextToolbarProps } from "./canvas-text-toolbar.js";
import { textToolbarCode } from "./later-rich-text.js";
import type { OpenText } from "./open-text.js";
import { useTextEditing } from "./use-text-editing.js";

/** Text editing on the canvas. Stands inside `<Canvas>`. */
export function TextEditing() {
  const open = useAfterCaret(useTextEditing());
  const canvas = useCanvas();
  if (!open || !canvas) return null;
  return createPortal(<LaterToolbar open={open} canvas={canvas} />, canvas.overlay);
}

/** A text that is opened, once the frame with its caret is on screen: the toolbar takes as long to draw as all the rest of a click. */
function useAfterCaret(open: OpenText | null): OpenText | null {
  const [shown, setShown] = useState<OpenText | null>(null);
  useEffect(() => (open ? afterFrame(() => setShown(open)) : undefined), [open]);
  return shown === open ? open : null;
}

function LaterToolbar(props: CanvasTextToolbarProps) {
  const code = useLaterCode(textToolbarCode);
  // Without a connection the toolbar cannot be fetched. The text can still be edited, and hot keys work.
  return code.phase === "ready" ? <code.value {...props} /> : null;
}
