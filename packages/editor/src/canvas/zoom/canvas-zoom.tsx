import { useEffect } from "react";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useCanvas } from "../surface/canvas-context.js";
import { followPan } from "./follow-pan.js";
import { followPinch, followWheel } from "./follow-zoom.js";
import { zoomAt } from "./zoom-at.js";

/**
 * Zooms the canvas by the wheel with Ctrl, by two fingers on a touchpad (which browsers report as the wheel with Ctrl), and by two fingers
 * on a touch screen. Moves it by the middle button, or by Space and a press.
 */
export function CanvasZoom() {
  const editor = useLaterCommands();
  const canvas = useCanvas();
  useEffect(() => {
    const desk = canvas?.overlay.closest<HTMLElement>(".mw-desk");
    if (!canvas || !desk) return;
    // The editor keeps the zoom in whole percents. A slow pinch changes it by less than one at a time, so the exact value is kept here.
    let exact = 0;
    const zoomBy = (factor: number, clientX: number, clientY: number) => {
      const { zoom } = editor.viewState.getState();
      exact = (Math.round(exact) === zoom ? exact : zoom) * factor;
      zoomAt(editor, canvas, desk, exact, clientX, clientY);
    };
    const stops = [followWheel(desk, zoomBy), followPinch(desk, zoomBy), followPan(desk, canvas)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, canvas]);
  return null;
}
