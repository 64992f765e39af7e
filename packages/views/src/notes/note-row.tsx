import { IconButton, useFormats, useTranslate } from "@mailwright/ui";
import { Trash2 } from "@mailwright/ui/icons";
import type { TemplateNote } from "./note.js";
import { notesStrings } from "./notes-strings.js";

interface NoteRowProps {
  readonly note: TemplateNote;
  /** Somebody else's, on a template that is shared. */
  readonly isShared: boolean;
  readonly nowMs: number;
  readonly onDelete: (() => void) | undefined;
}

/** One note: who, when, what. */
export function NoteRow({ note, isShared, nowMs, onDelete }: NoteRowProps) {
  const say = useTranslate(notesStrings);
  const { moment, date } = useFormats();
  const author = note.authorName.toLocaleLowerCase();
  const createdAt = new Date(note.createdAtMs);
  // The clocks of two machines differ: nothing has been written in the future.
  const shownNow = new Date(Math.max(nowMs, note.createdAtMs));
  return (
    <li className="mw-note" data-shared={isShared ? "" : undefined}>
      <div className="mw-note-body">
        <p className="mw-note-head">
          <strong>{author}</strong>{" "}
          <time dateTime={createdAt.toISOString()} title={date(createdAt)}>
            {moment(createdAt, shownNow)}
          </time>
        </p>
        <p className="mw-note-text">{note.text}</p>
      </div>
      {onDelete ? <IconButton label={say("delete", { author })} icon={Trash2} onClick={onDelete} /> : null}
    </li>
  );
}
