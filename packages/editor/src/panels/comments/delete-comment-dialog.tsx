import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import type { CommentRecord } from "../../ports/comment-port.js";
import { commentsStrings } from "./comments-strings.js";
import type { CommentWork } from "./use-comment-work.js";

interface DeleteCommentDialogProps {
  readonly comment: CommentRecord;
  /** There are replies to it. */
  readonly isAnswered: boolean;
  readonly work: CommentWork;
  readonly onClose: () => void;
}

const shownMax = 120;

/** Asks before a comment is deleted. Where that fails the question stays, so that the same press works the next time. */
export function DeleteCommentDialog({ comment, isAnswered, work, onClose }: DeleteCommentDialogProps) {
  const say = useTranslate(commentsStrings);
  const [isBusy, setBusy] = useState(false);
  const { text } = comment;
  const confirm = async () => {
    setBusy(true);
    const isDone = await work.remove(comment);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      title={say("deleteTitle")}
      confirmLabel={say("delete")}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say(isAnswered ? "deleteAnswered" : "deleteText", { text: text.length > shownMax ? `${text.slice(0, shownMax)}…` : text })}
    </ConfirmDialog>
  );
}
