import type { RowGroup } from "../rows/row-groups.js";

type Group = RowGroup<{ readonly element: HTMLElement }>;

/** How high groups were, in pixels, on papers of some width: going to and fro between devices measures once. */
export interface KnownHeights {
  of(group: Group, widthPx: number): number | undefined;
  note(group: Group, widthPx: number, heightPx: number): void;
  forget(group: Group): void;
  forgetAll(): void;
}

export function createKnownHeights(): KnownHeights {
  let heights = new WeakMap<Group, Map<number, number>>();
  return {
    of: (group, widthPx) => heights.get(group)?.get(widthPx),
    note(group, widthPx, heightPx) {
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
export function measureRows({ element, parts }: Group): number {
  const [first, last] = [parts[0], parts.at(-1)].map((row) => row?.element.getBoundingClientRect());
  const scale = element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  return first && last ? (last.bottom - first.top) / scale : 0;
}
