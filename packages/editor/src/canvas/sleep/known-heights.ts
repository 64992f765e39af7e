import type { SleepingGroup } from "./sleeping-group.js";

/**
 * The heights of groups on the paper that is shown. Heights on other papers are kept, so that switching between devices measures only once.
 */
export interface KnownHeights {
  readonly widthPx: () => number;
  setWidth(widthPx: number): void;
  of(group: SleepingGroup): number | undefined;
  keep(group: SleepingGroup, heightPx: number): void;
  forget(group: SleepingGroup): void;
  forgetAll(): void;
}

export function createKnownHeights(): KnownHeights {
  let heights = new WeakMap<SleepingGroup, Map<number, number>>();
  let widthPx = 0;
  return {
    widthPx: () => widthPx,
    setWidth(nextPx) {
      widthPx = nextPx;
    },
    of: (group) => heights.get(group)?.get(widthPx),
    keep(group, heightPx) {
      const known = heights.get(group) ?? new Map<number, number>();
      heights.set(group, known.set(widthPx, heightPx));
    },
    forget: (group) => heights.delete(group),
    forgetAll() {
      heights = new WeakMap();
    },
  };
}

/** The height in the unit of the `height` property: the element's own pixels, without the zoom. */
export function computedHeight(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).height);
}

/** The height of a group's rows, also while it sleeps. */
export function measureRows({ element, rows }: SleepingGroup): number {
  const [first, last] = [rows[0], rows.at(-1)].map((row) => row?.element.getBoundingClientRect());
  const scale = element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  return first && last ? (last.bottom - first.top) / scale : 0;
}
