import type { RowBand, RowGroup } from "../rows/row-groups.js";

interface Placed {
  readonly element: HTMLElement;
}

/** A group of rows as its sleep sees it: only where its rows are. */
export type SleepingGroup = RowGroup<Placed>;
export type SleepingBand = RowBand<Placed>;
