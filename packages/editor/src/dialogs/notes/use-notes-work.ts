import { useAskedPages } from "@mailwright/views/asked";
import type { NotesWork, TemplateNote } from "@mailwright/views/dialogs";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useToldRefusal } from "../../base/words/use-told-refusal.js";
import { isRefusal, type PortRefusal } from "../../ports/port-refusal.js";

/** The notes of the open template with functions that change them. A failure is told and changes nothing. */
export function useNotesWork(): NotesWork {
  const { notes: port } = useEditorServices().ports;
  const tell = useToldRefusal();
  const { phase, value, retry, change, more } = useAskedPages([port], {
    ask: (after, signal) => port?.list(signal, after),
    join: (before, added) => ({ ...added, notes: [...before.notes, ...added.notes] }),
    onRefused: tell,
  });

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
    change((listed) => ({ ...listed, notes: next(listed.notes, answer) }));
    return true;
  };
  return {
    state: phase === "ready" ? { phase, notes: value.notes, mayDeleteAny: value.mayDeleteAny, more } : { phase },
    retry,
    add: async (text) => take(await port?.add(text), (notes, { note }) => [...notes.filter(({ id }) => id !== note.id), note]),
    remove: async (id) => take(await port?.remove(id), (notes) => notes.filter((note) => note.id !== id)),
    removeAll: async () => take(await port?.removeAll(), () => []),
  };
}
