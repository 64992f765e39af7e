import { indexBelow } from "../rows/first-below.js";
import type { SleepingGroup } from "./sleeping-group.js";

/** Groups count as close within this many heights of the desk above and below it. */
const closeShare = 0.75;
/**
 * A group that is awake falls asleep only beyond this many heights. Chromium lays out sleeping groups nearer than that anyway. And when
 * people switch between devices, on which rows differ in height, groups do not wake and fall asleep each time.
 */
const farShare = 1.5;

/** Is the group so far from view that it may fall asleep? */
export function isFar({ top, bottom }: DOMRectReadOnly, desk: DOMRectReadOnly): boolean {
  const marginPx = desk.height * farShare;
  return bottom < desk.top - marginPx || top > desk.bottom + marginPx;
}

/** The groups in view or close to it. */
export function collectClose(groups: readonly SleepingGroup[], scroller: HTMLElement): readonly SleepingGroup[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  const marginPx = (bottom - top) * closeShare;
  const found: SleepingGroup[] = [];
  let at = indexBelow(groups, top - marginPx);
  for (let group = groups[at]; group && group.element.getBoundingClientRect().top < bottom + marginPx; group = groups[++at])
    found.push(group);
  return found;
}
