import type { EmailDocument } from "@mailwright/document";
import { freezeDeep } from "../json/freeze-deep.js";
import { addStep, amendBase, amendStep, beginHistory, dropStep, type History, type HistoryEntry, mayMerge } from "./history.js";
import { applyPatches, diffDocuments, isIdle, type Patch } from "./patch.js";

/** A document with its history: what a document store holds, as one immutable value. */
export interface Timeline {
  readonly document: EmailDocument;
  readonly history: History;
  /** The document before the last step, while that step may still grow. */
  readonly beforeStep: EmailDocument | undefined;
}

interface Advanced {
  readonly timeline: Timeline;
  readonly patches: readonly Patch[];
}

type Step = Omit<HistoryEntry, "mark" | "patches">;

/** A timeline that begins with this document, which is frozen: walked once here, and later only where it is new. */
export function beginTimeline(document: EmailDocument, older?: Timeline): Timeline {
  return { document: freezeDeep(document), history: beginHistory(older?.history), beforeStep: undefined };
}

/** The timeline with the document changed and the patches of that change, or `undefined` where nothing changed. */
export function advance(timeline: Timeline, next: EmailDocument, step: Step): Advanced | undefined {
  const patches = diffDocuments(timeline.document, next);
  if (patches.every(isIdle)) return undefined;
  const document = freezeDeep(next);
  const start = mayMerge(timeline.history, step.mergeKey, step.timeMs) ? timeline.beforeStep : undefined;
  if (start) return { patches, timeline: growStep(timeline, start, document, step) };
  const history = addStep(timeline.history, { ...step, patches });
  return { patches, timeline: { document, history, beforeStep: timeline.document } };
}

// A gesture that ends where it began leaves no step behind.
function growStep({ history }: Timeline, start: EmailDocument, document: EmailDocument, step: Step): Timeline {
  const patches = diffDocuments(start, document);
  if (patches.every(isIdle)) return { document: start, history: dropStep(history), beforeStep: undefined };
  const selectionBefore = history.entries[history.position - 1]?.selectionBefore ?? step.selectionBefore;
  return { document, history: addStep(dropStep(history), { ...step, selectionBefore, patches }), beforeStep: start };
}

/**
 * The timeline with something that follows from earlier work, as if the last step had done it too: no step of its own, and what can be
 * redone stays. The document's mark is a new one, so what was stored before counts as unsaved.
 */
export function amend({ document, history, beforeStep }: Timeline, next: EmailDocument): Advanced | undefined {
  const patches = diffDocuments(document, next);
  if (patches.every(isIdle)) return undefined;
  const last = history.entries[history.position - 1];
  const start = last && (beforeStep ?? applyPatches(document, last.patches, "back"));
  const amended = start ? amendStep(history, diffDocuments(start, next)) : amendBase(history);
  return { patches, timeline: { document: freezeDeep(next), history: amended, beforeStep } };
}

/** The timeline one step back or on, with the step; `undefined` at its end. */
export function travel({ document, history }: Timeline, way: "undo" | "redo"): { timeline: Timeline; entry: HistoryEntry } | undefined {
  const isUndo = way === "undo";
  const entry = history.entries[isUndo ? history.position - 1 : history.position];
  if (!entry) return undefined;
  const there = freezeDeep(applyPatches(document, entry.patches, isUndo ? "back" : "forward"));
  const position = history.position + (isUndo ? -1 : 1);
  return { entry, timeline: { document: there, history: { ...history, position }, beforeStep: undefined } };
}
