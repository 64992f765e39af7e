import type { ViewType } from "../../view/view-type.js";

/** How the cards stand in the room there is; a whole number of pixels, so that no row is ever measured. */
export interface GridGeometry {
  readonly columns: number;
  readonly cardWidthPx: number;
  readonly cardHeightPx: number;
  readonly gapPx: number;
}

interface CardSize {
  readonly minWidthPx: number;
  readonly gapPx: number;
  /** Name and facts under the preview. */
  readonly footHeightPx: number;
}

const narrowBelowPx = 560;

const sizes = {
  grid: { wide: { minWidthPx: 196, gapPx: 20, footHeightPx: 80 }, narrow: { minWidthPx: 140, gapPx: 12, footHeightPx: 80 } },
  "small-grid": { wide: { minWidthPx: 140, gapPx: 16, footHeightPx: 72 }, narrow: { minWidthPx: 100, gapPx: 8, footHeightPx: 72 } },
} satisfies Record<Exclude<ViewType, "list">, Record<"wide" | "narrow", CardSize>>;

const borderPx = 2;

/** As many columns as fit; the preview keeps 3:4 whatever their width. */
export function layOutGrid(viewType: Exclude<ViewType, "list">, widthPx: number): GridGeometry {
  const { minWidthPx, gapPx, footHeightPx } = sizes[viewType][widthPx < narrowBelowPx ? "narrow" : "wide"];
  const columns = Math.max(2, Math.floor((widthPx + gapPx) / (minWidthPx + gapPx)));
  const cardWidthPx = Math.max(0, Math.floor((widthPx - gapPx * (columns - 1)) / columns));
  const cardHeightPx = Math.round(((cardWidthPx - borderPx) * 4) / 3) + footHeightPx + borderPx;
  return { columns, cardWidthPx, cardHeightPx, gapPx };
}
