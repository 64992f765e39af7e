import { collectClose, isFar } from "./close-groups.js";
import type { GroupRooms } from "./group-rooms.js";
import { computedHeight } from "./known-heights.js";
import type { SleepingGroup } from "./sleeping-group.js";

export interface WakingOptions {
  readonly groups: () => readonly SleepingGroup[];
  readonly scroller: HTMLElement;
  /** The element around the rows, such as a table's cell, which grows with them. */
  readonly holder: () => Element;
  /** The groups that are awake. Changed here, read by others. */
  readonly awake: Set<SleepingGroup>;
  readonly rooms: GroupRooms;
}

/**
 * Wakes groups and lets them sleep. A group that makes the whole page wider never sleeps, because the other groups are as wide as the page.
 */
export interface Waking {
  wake(group: SleepingGroup): void;
  /** Keeps a group awake because it makes the page wider. */
  stayAwake(group: SleepingGroup): void;
  /** Finds out again which groups make the page wider: asks it of this group, or of all. */
  forgetWide(group?: SleepingGroup): void;
  /** Answers whether any of the groups that are close now slept. */
  wakeClose(): boolean;
  /** Answers whether any fell asleep. */
  letFarSleep(): boolean;
}

export function createWaking({ groups, scroller, holder, awake, rooms }: WakingOptions): Waking {
  let wide = new WeakSet<SleepingGroup>();
  const wake = (group: SleepingGroup) => {
    rooms.stopKeeping(group);
    awake.add(group);
  };
  const stayAwake = (group: SleepingGroup) => {
    wide.add(group);
    wake(group);
  };
  const collectNear = () => collectClose(groups(), scroller);
  /** Measures the groups that are awake, while all of them are laid out, and answers those that may fall asleep. */
  const measureAwake = (): readonly SleepingGroup[] => {
    const desk = scroller.getBoundingClientRect();
    return [...awake].filter((group) => {
      // A known height is not measured again, so a keystroke measures one group.
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
      // A group that wakes may have another height than it slept with, so other groups may be close now.
      while (near.some((group) => !awake.has(group))) {
        for (const group of near) if (!awake.has(group)) wake(group);
        near = collectNear();
        hasWoken = true;
      }
      return hasWoken;
    },
    letFarSleep() {
      const leaving = measureAwake();
      const measured = leaving.map(({ element }) => computedHeight(element));
      const before = holder().clientWidth;
      leaving.forEach((group, index) => {
        rooms.keep(group, measured[index] ?? 0);
        awake.delete(group);
      });
      if (leaving.length > 0 && holder().clientWidth !== before) leaving.forEach(stayAwake);
      return leaving.length > 0;
    },
  };
}
