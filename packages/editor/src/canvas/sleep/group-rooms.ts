import { guessedRowHeightPx } from "../rows/row-list.js";
import { keepRoom, stopKeepingRoom } from "./kept-room.js";
import { computedHeight, createKnownHeights } from "./known-heights.js";
import type { SleepingGroup } from "./sleeping-group.js";

/** The height that each group has on the paper that is shown. It keeps that height while it sleeps. */
export interface GroupRooms {
  /** Measures a group that is laid out, unless its height is known. */
  measure(group: SleepingGroup): void;
  /** Lets a group sleep at this height. */
  keep(group: SleepingGroup, heightPx: number): void;
  stopKeeping(group: SleepingGroup): void;
  widthPx(): number;
  /** The paper has another width: sleeping groups get the heights that they have there, if known. */
  setWidth(widthPx: number): void;
  /** A group is new, or its rows may have another height than before. */
  noticeChange(group: SleepingGroup): void;
  noticeChangeOfAll(): void;
  /** Does a sleeping group have a height that was guessed, or measured when it held other rows? */
  isUncertain(): boolean;
  /** One such group. From then on it counts as measured. */
  takeUncertain(): SleepingGroup | undefined;
}

export function createGroupRooms(groups: () => readonly SleepingGroup[], isAwake: (group: SleepingGroup) => boolean): GroupRooms {
  const heights = createKnownHeights();
  const compare = createComparison();
  const uncertain = new Set<SleepingGroup>();

  return {
    widthPx: heights.widthPx,
    measure(group) {
      if (heights.of(group) === undefined) heights.keep(group, computedHeight(group.element));
    },
    keep(group, heightPx) {
      heights.keep(group, heightPx);
      keepRoom(group, heightPx);
    },
    stopKeeping(group) {
      stopKeepingRoom(group);
      uncertain.delete(group);
    },
    setWidth(nextPx) {
      heights.setWidth(nextPx);
      for (const group of groups()) {
        if (isAwake(group)) continue;
        const height = heights.of(group);
        if (height === undefined) uncertain.add(group);
        else {
          uncertain.delete(group);
          keepRoom(group, height);
        }
      }
    },
    noticeChange(group) {
      heights.forget(group);
      const holds = compare(group);
      // An edit of a row that is awake changes no height of a sleeping group.
      if (isAwake(group) && holds === "the same rows") return;
      if (holds === "first rows") keepRoom(group, group.rows.length * guessedRowHeightPx);
      if (!isAwake(group)) uncertain.add(group);
    },
    noticeChangeOfAll() {
      heights.forgetAll();
      for (const group of groups()) if (!isAwake(group)) uncertain.add(group);
    },
    isUncertain: () => uncertain.size > 0,
    takeUncertain() {
      const [group] = uncertain;
      if (group) uncertain.delete(group);
      return group;
    },
  };
}

/** Compares a group's rows with those that it held when this was asked last. */
function createComparison() {
  const known = new WeakMap<SleepingGroup, SleepingGroup["rows"]>();
  return (group: SleepingGroup): "first rows" | "other rows" | "the same rows" => {
    const before = known.get(group);
    known.set(group, group.rows);
    if (!before) return "first rows";
    return before === group.rows ? "the same rows" : "other rows";
  };
}
