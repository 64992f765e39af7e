import { leadOf } from "@mailwright/editing";
import { IconButton, useTranslate } from "@mailwright/ui";
import { X } from "@mailwright/ui/icons";
import { useState } from "react";
import { useViewState } from "../../base/context/editor-context.js";
import type { CommentBook } from "../../workspace/comments/comment-book.js";
import { CommentForm } from "./comment-form.js";
import { commentsStrings } from "./comments-strings.js";
import { usePlaceName } from "./thread-place.js";

interface NewCommentProps {
  readonly book: CommentBook;
  readonly onSubmit: (text: string, blockId: string | undefined) => Promise<boolean>;
}

/** A new comment: on the selected block, or on the email where none is selected or the person chose so. */
export function NewComment({ book, onSubmit }: NewCommentProps) {
  const say = useTranslate(commentsStrings);
  const lead = useViewState(({ selection }) => leadOf(selection));
  const [unpinned, setUnpinned] = useState<string>();
  const { name, isThere } = usePlaceName(lead);
  const blockId = isThere && lead !== unpinned ? lead : undefined;
  return (
    <div className="mw-comments-new" data-pinned={blockId !== undefined || undefined}>
      <CommentForm
        book={book}
        label={blockId === undefined ? say("newOnEmail") : say("newOn", { place: name })}
        submit={say("send")}
        onSubmit={(text) => onSubmit(text, blockId)}
      />
      {blockId === undefined ? null : <IconButton label={say("onEmail")} icon={X} onClick={() => setUnpinned(blockId)} />}
    </div>
  );
}
