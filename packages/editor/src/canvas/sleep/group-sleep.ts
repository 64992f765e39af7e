import { createBandSleep } from "./band-sleep.js";
import { createGroupRooms, type GroupRooms } from "./group-rooms.js";
import { isAsleep } from "./kept-room.js";
import { measureRows } from "./known-heights.js";
import { releaseBoxes, releaseSkipped } from "./release-boxes.js";
import type { SleepingGroup } from "./sleeping-group.js";
import { createWaking, type Waking, type WakingOptions } from "./waking.js";

/** Keeps what is far from view out of the layout. It stays in the document: it is found, read aloud, focused and measured as ever. */
export interface GroupSleep {
  /** Wakes what is in view or close to it and lets the rest sleep. Answers whether a group woke or fell asleep. */
  settle(): boolean;
  /** Wakes one group until it is found far from view again. Answers whether it slept. */
  wake(group: SleepingGroup | undefined): boolean;
  /** The paper is about to have this width: what sleeps takes the room that it has there, in the same layout. */
  expectWidth(nextPx: number): void;
  /** A group is new, or what is in it may take other room than before. */
  noteChange(group: SleepingGroup | undefined): void;
  noteChangeOfAll(): void;
  /** Does a sleeping group keep room that was guessed, or measured when it held something else? */
  isUncertain(): boolean;
  /** Measures one of these. */
  measureNext(): void;
}

export interface GroupSleepOptions extends Pick<WakingOptions, "bands" | "scroller" | "holder"> {
  readonly groups: () => readonly SleepingGroup[];
  /** As wide as the paper, whatever the email holds. */
  readonly viewport: HTMLElement;
}

/**
 * A sleeping group has `content-visibility: auto` and a fixed height. One that is awake has neither: they would clip what is seen. Where the
 * browser does not know the property, all are laid out. An email may be drawn in part when this begins: what is drawn is awake.
 */
export function createGroupSleep(options: GroupSleepOptions): GroupSleep {
  const { groups, bands, scroller, viewport } = options;
  const awake = new Set<SleepingGroup>();
  const rooms = createGroupRooms(groups, (group) => awake.has(group));
  const bandSleep = createBandSleep(bands, rooms);
  const waking = createWaking({ ...options, awake, rooms, bandSleep });
  const setWidth = (nextPx: number) => {
    waking.forgetWide();
    rooms.setWidth(nextPx);
  };
  for (const group of groups()) {
    rooms.noteChange(group);
    if (group.parts.some(({ element }) => element.hasChildNodes())) waking.wake(group);
  }
  releaseSkipped(viewport);

  return {
    settle() {
      // An editor that is not shown at the moment has nothing to decide.
      if (scroller.clientHeight === 0) return false;
      if (viewport.clientWidth !== rooms.widthPx()) setWidth(viewport.clientWidth);
      for (const group of awake) if (!group.element.isConnected) awake.delete(group);
      bandSleep.fit();
      const { near, hasWoken } = waking.wakeClose();
      const hasSlept = waking.letFarSleep();
      bandSleep.rest(near);
      return hasWoken || hasSlept;
    },
    wake(group) {
      if (!group || awake.has(group)) return false;
      waking.wake(group);
      return true;
    },
    expectWidth(nextPx) {
      if (Math.round(nextPx) === rooms.widthPx()) return;
      setWidth(Math.round(nextPx));
      bandSleep.fit();
    },
    noteChange(group) {
      if (!group) return;
      waking.forgetWide(group);
      rooms.noteChange(group);
    },
    noteChangeOfAll() {
      waking.forgetWide();
      rooms.noteChangeOfAll();
    },
    isUncertain: rooms.isUncertain,
    measureNext() {
      const group = rooms.takeUncertain();
      if (group?.element.isConnected) measureSleeping(group, rooms, waking);
    },
  };
}

/** Asking for rectangles lays out this one group, without drawing it. */
function measureSleeping(group: SleepingGroup, rooms: GroupRooms, waking: Waking): void {
  if (group.parts.some(({ element }) => element.scrollWidth > element.clientWidth)) waking.stayAwake(group);
  else rooms.keep(group, measureRows(group));
  if (isAsleep(group)) releaseBoxes(group.element);
}
