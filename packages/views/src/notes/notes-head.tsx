import { Button, useTranslate } from "@mailwright/ui";
import { Trash2 } from "@mailwright/ui/icons";
import type { NotesState } from "./note.js";
import { notesStrings } from "./notes-strings.js";

interface NotesHeadProps {
  readonly state: NotesState;
  readonly name: string;
  readonly onDeleteAll: () => void;
}

/** How many notes there are and on what, with a way to delete them all. */
export function NotesHead({ state, name, onDeleteAll }: NotesHeadProps) {
  const say = useTranslate(notesStrings);
  if (state.phase !== "ready") return null;
  const count = state.notes.length;
  return (
    <div className="mw-notes-head">
      <p className="mw-notes-count">{say(state.more ? "countMore" : "count", { count, name })}</p>
      {state.mayDeleteAny && count > 0 ? (
        <Button variant="quiet" icon={Trash2} onClick={onDeleteAll}>
          {say("deleteAll")}
        </Button>
      ) : null}
    </div>
  );
}
