import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect } from "react";

interface VirtualRowsOptions {
  readonly scroll: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeightPx: number;
  /** What stands above the first row inside the scrolled area. */
  readonly headHeightPx?: number;
  /** The row with the focus stays, however far it is scrolled away: a focus must not be lost. */
  readonly keptRow: number;
}

const overscanRows = 2;

/** Which rows of a long list exist. All are equally high, so nothing is measured and nothing moves. */
export function useVirtualRows({ scroll, count, rowHeightPx, headHeightPx = 0, keptRow }: VirtualRowsOptions) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (keptRow >= range.count || rows.includes(keptRow)) return rows;
      return [...rows, keptRow].sort((a, b) => a - b);
    },
    [keptRow],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeightPx,
    overscan: overscanRows,
    scrollPaddingStart: headHeightPx,
    rangeExtractor,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is what makes it measure anew
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeightPx]);
  return virtualizer;
}

interface ShownRows {
  readonly first: number;
  readonly last: number;
}

const settleMs = 90;

/** Tells which rows are on screen, or nearly: at once while it stands still, and when it comes to rest after scrolling fast. */
export function useShownRows({ first, last }: ShownRows, isScrolling: boolean, onShown: (first: number, last: number) => void): void {
  useEffect(() => {
    const show = () => onShown(Math.max(0, first - overscanRows), last + overscanRows);
    if (!isScrolling) return show();
    const timer = setTimeout(show, settleMs);
    return () => clearTimeout(timer);
  }, [first, last, isScrolling, onShown]);
}
