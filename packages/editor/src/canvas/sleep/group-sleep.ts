import { groupElementName } from "../mail/mail-sheet.js";
import { createGroupRooms, type GroupRooms } from "./group-rooms.js";
import { measureRows } from "./known-heights.js";
import { showFailedWords } from "./show-failed-words.js";
import type { SleepingGroup } from "./sleeping-group.js";
import { createWaking, type Waking, type WakingOptions } from "./waking.js";

/**
 * Keeps the browser from laying out what is far from view. All of it stays in the document: it is found, read aloud, focused and measured
 * as before.
 */
export interface GroupSleep {
  /** Wakes what is in view or close to it and lets the rest sleep. Answers whether any group woke or fell asleep. */
  settle(): boolean;
  /** Wakes one group until it is far from view again. Answers whether it slept. */
  wake(group: SleepingGroup | undefined): boolean;
  /** The paper gets this width: sleeping groups take the heights that they have there, in the same layout. */
  expectWidth(nextPx: number): void;
  /** A group is new, or its rows may have another height than before. */
  noticeChange(group: SleepingGroup | undefined): void;
  /** Pictures have arrived or failed, and may have another height than before. */
  noticePictures(moved: readonly Element[]): void;
  noticeChangeOfAll(): void;
  /** Does a sleeping group have a height that was guessed, or measured when it held other rows? */
  isUncertain(): boolean;
  /** Measures one such group. */
  measureNext(): void;
}

export interface GroupSleepOptions extends Pick<WakingOptions, "groups" | "scroller" | "holder"> {
  /** The element that is as wide as the paper, whatever the email holds. */
  readonly viewport: HTMLElement;
}

/**
 * Starts the sleep of an email's groups. A sleeping group has `content-visibility: auto` and a fixed height. A group that is awake has
 * neither, because both would clip what is seen. In browsers without that property everything is laid out. If a part of the email is drawn
 * already when this starts, that part begins awake.
 */
export function createGroupSleep(options: GroupSleepOptions): GroupSleep {
  const { groups, scroller, viewport } = options;
  const awake = new Set<SleepingGroup>();
  const rooms = createGroupRooms(groups, (group) => awake.has(group));
  const waking = createWaking({ ...options, awake, rooms });
  const setWidth = (nextPx: number) => {
    waking.forgetWide();
    rooms.setWidth(nextPx);
  };
  for (const group of groups()) {
    rooms.noticeChange(group);
    if (group.rows.some(({ element }) => element.hasChildNodes())) waking.wake(group);
  }

  const noticeChange = (group: SleepingGroup) => {
    waking.forgetWide(group);
    rooms.noticeChange(group);
  };

  return {
    settle() {
      // The editor is not visible at the moment, so nothing can be measured.
      if (scroller.clientHeight === 0) return false;
      if (viewport.clientWidth !== rooms.widthPx()) setWidth(viewport.clientWidth);
      for (const group of awake) if (!group.element.isConnected) awake.delete(group);
      const hasWoken = waking.wakeClose();
      const hasSlept = waking.letFarSleep();
      return hasWoken || hasSlept;
    },
    wake(group) {
      if (!group || awake.has(group)) return false;
      waking.wake(group);
      return true;
    },
    expectWidth(nextPx) {
      if (Math.round(nextPx) !== rooms.widthPx()) setWidth(Math.round(nextPx));
    },
    noticeChange(group) {
      if (group) noticeChange(group);
    },
    noticePictures(moved) {
      showFailedWords(moved);
      const around = new Set(moved.map((each) => each.closest(groupElementName)));
      for (const group of groups()) if (around.has(group.element)) noticeChange(group);
    },
    noticeChangeOfAll() {
      waking.forgetWide();
      rooms.noticeChangeOfAll();
    },
    isUncertain: rooms.isUncertain,
    measureNext() {
      const group = rooms.takeUncertain();
      if (group?.element.isConnected) measureSleeping(group, rooms, waking);
    },
  };
}

/** Measuring lays out this one group without painting it. */
function measureSleeping(group: SleepingGroup, rooms: GroupRooms, waking: Waking): void {
  if (group.rows.some(({ element }) => element.scrollWidth > element.clientWidth)) waking.stayAwake(group);
  else rooms.keep(group, measureRows(group));
}
