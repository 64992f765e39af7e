import { guessedRowHeightPx } from "../rows/row-list.js";
import { keepRoom, stopKeepingRoom } from "./kept-room.js";
import { computedHeight, createKnownHeights } from "./known-heights.js";
import type { SleepingGroup } from "./sleeping-group.js";

/** The height that each group has on the paper that is shown. It keeps that height while it sleeps. */
export interface GroupRooms {
  /** `undefined` if it was not measured on this paper, or holds other rows since. */
  heightOf(group: SleepingGroup): number | undefined;
  /** Measures a group that is laid out, unless its height is known. */
  measure(group: SleepingGroup): void;
  /** Lets a group sleep at this height. */
  keep(group: SleepingGroup, heightPx: number): void;
  stopKeeping(group: SleepingGroup): void;
  widthPx(): number;
  /** The paper has another width: sleeping groups get the heights that they have there, if known. */
  setWidth(widthPx: number): void;
  /** A group is new, or its rows may have another height than before. */
  noteChange(group: SleepingGroup): void;
  noteChangeOfAll(): void;
  /** Does a sleeping group have a height that was guessed, or measured when it held other rows? */
  isUncertain(): boolean;
  /** One such group. From then on it counts as measured. */
  takeUncertain(): SleepingGroup | undefined;
  /** Did a sleeping group get another height since this was asked last? */
  takeChange(): boolean;
}

export function createGroupRooms(groups: () => readonly SleepingGroup[], isAwake: (group: SleepingGroup) => boolean): GroupRooms {
  const heights = createKnownHeights();
  const compare = createComparison();
  const uncertain = new Set<SleepingGroup>();
  let hasChanged = false;

  return {
    heightOf: heights.of,
    widthPx: heights.widthPx,
    measure(group) {
      if (heights.of(group) === undefined) heights.note(group, computedHeight(group.element));
    },
    keep(group, heightPx) {
      heights.note(group, heightPx);
      keepRoom(group, heightPx);
      hasChanged = true;
    },
    stopKeeping(group) {
      stopKeepingRoom(group);
      uncertain.delete(group);
    },
    setWidth(nextPx) {
      heights.setWidth(nextPx);
      hasChanged = true;
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
    noteChange(group) {
      heights.forget(group);
      const holds = compare(group);
      // An edit of a row that is awake changes no height of a sleeping group.
      if (isAwake(group) && holds === "the same rows") return;
      hasChanged = true;
      if (holds === "first rows") keepRoom(group, group.parts.length * guessedRowHeightPx);
      if (!isAwake(group)) uncertain.add(group);
    },
    noteChangeOfAll() {
      heights.forgetAll();
      for (const group of groups()) if (!isAwake(group)) uncertain.add(group);
    },
    isUncertain: () => uncertain.size > 0,
    takeUncertain() {
      const [group] = uncertain;
      if (group) uncertain.delete(group);
      return group;
    },
    takeChange() {
      const had = hasChanged;
      hasChanged = false;
      return had;
    },
  };
}

/** Compares a group's rows with those that it held when this was asked last. */
function createComparison() {
  const known = new WeakMap<SleepingGroup, SleepingGroup["parts"]>();
  return (group: SleepingGroup): "first rows" | "other rows" | "the same rows" => {
    const before = known.get(group);
    known.set(group, group.parts);
    if (!before) return "first rows";
    return before === group.parts ? "the same rows" : "other rows";
  };
}
