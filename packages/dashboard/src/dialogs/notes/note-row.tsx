import type { Note } from "@mailwright/contract";
import { classNames, IconButton, useFormats, useTranslate } from "@mailwright/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { notesStrings } from "./notes-strings.js";

interface NoteRowProps {
  readonly note: Note;
  /** Somebody else's, on a template that is shared. */
  readonly isShared: boolean;
  readonly onDelete: (() => void) | undefined;
}

/** One note: who, when, what. */
export function NoteRow({ note, isShared, onDelete }: NoteRowProps) {
  const say = useTranslate(notesStrings);
  const { moment, date } = useFormats();
  const [now] = useState(() => new Date());
  const author = note.userName.toLocaleLowerCase();
  const createdAt = new Date(note.createdAt);
  // The clocks of two machines differ: nothing has been written in the future.
  const shownNow = createdAt > now ? createdAt : now;
  return (
    <li className={classNames("mw-note", isShared && "mw-note-shared")}>
      <p className="mw-note-head">
        <strong>{author}</strong>
        <time dateTime={note.createdAt} title={date(createdAt)}>
          {moment(createdAt, shownNow)}
        </time>
      </p>
      <p className="mw-note-text">{note.text}</p>
      {onDelete && <IconButton className="mw-note-delete" label={say("delete", { author })} icon={Trash2} onClick={onDelete} />}
    </li>
  );
}
