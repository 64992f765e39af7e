import { useNotes } from "@mailwright/client/react";
import type { Note } from "@mailwright/contract";
import { Button, EmptyState, ErrorState, SkeletonText, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { NotebookPen, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { DeleteNotesDialog } from "./delete-notes-dialog.js";
import { NoteForm } from "./note-form.js";
import { mayDeleteAny, mayDeleteNote } from "./note-rights.js";
import { NoteRow } from "./note-row.js";
import notesCss from "./notes.css?inline";
import { notesStrings } from "./notes-strings.js";
import { useFieldAfterDeleting } from "./use-field-after-deleting.js";
import { useToldFailure } from "./use-told-failure.js";

const styles = [notesCss];

/** The notes on a template: read, add, delete. */
export function NotesDialog({ request: { template }, onClose }: DialogFaceProps<"notes">) {
  useStyles(styles);
  const say = useTranslate(notesStrings);
  const { session } = useDashboard();
  const { data: notes, isError, error, refetch } = useNotes(template.id);
  useToldFailure(error);
  const [doomed, setDoomed] = useState<Note | "all">();
  const field = useRef<HTMLInputElement>(null);
  const markDeleted = useFieldAfterDeleting(doomed !== undefined, field);
  const count = notes?.length ?? 0;
  const mayDeleteAll = session !== undefined && mayDeleteAny(template, session) && count > 0;
  return (
    <>
      <Dialog title={say("title")} onClose={onClose}>
        <div className="mw-notes">
          <div className="mw-notes-head">
            <p className="mw-notes-count">{say("count", { count, name: template.name })}</p>
            {mayDeleteAll && (
              <Button variant="quiet" icon={Trash2} onClick={() => setDoomed("all")}>
                {say("deleteAll")}
              </Button>
            )}
          </div>
          {notes === undefined && isError && <ErrorState title={say("failed")} onRetry={() => void refetch()} />}
          {notes === undefined && !isError && (
            <div role="status" aria-label={say("loading")}>
              <SkeletonText />
            </div>
          )}
          {notes !== undefined && count === 0 && (
            <EmptyState icon={NotebookPen} title={say("emptyTitle")}>
              {say("empty")}
            </EmptyState>
          )}
          {count > 0 && (
            <ul className="mw-notes-list" aria-label={say("list")}>
              {notes?.map((note) => (
                <NoteRow
                  key={note.id}
                  note={note}
                  isShared={template.isShared && note.userId !== session?.id}
                  onDelete={session && mayDeleteNote(note, template, session) ? () => setDoomed(note) : undefined}
                />
              ))}
            </ul>
          )}
          <NoteForm templateId={template.id} field={field} />
        </div>
      </Dialog>
      {doomed && (
        <DeleteNotesDialog
          templateId={template.id}
          doomed={doomed}
          count={count}
          onDeleted={markDeleted}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}
