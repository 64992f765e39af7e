import type { ChangeLabel, HistoryEntry, HistoryMark, HistoryView } from "@mailwright/editing";
import {
  addStep,
  amendBase,
  amendStep,
  beginHistory,
  dropStep,
  type History,
  headOf,
  mayMerge,
  viewHistory,
} from "@mailwright/editing/store";
import { joinChanges, type KeyChange, reverseChanges } from "./key-change.js";

type Changes = readonly KeyChange[];

/** The steps of this person, each with the keys that it changed. */
export interface OwnSteps {
  /** The same object until the history changes, or others change what it can take back. */
  view(): HistoryView;
  isDirty(): boolean;
  markSaved(mark?: HistoryMark): void;
  add(step: Omit<HistoryEntry, "mark">, changes: Changes): void;
  /** Adds to the last step, and answers its label. */
  amend(changes: Changes): ChangeLabel | undefined;
  /** Goes one step back or on, and answers what to turn. */
  move(way: "undo" | "redo"): { readonly entry: HistoryEntry; readonly changes: Changes } | undefined;
  /** Others changed the document. */
  look(): void;
  /** Begins anew. */
  forget(): void;
}

interface Held {
  readonly history: History;
  /** May the last step still grow? Not once it was undone, or done again. */
  readonly mayGrow: boolean;
}

/** A mark that no history has. */
const nothingSaved: HistoryMark = -1;

// The patches of a step are its own, and stay its own until it is amended.
type ChangesOf = WeakMap<HistoryEntry["patches"], Changes>;

/** Begins a history. `wouldTurn`: would this change still be seen? */
export function createOwnSteps(wouldTurn: (change: KeyChange) => boolean): OwnSteps {
  const changesOf: ChangesOf = new WeakMap();
  let held: Held = { history: beginHistory(), mayGrow: false };
  let view: HistoryView | undefined;
  const enter = (history: History, mayGrow = held.mayGrow) => {
    held = { history, mayGrow };
    view = undefined;
  };
  const drop = () => enter(withoutEmpty(held.history, changesOf, wouldTurn));

  return {
    view() {
      if (view) return view;
      drop();
      view = viewHistory(held.history);
      return view;
    },
    isDirty: () => headOf(held.history) !== held.history.savedMark,
    markSaved: (mark = headOf(held.history)) => enter({ ...held.history, savedMark: mark }),
    add(step, changes) {
      held = grow(held, step, changes, changesOf);
      view = undefined;
    },
    amend(changes) {
      const { history } = held;
      const last = history.entries[history.position - 1];
      if (!last) enter(amendBase(history));
      else {
        const patches = [...last.patches];
        changesOf.set(patches, joinChanges(changesOf.get(last.patches) ?? [], changes));
        enter(amendStep(history, patches));
      }
      return last?.label;
    },
    move(way) {
      drop();
      const { history } = held;
      const entry = history.entries[way === "undo" ? history.position - 1 : history.position];
      if (!entry) return undefined;
      enter({ ...history, position: history.position + (way === "undo" ? -1 : 1) }, false);
      const changes = changesOf.get(entry.patches) ?? [];
      return { entry, changes: way === "undo" ? reverseChanges(changes) : changes };
    },
    look() {
      view = undefined;
    },
    forget: () => enter(beginHistory(held.history), false),
  };
}

function grow({ history, mayGrow }: Held, step: Omit<HistoryEntry, "mark">, changes: Changes, changesOf: ChangesOf): Held {
  // What is stored meanwhile ends no step here: the server stores every few moments, whatever anybody is about, and what others do comes between.
  const isNext = mayMerge({ ...history, savedMark: nothingSaved }, step.mergeKey, step.timeMs);
  const last = mayGrow && isNext ? history.entries[history.position - 1] : undefined;
  const joined = last ? joinChanges(changesOf.get(last.patches) ?? [], changes) : changes;
  const shortened = last ? dropStep(history) : history;
  // A gesture that ends where it began leaves no step behind.
  if (joined.length === 0) return { history: shortened, mayGrow: false };
  changesOf.set(step.patches, joined);
  return { history: addStep(shortened, last ? { ...step, selectionBefore: last.selectionBefore } : step), mayGrow: true };
}

// Undo never promises what would not be seen: a step of which others left nothing is none any more.
function withoutEmpty(history: History, changesOf: ChangesOf, wouldTurn: (change: KeyChange) => boolean): History {
  const { entries, position } = history;
  const changesOfEntry = (at: number) => changesOf.get(entries[at]?.patches ?? []) ?? [];
  let from = position;
  while (from > 0 && !reverseChanges(changesOfEntry(from - 1)).some(wouldTurn)) from--;
  let to = position;
  while (to < entries.length && !changesOfEntry(to).some(wouldTurn)) to++;
  if (from === position && to === position) return history;
  return { ...history, entries: [...entries.slice(0, from), ...entries.slice(to)], position: from };
}
