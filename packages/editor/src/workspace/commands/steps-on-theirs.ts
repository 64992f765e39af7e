import { mergeDecided } from "@mailwright/collaboration";
import { type BlockId, type BlockRegistry, type EmailDocument, isSameDocument, withObjectsOf } from "@mailwright/document";
import { applyPatches, type HistoryEntry } from "@mailwright/editing";
import {
  addStep,
  beginTimeline,
  diffDocuments,
  freezeDeep,
  headOf,
  isIdle,
  normaliseDocument,
  type Timeline,
} from "@mailwright/editing/store";

/** Two documents that were changed at the same time, and what became of them. */
export interface Merge {
  /** The document as both began with it; `null` where that is not known. */
  readonly base: EmailDocument | null;
  readonly theirs: EmailDocument;
  readonly merged: EmailDocument;
  readonly registry: BlockRegistry;
  readonly newId: () => BlockId;
  readonly timeMs: number;
}

/** As many of one's own steps are kept, the youngest. */
const stepsMax = 100;
/** Where nothing is decided the first of both sides stands. */
const none = new Map<BlockId, never>();
/** A mark that no history has. */
const nothingSaved = -1;

/**
 * The steps of this history as if they had been done on what somebody else stored meanwhile, so that Undo takes back what this person did and never what the
 * other did. What was decided where both had changed the same is one more step, the last one. What is stored is theirs.
 */
export function putStepsOnTheirs(timeline: Timeline, merge: Merge): Timeline {
  const { base, theirs, merged, registry } = merge;
  const { entries, position } = timeline.history;
  const done = entries.slice(Math.max(0, position - stepsMax), position);
  const states = statesBefore(timeline.document, done);
  const atBase = base ? states.findLastIndex((state) => isSameDocument(state, base)) : -1;
  const known = atBase < 0 ? [] : done;
  // What both changed stands as it was done here since, and as theirs in what was stored before.
  const onTheirs = (mine: EmailDocument, index: number) => {
    if (!base || atBase < 0 || index === atBase) return theirs;
    return index > atBase ? mergeDecided(base, mine, theirs, registry, none) : mergeDecided(base, theirs, mine, registry, none);
  };
  let made = beginTimeline(onTheirs(states[0] ?? theirs, 0), timeline);
  let savedMark = atBase > 0 ? nothingSaved : headOf(made.history);
  known.forEach((entry, index) => {
    const state = states[index + 1];
    if (state) made = step(made, onTheirs(state, index + 1), entry, merge);
    if (index + 1 === atBase) savedMark = headOf(made.history);
  });
  const ids = known.at(-1)?.selectionAfter ?? [];
  const last = { label: { key: "merge" }, selectionBefore: ids, selectionAfter: ids, timeMs: merge.timeMs, mergeKey: undefined } as const;
  made = step(made, merged, last, merge);
  return { ...made, history: { ...made.history, savedMark } };
}

/** The document before each of the steps, the oldest first, and at last as it stands. */
function statesBefore(document: EmailDocument, entries: readonly HistoryEntry[]): readonly EmailDocument[] {
  const states = [document];
  let state = document;
  for (const { patches } of entries.toReversed()) {
    state = applyPatches(state, patches, "back");
    states.push(state);
  }
  return states.reverse();
}

/** One step more, of which nothing is left where both sides did the same. Rows that stay the same keep their objects. */
function step(
  timeline: Timeline,
  next: EmailDocument,
  entry: Omit<HistoryEntry, "mark" | "patches">,
  { registry, newId }: Merge,
): Timeline {
  const before = timeline.document;
  const document = freezeDeep(normaliseDocument(before, withObjectsOf(before, next), registry, newId));
  const patches = diffDocuments(before, document);
  if (patches.every(isIdle)) return timeline;
  return { document, history: addStep(timeline.history, { ...entry, mergeKey: undefined, patches }), beforeStep: undefined };
}
