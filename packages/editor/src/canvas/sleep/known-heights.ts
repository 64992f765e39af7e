import type { SleepingGroup } from "./sleeping-group.js";

/** How high groups are on the paper that is shown. Those of other papers are kept: going to and fro between devices measures once. */
export interface KnownHeights {
  readonly widthPx: () => number;
  setWidth(widthPx: number): void;
  of(group: SleepingGroup): number | undefined;
  note(group: SleepingGroup, heightPx: number): void;
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
    note(group, heightPx) {
      const known = heights.get(group) ?? new Map<number, number>();
      heights.set(group, known.set(widthPx, heightPx));
    },
    forget: (group) => heights.delete(group),
    forgetAll() {
      heights = new WeakMap();
    },
  };
}

/** As an element's `height` says it: its own pixels, whatever the zoom. */
export function computedHeight(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).height);
}

/** How high the rows of a group are, also while it sleeps. */
export function measureRows({ element, parts }: SleepingGroup): number {
  const [first, last] = [parts[0], parts.at(-1)].map((row) => row?.element.getBoundingClientRect());
  const scale = element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  return first && last ? (last.bottom - first.top) / scale : 0;
}
