import { indexBelow } from "../rows/first-below.js";
import type { SleepingBand, SleepingGroup } from "./sleeping-group.js";

/** Groups count as close within this many heights of the desk above and below it. */
const closeShare = 0.75;
/**
 * A group that is awake falls asleep only beyond this many heights. Chromium lays out sleeping groups nearer than that anyway. And when
 * people switch between devices, on which rows differ in height, groups do not wake and fall asleep each time.
 */
const farShare = 1.5;

interface Placed {
  readonly element: HTMLElement;
}

/** Is the group so far from view that it may fall asleep? */
export function isFar({ top, bottom }: DOMRectReadOnly, desk: DOMRectReadOnly): boolean {
  const marginPx = desk.height * farShare;
  return bottom < desk.top - marginPx || top > desk.bottom + marginPx;
}

/**
 * The groups in view or close to it. `open` wakes a band before its groups are measured, because measuring inside a sleeping band forces a
 * layout.
 */
export function collectClose(
  bands: readonly SleepingBand[],
  scroller: HTMLElement,
  open: (band: SleepingBand) => void,
): readonly SleepingGroup[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  const marginPx = (bottom - top) * closeShare;
  const collect = <Part extends Placed>(parts: readonly Part[]): readonly Part[] => {
    const found: Part[] = [];
    let at = indexBelow(parts, top - marginPx);
    for (let part = parts[at]; part && part.element.getBoundingClientRect().top < bottom + marginPx; part = parts[++at]) found.push(part);
    return found;
  };
  const close = collect(bands);
  close.forEach(open);
  return close.flatMap(({ parts }) => collect(parts));
}
