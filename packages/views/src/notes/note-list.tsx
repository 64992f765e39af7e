import { EmptyState, ErrorState, SkeletonText, useTranslate } from "@mailwright/ui";
import { NotebookPen } from "@mailwright/ui/icons";
import type { NotesState, TemplateNote } from "./note.js";
import { NoteRow } from "./note-row.js";
import { notesStrings } from "./notes-strings.js";

interface NoteListProps {
  readonly state: NotesState;
  readonly isShared: boolean;
  readonly nowMs: number;
  readonly onDelete: (note: TemplateNote) => void;
  readonly onRetry: () => void;
}

/** The notes, or why there are none. */
export function NoteList({ state, isShared, nowMs, onDelete, onRetry }: NoteListProps) {
  const say = useTranslate(notesStrings);
  if (state.phase === "failed") return <ErrorState title={say("failed")} onRetry={onRetry} />;
  if (state.phase === "loading") {
    return (
      <div role="status" aria-label={say("loading")}>
        <SkeletonText />
      </div>
    );
  }
  const { notes, mayDeleteAny } = state;
  if (notes.length === 0) {
    return (
      <EmptyState icon={NotebookPen} title={say("emptyTitle")}>
        {say("empty")}
      </EmptyState>
    );
  }
  return (
    <ul className="mw-notes-list" aria-label={say("list")}>
      {notes.map((note) => (
        <NoteRow
          key={note.id}
          note={note}
          isShared={isShared && !note.isOwn}
          nowMs={nowMs}
          onDelete={note.isOwn || mayDeleteAny ? () => onDelete(note) : undefined}
        />
      ))}
    </ul>
  );
}
