import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Align, type Box, placeFloating, type Side } from "./place-floating.js";

/** What something floats beside: an element, or a point such as the one a context menu was asked at. */
export type Anchor = RefObject<Element | null> | Box;

export interface FloatingOptions {
  readonly anchor: Anchor;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  readonly gapPx?: number | undefined;
}

/**
 * Shows the element as a manual popover, in the browser's top layer, beside its anchor, and keeps it there.
 * Put the ref on an element with `popover="manual"` and the class `mw-floating` that is only rendered while open.
 */
export function useFloating<Floating extends HTMLElement>({
  anchor,
  side = "bottom",
  align = "start",
  gapPx = 4,
}: FloatingOptions): RefObject<Floating | null> {
  const floating = useRef<Floating>(null);

  useLayoutEffect(() => {
    const element = floating.current;
    const view = element?.ownerDocument.defaultView;
    // A page may take the editor away before this is drawn, and browsers refuse popovers outside of a page.
    if (!element?.isConnected || !view) return;
    if (!element.matches(":popover-open")) element.showPopover();
    const place = () => putBeside(element, { anchor, side, align, gapPx }, view);
    place();
    // Scroll events do not leave a shadow root, so both the root and the window are asked.
    const targets: EventTarget[] = [element.getRootNode(), view];
    for (const target of targets) target.addEventListener("scroll", place, { capture: true, passive: true });
    view.addEventListener("resize", place);
    // Placing changes its size where room is short. Done at once, the browser would report a loop to the page's error handler.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(place);
    });
    observer.observe(element);
    return () => {
      view.cancelAnimationFrame(frame);
      for (const target of targets) target.removeEventListener("scroll", place, { capture: true });
      view.removeEventListener("resize", place);
      observer.disconnect();
    };
  }, [anchor, side, align, gapPx]);

  return floating;
}

function putBeside(element: HTMLElement, options: Required<FloatingOptions>, view: Window): void {
  const box = "current" in options.anchor ? options.anchor.current?.getBoundingClientRect() : options.anchor;
  if (!box) return;
  const { side = "bottom", align = "start", gapPx = 4 } = options;
  const isRightToLeft = view.getComputedStyle(element).direction === "rtl";
  const place = placeFloating({
    anchor: box,
    size: { width: element.offsetWidth, height: Math.max(element.offsetHeight, element.scrollHeight) },
    viewport: { width: view.document.documentElement.clientWidth, height: view.innerHeight },
    side,
    align: isRightToLeft ? mirrored[align] : align,
    gapPx,
  });
  element.style.left = `${place.left}px`;
  element.style.top = `${place.top}px`;
  element.style.maxHeight = `${place.maxHeight}px`;
  element.dataset["side"] = place.side;
}

const mirrored = { start: "end", centre: "centre", end: "start" } satisfies Record<Align, Align>;
