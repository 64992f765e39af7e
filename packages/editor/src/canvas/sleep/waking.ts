import type { BandSleep } from "./band-sleep.js";
import { collectClose, isFar } from "./close-groups.js";
import type { GroupRooms } from "./group-rooms.js";
import { stopKeepingRoom } from "./kept-room.js";
import { computedHeight } from "./known-heights.js";
import { releaseBoxes } from "./release-boxes.js";
import type { SleepingBand, SleepingGroup } from "./sleeping-group.js";

export interface WakingOptions {
  readonly bands: () => readonly SleepingBand[];
  readonly scroller: HTMLElement;
  /** What the rows stand in: a table's cell grows with what is in it. */
  readonly holder: () => Element;
  /** Kept here, read by others. */
  readonly awake: Set<SleepingGroup>;
  readonly rooms: GroupRooms;
  readonly bandSleep: BandSleep;
}

/** Wakes groups and lets them sleep. One that makes the whole page wider never sleeps, for the others stand in that width. */
export interface Waking {
  wake(group: SleepingGroup): void;
  /** It makes the page wider. */
  stayAwake(group: SleepingGroup): void;
  /** What makes the page wider is to be found anew: this group, or all. */
  forgetWide(group?: SleepingGroup): void;
  /** Answers what is close now, and whether any of it slept. */
  wakeClose(): { readonly near: readonly SleepingGroup[]; readonly hasWoken: boolean };
  /** Answers whether any fell asleep. */
  letFarSleep(): boolean;
}

export function createWaking({ bands, scroller, holder, awake, rooms, bandSleep }: WakingOptions): Waking {
  let wide = new WeakSet<SleepingGroup>();
  const wake = (group: SleepingGroup) => {
    bandSleep.wakeAround(group);
    rooms.stopKeeping(group);
    awake.add(group);
  };
  const stayAwake = (group: SleepingGroup) => {
    wide.add(group);
    wake(group);
  };
  const collectNear = () => collectClose(bands(), scroller, stopKeepingRoom);
  /** Notes what is awake, while all of it is laid out, and answers what may fall asleep. */
  const noteAwake = (): readonly SleepingGroup[] => {
    const desk = scroller.getBoundingClientRect();
    return [...awake].filter((group) => {
      // Forgotten with each change, so a keystroke reads one.
      rooms.measure(group);
      return !wide.has(group) && isFar(group.element.getBoundingClientRect(), desk);
    });
  };
  return {
    wake,
    stayAwake,
    forgetWide(group) {
      if (group) wide.delete(group);
      else wide = new WeakSet();
    },
    wakeClose() {
      let near = collectNear();
      let hasWoken = false;
      // What wakes takes other room than it kept, so others may have come close.
      while (near.some((group) => !awake.has(group))) {
        for (const group of near) if (!awake.has(group)) wake(group);
        near = collectNear();
        hasWoken = true;
      }
      return { near, hasWoken };
    },
    letFarSleep() {
      const leaving = noteAwake();
      const measured = leaving.map(({ element }) => computedHeight(element));
      const before = holder().clientWidth;
      leaving.forEach((group, index) => {
        rooms.keep(group, measured[index] ?? 0);
        awake.delete(group);
      });
      if (leaving.length > 0 && holder().clientWidth !== before) leaving.forEach(stayAwake);
      else for (const { element } of leaving) releaseBoxes(element);
      return leaving.length > 0;
    },
  };
}
