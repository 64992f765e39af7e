import { resolveSettings } from "@mailwright/document";
import { type RefObject, useLayoutEffect } from "react";
import { useDocument, useEditor, useViewState } from "../../base/context/editor-context.js";
import type { CanvasView } from "./canvas-view.js";
import { paperSize } from "./paper-size.js";

export interface PaperElements {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly sizer: RefObject<HTMLDivElement | null>;
  readonly paper: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps the paper as wide as the device and scaled by the zoom. A transform does not change the layout, so the element around it has the
 * size of the scaled paper. (CSS `zoom` would misplace everything that floats.)
 */
export function usePaper(view: CanvasView | null, { scroller, sizer, paper }: PaperElements): void {
  const editor = useEditor();
  const device = useViewState((viewState) => viewState.device);
  const zoom = useViewState((viewState) => viewState.zoom);
  const scheme = useViewState((viewState) => viewState.scheme);
  const mailWidthPx = useDocument(({ settings }) => resolveSettings(settings).width);

  useLayoutEffect(() => {
    const [desk, around, sheet] = [scroller.current, sizer.current, paper.current];
    if (!view || !desk || !around || !sheet) return;
    const scale = zoom / 100;
    const resize = () => {
      const style = getComputedStyle(desk);
      const roomPx = desk.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const fitting = Math.floor((100 * roomPx) / paperSize(device, mailWidthPx, 0).widthPx);
      if (fitting > 0) editor.viewState.setState({ fittingZoom: fitting });
      const { widthPx, viewport } = paperSize(device, mailWidthPx, roomPx / scale);
      sheet.style.width = `${widthPx}px`;
      sheet.style.transform = scale === 1 ? "" : `scale(${scale})`;
      around.style.width = `${widthPx * scale}px`;
      view.setViewport(scheme === "dark" ? { ...viewport, isDark: true } : viewport);
      view.layoutChanged();
    };
    const keepHeight = () => {
      around.style.height = `${sheet.offsetHeight * scale}px`;
    };
    const stop = view.onLayout(keepHeight);
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(desk);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [editor, view, scroller, sizer, paper, device, zoom, scheme, mailWidthPx]);
}
