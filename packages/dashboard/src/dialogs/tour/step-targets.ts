import { placeFloating } from "@mailwright/ui";
import type { PlaceCard } from "@mailwright/views/tour";
import type { TourStep } from "../../dialog-requests/tour-steps.js";

/** What each step points at. */
export const stepTargets = {
  1: ['[data-mw-tour="views"]'],
  2: ['[data-mw-tour="filters"]'],
  3: ['[data-mw-tour="create"]'],
} as const satisfies Record<TourStep, readonly string[]>;

const gapPx = 8;
const sheetBelowPx = 720;

/** Where the card of each step stands: beside what it points at. */
export const placeBeside = {
  1: createPlace("right", "start"),
  2: createPlace("bottom", "start"),
  3: createPlace("bottom", "end"),
} as const satisfies Record<TourStep, PlaceCard>;

function createPlace(side: "right" | "bottom", align: "start" | "end"): PlaceCard {
  return ({ box, size, viewport }) => {
    // A narrow screen has the card as a sheet at its end, and so has a wide one where the target is out of sight.
    if (!box || viewport.width < sheetBelowPx) return undefined;
    return placeFloating({ anchor: box, size, viewport, side, align, gapPx });
  };
}
