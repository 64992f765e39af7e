import { placeFloating, useRoot } from "@mailwright/ui";
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from "react";
import type { TourStep } from "../../dialog-requests/tour-steps.js";

/** The attribute that marks what a step points at. */
export const tourTargetAttribute = "data-mw-tour";

const targets = { 1: "views", 2: "filters", 3: "create" } as const satisfies Record<TourStep, string>;
const gapPx = 8;
const sheetBelowPx = 720;

/** Where the card of a step stands: beside what it points at, or at the end of the screen where that is out of sight. */
export function useTourTarget(step: TourStep, card: RefObject<HTMLElement | null>): CSSProperties {
  const root = useRoot();
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const page = "host" in root ? root.ownerDocument.defaultView : root.defaultView;
    const target = root.querySelector(`[${tourTargetAttribute}="${targets[step]}"]`);
    if (!page) return undefined;
    const update = () => setPlace(placeBeside(page, target, card.current, step));
    update();
    target?.setAttribute("data-mw-tour-shown", "");
    page.addEventListener("resize", update);
    return () => {
      target?.removeAttribute("data-mw-tour-shown");
      page.removeEventListener("resize", update);
    };
  }, [root, step, card]);
  return place;
}

function placeBeside(page: Window, target: Element | null, card: HTMLElement | null, step: TourStep): CSSProperties {
  const anchor = target?.getBoundingClientRect();
  // A narrow screen has the card as a sheet at its end, and so has a wide one where the target is out of sight.
  if (!anchor || !card || anchor.width === 0 || page.innerWidth < sheetBelowPx) return {};
  const { left, top } = placeFloating({
    anchor,
    size: { width: card.offsetWidth, height: card.offsetHeight },
    viewport: { width: page.innerWidth, height: page.innerHeight },
    side: step === 1 ? "right" : "bottom",
    align: step === 3 ? "end" : "start",
    gapPx,
  });
  return { top, left, right: "auto", bottom: "auto" };
}
