import { type RefObject, useLayoutEffect, useState } from "react";

/** How much room the editor has: `wide` puts panels beside the canvas, `medium` over it, `narrow` makes them sheets. */
export type WidthBand = "wide" | "medium" | "narrow";

const wideFromPx = 1100;
const mediumFromPx = 720;

/** The band of a width. The editor's own width counts and not the window's, because it may be in a column of a page. */
function bandOf(widthPx: number): WidthBand {
  if (widthPx >= wideFromPx) return "wide";
  return widthPx >= mediumFromPx ? "medium" : "narrow";
}

/** The band of an element's width, kept up to date. */
export function useWidthBand(ref: RefObject<HTMLElement | null>): WidthBand {
  const [band, setBand] = useState<WidthBand>("wide");
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      // Hidden by its page (a closed dialog, another tab), it has no width. It keeps the look that it had.
      if (width > 0) setBand(bandOf(width));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return band;
}
