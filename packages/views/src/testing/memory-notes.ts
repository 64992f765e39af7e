import { useState } from "react";
import type { NotesState, NotesWork, TemplateNote } from "../notes/note.js";

/** A moment for stories and tests. */
export const nowMs = Date.UTC(2026, 3, 12, 16, 0);

/** A note of somebody else, written half an hour ago. */
export function aNote(id: string, change: Partial<TemplateNote> = {}): TemplateNote {
  return {
    id,
    text: "Legal wants the end date in the small print.",
    authorName: "Ben Castellanos",
    createdAtMs: nowMs - 1_800_000,
    isOwn: false,
    ...change,
  };
}

/** Notes that live in memory, from a first state. */
export function useMemoryNotes(first: NotesState, options: { readonly isFailing?: boolean } = {}): NotesWork {
  const [state, setState] = useState(first);
  const change = async (next: (notes: readonly TemplateNote[]) => readonly TemplateNote[]) => {
    if (options.isFailing) return false;
    setState((known) => (known.phase === "ready" ? { ...known, notes: next(known.notes) } : known));
    return true;
  };
  return {
    state,
    retry: () => setState({ phase: "ready", notes: [], mayDeleteAny: false }),
    add: (text) => change((notes) => [...notes, aNote(text, { text, isOwn: true, authorName: "Ann Lindqvist", createdAtMs: nowMs })]),
    remove: (id) => change((notes) => notes.filter((note) => note.id !== id)),
    removeAll: () => change(() => []),
  };
}
