import { useToasts } from "@mailwright/ui";
import type { NotesState, NotesWork, TemplateNote } from "@mailwright/views/dialogs";
import { useCallback, useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { usePortWords } from "../../base/words/port-words.js";
import type { PortRefusal } from "../../ports/port-refusal.js";

/** The notes of the open template and what changes them. What fails is told, and changes nothing. */
export function useNotesWork(): NotesWork {
  const { notes: port } = useEditorServices().ports;
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const [state, setState] = useState<NotesState>({ phase: "loading" });
  const [attempt, setAttempt] = useState(0);
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

  /** Answers whether it is done. */
  const take = <Done extends { readonly kind: string }>(
    answer: Done | PortRefusal | undefined,
    next: (notes: readonly TemplateNote[], done: Done) => readonly TemplateNote[],
  ): boolean => {
    if (!answer) return false;
    if (isRefusal(answer)) {
      tell(answer);
      return false;
    }
    setState((known) => (known.phase === "ready" ? { ...known, notes: next(known.notes, answer) } : known));
    return true;
  };
  return {
    state,
    retry: () => setAttempt((count) => count + 1),
    add: async (text) => take(await port?.add(text), (notes, { note }) => [...notes, note]),
    remove: async (id) => take(await port?.remove(id), (notes) => notes.filter((note) => note.id !== id)),
    removeAll: async () => take(await port?.removeAll(), () => []),
  };
}

function isRefusal(answer: { readonly kind: string }): answer is PortRefusal {
  return answer.kind === "refused";
}
