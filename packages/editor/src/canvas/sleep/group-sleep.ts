import type { RowBand, RowGroup } from "../rows/row-groups.js";
import { guessedRowHeightPx } from "../rows/row-list.js";
import { collectClose, isFar, isWithin } from "./close-groups.js";
import { isAsleep, keepRoom, stopKeepingRoom } from "./kept-room.js";
import { computedHeight, createKnownHeights, measureRows } from "./known-heights.js";
import { createLateGroups } from "./late-groups.js";
import { releaseBoxes, releaseSkipped } from "./release-boxes.js";

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
  /**
   * The paper is about to have this width: what sleeps takes the room that it has there, in the same layout. What is awake and out of view does too,
   * where that is known, and is laid out once the frame is painted: what is in view is seen sooner.
   */
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

/**
 * A sleeping group has `content-visibility: auto` and a fixed height. One that is awake has neither: they would clip what is seen.
 * A group that makes the whole page wider never sleeps, for the others stand in that width. A band sleeps while all of its groups do and none is
 * close: the browser looks at every sleeper in every frame. Where the browser does not know the property, all are laid out.
 * It may begin with an email that is partly drawn: what is drawn is awake.
 */
export function createGroupSleep({ groups, bands, scroller, viewport, holder }: GroupSleepOptions): GroupSleep {
  /** What each group held when it last changed. */
  const noted = new WeakMap<Group, readonly Placed[]>();
  const awake = new Set<Group>();
  const uncertain = new Set<Group>();
  const heights = createKnownHeights();
  const late = createLateGroups(scroller.ownerDocument.defaultView ?? window);
  let wide = new WeakSet<Group>();
  let widthPx = 0;
  /** Is there a group that keeps other room than its band knows? */
  let areBandsStale = false;
  /** What was in view at last. */
  const seen = new WeakSet<Group>();

  const heightOf = (group: Group) => heights.of(group, widthPx);
  const heightOfAll = (asleep: readonly Group[]) =>
    asleep.reduce((sum, group) => sum + (heightOf(group) ?? Number.parseFloat(group.element.style.height)), 0);
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
  const keepHeight = (group: Group, height: number) => {
    heights.note(group, widthPx, height);
    keepRoom(group, height);
    areBandsStale = true;
  };
  /** Notes what is awake, while all of it is laid out, and answers what may fall asleep. */
  const noteAwake = (): readonly Group[] => {
    const desk = scroller.getBoundingClientRect();
    return [...awake].filter((group) => {
      const place = group.element.getBoundingClientRect();
      // Forgotten with each change, so a keystroke reads one.
      if (heightOf(group) === undefined) heights.note(group, widthPx, computedHeight(group.element));
      if (isWithin(place, desk)) seen.add(group);
      else seen.delete(group);
      return !wide.has(group) && isFar(place, desk);
    });
  };
  const fallAsleep = (leaving: readonly Group[]) => {
    const measured = leaving.map(({ element }) => computedHeight(element));
    const before = holder().clientWidth;
    leaving.forEach((group, index) => {
      keepHeight(group, measured[index] ?? 0);
      awake.delete(group);
    });
    if (leaving.length > 0 && holder().clientWidth !== before) leaving.forEach(stayAwake);
    else for (const { element } of leaving) releaseBoxes(element);
  };
  const changeWidth = (nextPx: number) => {
    widthPx = nextPx;
    wide = new WeakSet();
    for (const group of groups()) {
      if (awake.has(group)) continue;
      const height = heightOf(group);
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
      if (!band.parts.every((group) => isAsleep(group) && !near.includes(group))) continue;
      keepRoom(band, heightOfAll(band.parts));
      releaseBoxes(band.element);
    }
  };
  const noteChange = (group: Group | undefined) => {
    if (!group) return;
    wide.delete(group);
    heights.forget(group);
    const known = noted.get(group);
    noted.set(group, group.parts);
    // An edit of what is awake changes the room of no sleeping band, so that theirs need not be added up again.
    if (awake.has(group) && known === group.parts) return;
    areBandsStale = true;
    if (!known) keepRoom(group, group.parts.length * guessedRowHeightPx);
    if (!awake.has(group)) uncertain.add(group);
  };
  const collectNear = () => collectClose(bands(), scroller, stopKeepingRoom);
  for (const group of groups()) {
    noteChange(group);
    if (group.parts.some(({ element }) => element.hasChildNodes())) wake(group);
  }
  releaseSkipped(viewport);

  return {
    settle() {
      // An editor that is not shown at the moment has nothing to decide.
      if (scroller.clientHeight === 0) return false;
      if (viewport.clientWidth !== widthPx) changeWidth(viewport.clientWidth);
      for (const group of awake) if (!group.element.isConnected) awake.delete(group);
      fitBands();
      late.showIn(scroller.getBoundingClientRect());
      let near = collectNear();
      let hasWoken = false;
      // What wakes takes other room than it kept, so others may have come close.
      while (near.some((group) => !awake.has(group))) {
        for (const group of near) if (!awake.has(group)) wake(group);
        near = collectNear();
        hasWoken = true;
      }
      const leaving = noteAwake();
      fallAsleep(leaving);
      restBands(near);
      return hasWoken || leaving.length > 0;
    },
    wake(group) {
      if (!group) return false;
      late.show(group.element);
      if (awake.has(group)) return false;
      wake(group);
      return true;
    },
    expectWidth(nextPx) {
      if (Math.round(nextPx) === widthPx) return;
      const beyond = [...awake].filter((group) => !seen.has(group) && !wide.has(group) && mayWait(group));
      changeWidth(Math.round(nextPx));
      for (const group of beyond) {
        const height = heightOf(group);
        if (height !== undefined) late.hold(group.element, height);
      }
      fitBands();
    },
    noteChange,
    noteChangeOfAll() {
      wide = new WeakSet();
      heights.forgetAll();
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
      else keepHeight(group, measureRows(group));
      if (isAsleep(group)) releaseBoxes(group.element);
    },
  };
}

/** What has the focus would lose it. */
function mayWait({ element }: Placed): boolean {
  return element.isConnected && !element.contains((element.getRootNode() as ShadowRoot).activeElement);
}
