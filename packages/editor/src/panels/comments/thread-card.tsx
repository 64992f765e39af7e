import { Button, useTranslate } from "@mailwright/ui";
import { Check, RotateCcw } from "@mailwright/ui/icons";
import { useState } from "react";
import type { CommentRecord } from "../../ports/comment-port.js";
import { readAnchor } from "../../workspace/comments/anchor-words.js";
import type { CommentThread } from "../../workspace/comments/comment-threads.js";
import { CommentEntry } from "./comment-entry.js";
import { CommentForm } from "./comment-form.js";
import { commentsStrings } from "./comments-strings.js";
import { ThreadPlace, usePlaceName } from "./thread-place.js";
import { ThreadQuote, useAreGone } from "./thread-quote.js";
import type { CommentWork } from "./use-comment-work.js";

interface ThreadCardProps {
  readonly thread: CommentThread;
  /** Its block is selected, or it was asked for. */
  readonly isCurrent: boolean;
  readonly work: CommentWork;
  readonly mayDeleteAny: boolean;
  readonly onDelete: (comment: CommentRecord) => void;
}

/** A comment with its replies: what it is about, what was said, and what can be done with it. */
export function ThreadCard({ thread, isCurrent, work, mayDeleteAny, onDelete }: ThreadCardProps) {
  const say = useTranslate(commentsStrings);
  const { first, replies, blockId } = thread;
  const anchor = readAnchor(first);
  const { name: blockName, isThere } = usePlaceName(blockId);
  const areGone = useAreGone(blockId, anchor);
  const place = areGone && isThere ? say("goneWords") : blockName;
  const count = replies.length + 1;
  return (
    <li
      className="mw-thread"
      data-current={isCurrent || undefined}
      data-resolved={thread.isResolved || undefined}
      data-thread={thread.id}
      tabIndex={-1}
      aria-label={anchor ? say("threadOn", { quote: anchor.quote, place, count }) : say("thread", { place, count })}
    >
      <ThreadPlace blockId={blockId} />
      {anchor ? <ThreadQuote thread={thread} quote={anchor.quote} areGone={areGone} isThere={isThere} book={work.book} /> : null}
      {[first, ...replies].map((comment) => (
        <CommentEntry
          key={comment.id}
          comment={comment}
          work={work}
          mayDelete={work.mayWrite && (comment.isOwn || mayDeleteAny)}
          onDelete={onDelete}
        />
      ))}
      {thread.isResolved ? <ResolvedFoot thread={thread} work={work} /> : null}
      {!thread.isResolved && work.mayWrite ? <OpenFoot thread={thread} work={work} /> : null}
    </li>
  );
}

type FootProps = Pick<ThreadCardProps, "thread" | "work">;

function OpenFoot({ thread: { id, first }, work }: FootProps) {
  const say = useTranslate(commentsStrings);
  const [isReplying, setReplying] = useState(false);
  if (isReplying) {
    return (
      <CommentForm
        book={work.book}
        label={say("replyField", { name: first.authorName || say("formerPerson") })}
        isLabelHidden
        submit={say("reply")}
        isFocused
        onSubmit={async (text) => {
          const isDone = await work.reply(id, text);
          if (isDone) setReplying(false);
          return isDone;
        }}
        onCancel={() => setReplying(false)}
      />
    );
  }
  return (
    <div className="mw-thread-foot">
      <Button variant="quiet" onClick={() => setReplying(true)}>
        {say("reply")}
      </Button>
      <Button variant="quiet" icon={Check} onClick={() => void work.resolve(id, true)}>
        {say("resolve")}
      </Button>
    </div>
  );
}

function ResolvedFoot({ thread: { id, first }, work }: FootProps) {
  const say = useTranslate(commentsStrings);
  const name = first.resolvedBy;
  return (
    <div className="mw-thread-foot">
      <p className="mw-thread-resolved">{name ? say("resolvedBy", { name }) : say("resolvedBySomebody")}</p>
      {work.mayWrite ? (
        <Button variant="quiet" icon={{ directed: RotateCcw }} onClick={() => void work.resolve(id, false)}>
          {say("reopen")}
        </Button>
      ) : null}
    </div>
  );
}
