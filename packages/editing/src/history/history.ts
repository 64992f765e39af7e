import type { BlockId } from "@mailwright/document";
import type { ChangeLabel } from "./change-label.js";
import type { Patch } from "./patch.js";

/** A point of the history: equal marks, equal documents. */
export type HistoryMark = number;

/** One undo step. */
export interface HistoryEntry {
  readonly mark: HistoryMark;
  readonly label: ChangeLabel;
  /** Each holds both values, so the same patches lead forward and back. */
  readonly patches: readonly Patch[];
  readonly selectionBefore: readonly BlockId[];
  readonly selectionAfter: readonly BlockId[];
  /** When the step was last added to. */
  readonly timeMs: number;
  readonly mergeKey: string | undefined;
}

/** What can be undone and redone. */
export interface HistoryView {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoLabel: ChangeLabel | undefined;
  readonly redoLabel: ChangeLabel | undefined;
  /** Oldest first; the first `position` of them are done, the rest can be redone. */
  readonly entries: readonly HistoryEntry[];
  readonly position: number;
  readonly head: HistoryMark;
}

/** Steps beyond this many are forgotten, oldest first. */
export const historyMax = 500;
/** Changes with the same merge key this soon after each other are one step. */
const mergeWithinMs = 500;

export interface History {
  readonly entries: readonly HistoryEntry[];
  readonly position: number;
  /** The mark of the document before the first entry that is still known. */
  readonly baseMark: HistoryMark;
  readonly savedMark: HistoryMark;
  readonly lastMark: HistoryMark;
}

/** A history without steps whose document is the stored one. Marks go on from an older history, so that they never repeat. */
export function beginHistory(older?: History): History {
  const mark = (older?.lastMark ?? 0) + 1;
  return { entries: [], position: 0, baseMark: mark, savedMark: mark, lastMark: mark };
}

/** The mark of the document as it stands. */
export function headOf({ entries, position, baseMark }: History): HistoryMark {
  return entries[position - 1]?.mark ?? baseMark;
}

/** The history with a new step; what could be redone is gone. */
export function addStep(history: History, step: Omit<HistoryEntry, "mark">): History {
  const mark = history.lastMark + 1;
  const entries = [...history.entries.slice(0, history.position), { ...step, mark }];
  const surplus = entries.length - historyMax;
  const baseMark = surplus > 0 ? (entries[surplus - 1]?.mark ?? history.baseMark) : history.baseMark;
  const kept = surplus > 0 ? entries.slice(surplus) : entries;
  return { ...history, entries: kept, position: kept.length, baseMark, lastMark: mark };
}

/** The history without its last step, as if it had never been. */
export function dropStep(history: History): History {
  const entries = history.entries.slice(0, history.position - 1);
  return { ...history, entries, position: entries.length };
}

/** The history with other patches in its last step, under a new mark: what it leads to is another document now. */
export function amendStep(history: History, patches: readonly Patch[]): History {
  const mark = history.lastMark + 1;
  const at = history.position - 1;
  const entries = history.entries.map((entry, index) => (index === at ? { ...entry, patches, mark } : entry));
  return { ...history, entries, lastMark: mark };
}

/** The history with another document before its first step. */
export function amendBase(history: History): History {
  const mark = history.lastMark + 1;
  return { ...history, baseMark: mark, lastMark: mark };
}

/** May a change with this key become part of the last step? Not once that step was saved: it must stay reachable as it was. */
export function mayMerge(history: History, mergeKey: string | undefined, timeMs: number): boolean {
  const last = history.entries[history.position - 1];
  if (!last || mergeKey === undefined || last.mergeKey !== mergeKey) return false;
  return timeMs - last.timeMs <= mergeWithinMs && last.mark !== history.savedMark && history.position === history.entries.length;
}

/** The history as the interface sees it. */
export function viewHistory(history: History): HistoryView {
  const { entries, position } = history;
  return {
    canUndo: position > 0,
    canRedo: position < entries.length,
    undoLabel: entries[position - 1]?.label,
    redoLabel: entries[position]?.label,
    entries,
    position,
    head: headOf(history),
  };
}
