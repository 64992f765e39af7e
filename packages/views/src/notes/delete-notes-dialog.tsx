import { useAnnounce, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import type { NotesWork, TemplateNote } from "./note.js";
import { notesStrings } from "./notes-strings.js";

interface DeleteNotesDialogProps {
  readonly work: NotesWork;
  readonly doomed: TemplateNote | "all";
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before one note or all of them are deleted. Where that fails the question stays, so that the same press works the next time. */
export function DeleteNotesDialog({ work, doomed, onDeleted, onClose }: DeleteNotesDialogProps) {
  const say = useTranslate(notesStrings);
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);
  const isAll = doomed === "all";
  const confirm = async () => {
    setBusy(true);
    const isDeleted = await (isAll ? work.removeAll() : work.remove(doomed.id));
    setBusy(false);
    if (!isDeleted) return;
    announce(say(isAll ? "allDeleted" : "deleted"));
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={say(isAll ? "deleteAllTitle" : "deleteTitle")}
      confirmLabel={say("confirm")}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {isAll ? say("deleteAllText") : say("deleteText", { text: shorten(doomed.text) })}
    </ConfirmDialog>
  );
}

const shownMax = 120;

function shorten(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
