import { sleepAttribute } from "../mail/mail-sheet.js";
import type { RowGroup } from "./row-groups.js";

interface SleepingRow {
  readonly element: HTMLElement;
}

type Group = RowGroup<SleepingRow>;

/** Keeps what is far from view out of the layout. It stays in the document: it is found, read aloud, focused and measured as ever. */
export interface GroupSleep {
  /** Wakes what is in view or close to it and lets the rest sleep. Answers whether a group woke or fell asleep. */
  settle(): boolean;
  /** Wakes one group until it is found far from view again. Answers whether it slept. */
  wake(group: Group | undefined): boolean;
  /** A group is new, or what is in it may take other room than before. */
  noteChange(group: Group | undefined): void;
  noteChangeOfAll(): void;
  /** Does a sleeping group keep room that was guessed, or measured when it held something else? */
  isUncertain(): boolean;
  /** Measures one of these. */
  measureNext(): void;
}

export interface GroupSleepOptions {
  readonly groups: () => readonly Group[];
  /** The index of the first group that ends below this height of the window. */
  readonly firstBelow: (clientY: number) => number;
  readonly scroller: HTMLElement;
  /** As wide as the paper, whatever the email holds. */
  readonly viewport: HTMLElement;
  /** What the rows stand in: a table's cell grows with what is in it. */
  readonly holder: () => Element;
}

/** So much of the desk's own height above and below it counts as close. */
const closeShare = 0.75;
/** Until a row is drawn and measured it takes about as much room as one with a picture and a few words. */
export const guessedRowHeightPx = 200;

/**
 * A sleeping group has `content-visibility: auto` and a fixed height. One that is awake has neither: they would clip what is seen.
 * A group that makes the whole page wider never sleeps, for the others stand in that width. Where the browser does not know the property,
 * all are laid out.
 */
export function createGroupSleep({ groups, firstBelow, scroller, viewport, holder }: GroupSleepOptions): GroupSleep {
  const begun = new WeakSet<Group>();
  const awake = new Set<Group>();
  const uncertain = new Set<Group>();
  /** How high a group was on papers of some width: going to and fro between devices measures once. */
  let heights = new WeakMap<Group, Map<number, string>>();
  let wide = new WeakSet<Group>();
  let widthPx = 0;

  const wake = (group: Group) => {
    stopKeepingRoom(group);
    awake.add(group);
    uncertain.delete(group);
  };
  const stayAwake = (group: Group) => {
    wide.add(group);
    wake(group);
  };
  const keepHeight = (group: Group, height: string) => {
    const known = heights.get(group) ?? new Map<number, string>();
    heights.set(group, known.set(widthPx, height));
    keepRoom(group, height);
  };
  const fallAsleep = (leaving: readonly Group[]) => {
    const measured = leaving.map(({ element }) => getComputedStyle(element).height);
    const before = holder().clientWidth;
    leaving.forEach((group, index) => {
      keepHeight(group, measured[index] ?? "");
      awake.delete(group);
    });
    if (leaving.length > 0 && holder().clientWidth !== before) leaving.forEach(stayAwake);
  };
  const changeWidth = (nextPx: number) => {
    widthPx = nextPx;
    wide = new WeakSet();
    for (const group of groups()) {
      if (awake.has(group)) continue;
      const height = heights.get(group)?.get(widthPx);
      if (height === undefined) {
        uncertain.add(group);
      } else {
        uncertain.delete(group);
        keepRoom(group, height);
      }
    }
  };

  return {
    settle() {
      // An editor that is not shown at the moment has nothing to decide.
      if (scroller.clientHeight === 0) return false;
      if (viewport.clientWidth !== widthPx) changeWidth(viewport.clientWidth);
      for (const group of awake) if (!group.element.isConnected) awake.delete(group);
      let close = collectClose(groups(), firstBelow, scroller);
      let hasWoken = false;
      // What wakes takes other room than it kept, so others may have come close.
      while (close.some((group) => !awake.has(group))) {
        for (const group of close) if (!awake.has(group)) wake(group);
        close = collectClose(groups(), firstBelow, scroller);
        hasWoken = true;
      }
      const leaving = [...awake].filter((group) => !close.includes(group) && !wide.has(group));
      fallAsleep(leaving);
      return hasWoken || leaving.length > 0;
    },
    wake(group) {
      if (!group || awake.has(group)) return false;
      wake(group);
      return true;
    },
    noteChange(group) {
      if (!group) return;
      wide.delete(group);
      heights.delete(group);
      if (!begun.has(group)) keepRoom(group, `${group.rows.length * guessedRowHeightPx}px`);
      begun.add(group);
      if (!awake.has(group)) uncertain.add(group);
    },
    noteChangeOfAll() {
      wide = new WeakSet();
      heights = new WeakMap();
      for (const group of groups()) if (!awake.has(group)) uncertain.add(group);
    },
    isUncertain: () => uncertain.size > 0,
    measureNext() {
      const [group] = uncertain;
      if (!group) return;
      uncertain.delete(group);
      if (!group.element.isConnected) return;
      // Asking for rectangles lays out this one group, without drawing it.
      if (group.rows.some(({ element }) => element.scrollWidth > element.clientWidth)) stayAwake(group);
      else keepHeight(group, `${heightOf(group)}px`);
    },
  };
}

function collectClose(groups: readonly Group[], firstBelow: GroupSleepOptions["firstBelow"], scroller: HTMLElement): readonly Group[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  const marginPx = (bottom - top) * closeShare;
  const found: Group[] = [];
  let at = firstBelow(top - marginPx);
  for (let group = groups[at]; group && group.element.getBoundingClientRect().top < bottom + marginPx; group = groups[++at])
    found.push(group);
  return found;
}

function heightOf({ element, rows }: Group): number {
  const [first, last] = [rows[0], rows.at(-1)].map((row) => row?.element.getBoundingClientRect());
  const scale = element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  return first && last ? (last.bottom - first.top) / scale : 0;
}

function keepRoom({ element }: Group, height: string): void {
  // Not `contain-intrinsic-size`: browsers prefer the size that they remember, also that of another paper.
  element.style.height = height;
  element.toggleAttribute(sleepAttribute, true);
}

function stopKeepingRoom({ element }: Group): void {
  element.style.removeProperty("height");
  element.toggleAttribute(sleepAttribute, false);
}
