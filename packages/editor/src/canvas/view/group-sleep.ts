import { sleepAttribute } from "../mail/mail-sheet.js";
import { collectClose, isFar } from "./close-groups.js";
import type { RowBand, RowGroup } from "./row-groups.js";

interface Placed {
  readonly element: HTMLElement;
}

type Group = RowGroup<Placed>;

/** Keeps what is far from view out of the layout. It stays in the document: it is found, read aloud, focused and measured as ever. */
export interface GroupSleep {
  /** Wakes what is in view or close to it and lets the rest sleep. Answers whether a group woke or fell asleep. */
  settle(): boolean;
  /** Wakes one group until it is found far from view again. Answers whether it slept. */
  wake(group: Group | undefined): boolean;
  /** The paper is about to have this width: what sleeps takes the room that it has there, in the same layout. */
  expectWidth(nextPx: number): void;
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
  readonly bands: () => readonly RowBand<Placed>[];
  readonly scroller: HTMLElement;
  /** As wide as the paper, whatever the email holds. */
  readonly viewport: HTMLElement;
  /** What the rows stand in: a table's cell grows with what is in it. */
  readonly holder: () => Element;
}

/** Until a row is drawn and measured it takes about as much room as one with a picture and a few words. */
export const guessedRowHeightPx = 200;

/**
 * A sleeping group has `content-visibility: auto` and a fixed height. One that is awake has neither: they would clip what is seen.
 * A group that makes the whole page wider never sleeps, for the others stand in that width. A band sleeps while all of its groups do and none is
 * close: the browser looks at every sleeper in every frame. Where the browser does not know the property, all are laid out.
 */
export function createGroupSleep({ groups, bands, scroller, viewport, holder }: GroupSleepOptions): GroupSleep {
  /** What each group held when it last changed. */
  const noted = new WeakMap<Group, readonly Placed[]>();
  const awake = new Set<Group>();
  const uncertain = new Set<Group>();
  /** How high a group was on papers of some width: going to and fro between devices measures once. */
  let heights = new WeakMap<Group, Map<number, string>>();
  let wide = new WeakSet<Group>();
  let widthPx = 0;
  /** Is there a group that keeps other room than its band knows? */
  let areBandsStale = false;

  const wake = (group: Group) => {
    const band = bands().find(({ parts }) => parts.includes(group));
    if (band) stopKeepingRoom(band);
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
    areBandsStale = true;
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
    areBandsStale = true;
  };
  const fitBands = () => {
    if (!areBandsStale) return;
    areBandsStale = false;
    for (const band of bands()) if (isAsleep(band)) keepRoom(band, heightOfAll(band.parts));
  };
  /** Bands whose groups all sleep, and where nothing is close. Their room stays the same, so this moves nothing. */
  const restBands = (near: readonly Group[]) => {
    for (const band of bands()) {
      if (isAsleep(band)) continue;
      if (band.parts.every((group) => isAsleep(group) && !near.includes(group))) keepRoom(band, heightOfAll(band.parts));
    }
  };
  const collectNear = () => collectClose(bands(), scroller, stopKeepingRoom);

  return {
    settle() {
      // An editor that is not shown at the moment has nothing to decide.
      if (scroller.clientHeight === 0) return false;
      if (viewport.clientWidth !== widthPx) changeWidth(viewport.clientWidth);
      for (const group of awake) if (!group.element.isConnected) awake.delete(group);
      fitBands();
      let near = collectNear();
      let hasWoken = false;
      // What wakes takes other room than it kept, so others may have come close.
      while (near.some((group) => !awake.has(group))) {
        for (const group of near) if (!awake.has(group)) wake(group);
        near = collectNear();
        hasWoken = true;
      }
      const desk = scroller.getBoundingClientRect();
      const leaving = [...awake].filter((group) => !wide.has(group) && isFar(group, desk));
      fallAsleep(leaving);
      restBands(near);
      return hasWoken || leaving.length > 0;
    },
    wake(group) {
      if (!group || awake.has(group)) return false;
      wake(group);
      return true;
    },
    expectWidth(nextPx) {
      if (Math.round(nextPx) === widthPx) return;
      changeWidth(Math.round(nextPx));
      fitBands();
    },
    noteChange(group) {
      if (!group) return;
      wide.delete(group);
      heights.delete(group);
      const known = noted.get(group);
      noted.set(group, group.parts);
      // An edit of what is awake changes the room of no sleeping band, so that theirs need not be added up again.
      if (awake.has(group) && known === group.parts) return;
      areBandsStale = true;
      if (!known) keepRoom(group, `${group.parts.length * guessedRowHeightPx}px`);
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
      if (group.parts.some(({ element }) => element.scrollWidth > element.clientWidth)) stayAwake(group);
      else keepHeight(group, `${heightOf(group)}px`);
    },
  };
}

function heightOf({ element, parts }: Group): number {
  const [first, last] = [parts[0], parts.at(-1)].map((row) => row?.element.getBoundingClientRect());
  const scale = element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  return first && last ? (last.bottom - first.top) / scale : 0;
}

/** What sleeping groups below each other take together. */
function heightOfAll(groups: readonly Group[]): string {
  return `${groups.reduce((sum, { element }) => sum + Number.parseFloat(element.style.height), 0)}px`;
}

function isAsleep({ element }: Placed): boolean {
  return element.hasAttribute(sleepAttribute);
}

function keepRoom({ element }: Placed, height: string): void {
  // Not `contain-intrinsic-size`: browsers prefer the size that they remember, also that of another paper.
  if (element.style.height !== height) element.style.height = height;
  element.toggleAttribute(sleepAttribute, true);
}

function stopKeepingRoom({ element }: Placed): void {
  element.style.removeProperty("height");
  element.toggleAttribute(sleepAttribute, false);
}
