import { useDeleteNote, useDeleteNotes } from "@mailwright/client/react";
import type { Note } from "@mailwright/contract";
import { useAnnounce, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useReportFailure } from "../../actions/use-report-failure.js";
import { notesStrings } from "./notes-strings.js";

interface DeleteNotesDialogProps {
  readonly templateId: string;
  readonly doomed: Note | "all";
  /** How many there are. */
  readonly count: number;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before one note or all of them are deleted. */
export function DeleteNotesDialog({ templateId, doomed, count, onDeleted, onClose }: DeleteNotesDialogProps) {
  const say = useTranslate(notesStrings);
  const announce = useAnnounce();
  const report = useReportFailure();
  const one = useDeleteNote(templateId);
  const all = useDeleteNotes(templateId);
  const isAll = doomed === "all";
  const confirm = async () => {
    try {
      await (isAll ? all.mutateAsync() : one.mutateAsync(doomed.id));
    } catch (error) {
      report(error);
      return;
    }
    announce(say(isAll ? "deletedAll" : "deleted"));
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={say(isAll ? "deleteAllTitle" : "deleteTitle")}
      confirmLabel={say("confirmDelete")}
      tone="danger"
      isBusy={one.isPending || all.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {isAll ? say("deleteAllText", { count }) : say("deleteText")}
    </ConfirmDialog>
  );
}
