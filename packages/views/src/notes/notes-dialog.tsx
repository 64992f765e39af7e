import { useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useRef, useState } from "react";
import { DeleteNotesDialog } from "./delete-notes-dialog.js";
import type { NotesWork, TemplateNote } from "./note.js";
import { NoteForm } from "./note-form.js";
import { NoteList } from "./note-list.js";
import css from "./notes.css?inline";
import { NotesHead } from "./notes-head.js";
import { notesStrings } from "./notes-strings.js";
import { useFieldAfterDeleting } from "./use-field-after-deleting.js";

const styles = [css];

export interface NotesDialogProps {
  readonly work: NotesWork;
  /** The template's. */
  readonly name: string;
  /** Others see the template too: what they wrote is marked. */
  readonly isShared: boolean;
  readonly nowMs: number;
  readonly onClose: () => void;
}

/** The notes on a template, oldest first: read, add, delete. */
export function NotesDialog({ work, name, isShared, nowMs, onClose }: NotesDialogProps) {
  useStyles(styles);
  const say = useTranslate(notesStrings);
  const [doomed, setDoomed] = useState<TemplateNote | "all">();
  const field = useRef<HTMLInputElement>(null);
  const markDeleted = useFieldAfterDeleting(doomed !== undefined, field);
  const { state } = work;
  return (
    <>
      {/* The first control of a long list may be the one at its end that shows more: it would be scrolled to, and pressed by Enter. */}
      <Dialog title={say("title")} initialFocus={field} onClose={onClose}>
        <div className="mw-notes">
          <NotesHead state={state} name={name} onDeleteAll={() => setDoomed("all")} />
          <NoteList state={state} isShared={isShared} nowMs={nowMs} onDelete={setDoomed} onRetry={work.retry} />
          {state.phase === "ready" ? <NoteForm field={field} onAdd={work.add} /> : null}
        </div>
      </Dialog>
      {doomed ? <DeleteNotesDialog work={work} doomed={doomed} onDeleted={markDeleted} onClose={() => setDoomed(undefined)} /> : null}
    </>
  );
}
