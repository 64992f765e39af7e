import type { RowGroup } from "../rows/row-groups.js";

/** What the sleep needs to know of a group of rows: where the rows are. */
export type SleepingGroup = RowGroup<{ readonly element: HTMLElement }>;
