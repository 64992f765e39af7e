import { type RefObject, useLayoutEffect, useRef } from "react";
import type { TargetBox } from "./use-tour-target.js";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What decides where a card stands. */
export interface CardRequest {
  readonly box: TargetBox | null;
  readonly size: Size;
  readonly viewport: Size;
}

/** A corner in the window, or undefined for the place that the style sheet gives. Always the same function for the same step. */
export type PlaceCard = (request: CardRequest) => { readonly left: number; readonly top: number } | undefined;

/** A ref for a card that stands where `place` says, as long as what it speaks of is at `box`. */
export function usePlacedCard(box: TargetBox | null, place: PlaceCard): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const corner = place({ box, size, viewport: { width: view.innerWidth, height: view.innerHeight } });
    element.style.inset = corner ? `${corner.top}px auto auto ${corner.left}px` : "";
  }, [box, place]);
  return card;
}
