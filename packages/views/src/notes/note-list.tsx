import { EmptyState, SkeletonText, useTranslate } from "@mailwright/ui";
import { NotebookPen } from "@mailwright/ui/icons";
import { AskedView } from "../asked/asked-view.js";
import { ShowMore } from "../asked/show-more.js";
import type { NotesState, TemplateNote } from "./note.js";
import { NoteRow } from "./note-row.js";
import { notesStrings } from "./notes-strings.js";

type ReadyNotes = Extract<NotesState, { readonly phase: "ready" }>;

interface NoteListProps {
  readonly state: NotesState;
  readonly isShared: boolean;
  readonly nowMs: number;
  readonly onDelete: (note: TemplateNote) => void;
  readonly onRetry: () => void;
}

/** The notes, or why there are none. */
export function NoteList({ state, onRetry, ...list }: NoteListProps) {
  const say = useTranslate(notesStrings);
  const waiting = (
    <div role="status" aria-label={say("loading")}>
      <SkeletonText />
    </div>
  );
  const asked = { phase: state.phase, value: state.phase === "ready" ? state : undefined, retry: onRetry };
  return (
    <AskedView asked={asked} waiting={waiting} failed={say("failed")}>
      {({ notes, mayDeleteAny, more }) => <Notes notes={notes} mayDeleteAny={mayDeleteAny} more={more} {...list} />}
    </AskedView>
  );
}

type NotesProps = Pick<NoteListProps, "isShared" | "nowMs" | "onDelete"> & Omit<ReadyNotes, "phase">;

function Notes({ notes, mayDeleteAny, more, isShared, nowMs, onDelete }: NotesProps) {
  const say = useTranslate(notesStrings);
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
      {more ? (
        <li>
          <ShowMore more={more} />
        </li>
      ) : null}
    </ul>
  );
}
