import { leadOf } from "@mailwright/editing";
import { Button, IconButton, useTranslate } from "@mailwright/ui";
import { X } from "@mailwright/ui/icons";
import { useState } from "react";
import { useViewState } from "../../base/context/editor-context.js";
import type { CommentPlace } from "../../ports/comment-port.js";
import type { ChosenWords, CommentBook } from "../../workspace/comments/comment-book.js";
import { ChooseWords } from "./choose-words.js";
import { CommentForm } from "./comment-form.js";
import { commentsStrings } from "./comments-strings.js";
import { usePlaceName } from "./thread-place.js";
import { useReadTexts } from "./use-read-texts.js";

interface NewCommentProps {
  readonly book: CommentBook;
  /** The words that it will be about. */
  readonly chosen: ChosenWords | undefined;
  readonly onSubmit: (text: string, place: CommentPlace) => Promise<boolean>;
}

/** A new comment: on the words that were chosen, on the selected block, or on the email where none is selected or the person chose so. */
export function NewComment({ book, chosen, onSubmit }: NewCommentProps) {
  const say = useTranslate(commentsStrings);
  const lead = useViewState(({ selection }) => leadOf(selection));
  const [unpinned, setUnpinned] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const { name, isThere } = usePlaceName(chosen?.blockId ?? lead);
  const blockId = chosen?.blockId ?? (isThere && lead !== unpinned ? lead : undefined);
  const label = chosen ? say("newOnWords", { quote: chosen.anchor.quote }) : say("newOn", { place: name });
  const texts = useReadTexts(chosen ? undefined : blockId);
  const widen = () => (chosen ? book.choose(undefined) : setUnpinned(blockId));
  if (isChoosing && blockId !== undefined && texts.length > 0) {
    return <ChooseWords key={blockId} book={book} blockId={blockId} texts={texts} onClose={() => setChoosing(false)} />;
  }
  return (
    <div className="mw-comments-new" data-pinned={blockId !== undefined || undefined}>
      <CommentForm
        book={book}
        label={blockId === undefined ? say("newOnEmail") : label}
        submit={say("send")}
        isFocused={chosen !== undefined}
        onSubmit={(text) => onSubmit(text, { ...(blockId !== undefined && { blockId }), ...(chosen && { anchor: chosen.anchor }) })}
      />
      {texts.length === 0 ? null : (
        <Button variant="quiet" onClick={() => setChoosing(true)}>
          {say("chooseWords")}
        </Button>
      )}
      {blockId === undefined ? null : (
        <IconButton label={chosen ? say("onBlock", { place: name }) : say("onEmail")} icon={X} onClick={widen} />
      )}
    </div>
  );
}
