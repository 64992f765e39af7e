import { focusedIn } from "@mailwright/ui";
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type BarSizes, fitParts, hasLines } from "./fit-parts.js";
import { byImportance, type TextPart } from "./text-parts.js";

const unmeasured: BarSizes = { widths: new Map(), gapPx: 0, linePx: 0, morePx: 0 };

export interface FittingParts {
  readonly shown: readonly TextPart[];
  readonly hidden: readonly TextPart[];
  /** To be told how wide one line may be, whenever that may have changed. */
  readonly setRoom: (roomPx: number) => void;
  readonly hasLines: boolean;
}

/**
 * Which controls stand in the bar and which behind *More*, by what fits into one line. The bar marks its controls with `data-part`,
 * its lines with `data-line` and *More* with `data-more`.
 */
export function useFittingParts(bar: RefObject<HTMLElement | null>, parts: readonly TextPart[]): FittingParts {
  const [roomPx, setRoomPx] = useState<number | null>(null);
  const [sizes, setSizes] = useState(unmeasured);
  const asked = useRef<number | null>(null);
  const focused = useRef<Element | null>(null);
  const fits = useMemo(
    () => (roomPx === null ? new Set(byImportance) : fitParts({ parts, byImportance, sizes, roomPx })),
    [parts, roomPx, sizes],
  );
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || roomPx === null) return;
    setSizes((known) => measure(element, fits, known));
    // A control that had the focus when its room went is behind *More* now: the focus stays in the bar.
    if (focused.current?.isConnected === false) element.querySelector<HTMLElement>("[data-more] button")?.focus();
    focused.current = null;
  }, [bar, roomPx, fits]);
  const setRoom = useCallback(
    (next: number) => {
      if (next === asked.current) return;
      asked.current = next;
      const now = bar.current && focusedIn(bar.current);
      focused.current = now && bar.current?.contains(now) ? now : null;
      setRoomPx(next);
    },
    [bar],
  );
  const [shown, hidden] = useMemo(() => [parts.filter(({ id }) => fits.has(id)), parts.filter(({ id }) => !fits.has(id))], [parts, fits]);
  return { shown, hidden, setRoom, hasLines: roomPx === null || hasLines(roomPx) };
}

/** What was known, and what is drawn now. Answers the same object where nothing is new. */
function measure(bar: HTMLElement, drawn: ReadonlySet<string>, known: BarSizes): BarSizes {
  const find = (selector: string) => bar.querySelector<HTMLElement>(selector);
  const row = find("[data-part]")?.parentElement;
  const widths = new Map(known.widths);
  for (const id of drawn) {
    const part = find(`[data-part="${id}"]`);
    if (part) widths.set(id, part.offsetWidth);
  }
  const next = {
    widths,
    gapPx: row ? Number.parseFloat(getComputedStyle(row).columnGap) : known.gapPx,
    linePx: find("[data-line]")?.offsetWidth ?? known.linePx,
    morePx: find("[data-more]")?.offsetWidth ?? known.morePx,
  };
  const isSame =
    next.gapPx === known.gapPx &&
    next.linePx === known.linePx &&
    next.morePx === known.morePx &&
    [...widths].every(([id, width]) => known.widths.get(id) === width);
  return isSame ? known : next;
}
