import { indexBelow } from "../rows/first-below.js";
import type { SleepingBand, SleepingGroup } from "./sleeping-group.js";

/** So much of the desk's own height above and below it counts as close. */
const closeShare = 0.75;
/**
 * What is awake is far once it is so much away. Chromium lays out what sleeps closer than that all the same; and to and fro between devices,
 * whose rows differ in height, nothing wakes and falls asleep each time.
 */
const farShare = 1.5;

interface Placed {
  readonly element: HTMLElement;
}

/** Is it so far from view that it may fall asleep? */
export function isFar({ top, bottom }: DOMRectReadOnly, desk: DOMRectReadOnly): boolean {
  const marginPx = desk.height * farShare;
  return bottom < desk.top - marginPx || top > desk.bottom + marginPx;
}

/** The groups in view or close to it. `open` a band before its groups are looked at: a sleeping one lays out what is asked for, out of turn. */
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
