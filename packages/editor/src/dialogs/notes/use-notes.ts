import { useAnnounce, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback, useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import type { NoteRecord } from "../../ports/note-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { notesStrings } from "./notes-strings.js";

export type NotesState =
  | { readonly phase: "loading" }
  | { readonly phase: "ready"; readonly notes: readonly NoteRecord[]; readonly mayDeleteAny: boolean }
  | { readonly phase: "failed" };

/** The notes of the open template. What changes in the list is said, for the focus is elsewhere; what fails is told, and changes nothing. */
export function useNotes() {
  const { notes: port } = useEditorServices().ports;
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const announce = useAnnounce();
  const say = useTranslate(notesStrings);
  const [state, setState] = useState<NotesState>({ phase: "loading" });
  const [attempt, setAttempt] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const tell = useCallback((refusal: PortRefusal) => void toasts.show({ kind: "error", message: wordsFor(refusal) }), [toasts, wordsFor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` counts retries.
  useEffect(() => {
    const controller = new AbortController();
    setState({ phase: "loading" });
    const load = async () => {
      const answer = await port?.list(controller.signal);
      if (!answer || controller.signal.aborted) return;
      if (answer.kind === "listed") return setState({ phase: "ready", notes: answer.notes, mayDeleteAny: answer.mayDeleteAny });
      tell(answer);
      setState({ phase: "failed" });
    };
    void load();
    return () => controller.abort();
  }, [port, attempt, tell]);

  const change = (words: "added" | "deleted" | "allDeleted", next: (notes: readonly NoteRecord[]) => readonly NoteRecord[]) => {
    setState((known) => (known.phase === "ready" ? { ...known, notes: next(known.notes) } : known));
    announce(say(words));
  };
  /** Answers whether it was added: else what was typed stays. */
  const add = async (text: string) => {
    setAdding(true);
    const answer = await port?.add(text);
    setAdding(false);
    if (answer?.kind === "added") change("added", (notes) => [...notes, answer.note]);
    if (answer?.kind === "refused") tell(answer);
    return answer?.kind === "added";
  };
  const remove = async (id: string) => {
    const answer = await port?.remove(id);
    if (answer?.kind === "removed") change("deleted", (notes) => notes.filter((note) => note.id !== id));
    if (answer?.kind === "refused") tell(answer);
  };
  const removeAll = async () => {
    const answer = await port?.removeAll();
    if (answer?.kind === "removed") change("allDeleted", () => []);
    if (answer?.kind === "refused") tell(answer);
  };
  return { state, isAdding, add, remove, removeAll, retry: () => setAttempt((count) => count + 1) };
}
