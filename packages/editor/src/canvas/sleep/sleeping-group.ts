import type { RowBand, RowGroup } from "../rows/row-groups.js";

interface Placed {
  readonly element: HTMLElement;
}

/** What the sleep needs to know of a group of rows: where the rows are. */
export type SleepingGroup = RowGroup<Placed>;
export type SleepingBand = RowBand<Placed>;
