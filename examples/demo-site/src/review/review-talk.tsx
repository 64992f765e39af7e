import type { ReviewComment } from "@mailwright/contract";
import { Badge, Button, EmptyState, ErrorState, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import type { ShownBlock } from "./review-blocks.js";
import { type Place, ReviewForm } from "./review-form.js";
import { ReviewNew } from "./review-new.js";
import { ReviewSaid } from "./review-said.js";
import { reviewStrings } from "./review-strings.js";
import type { QuotedWords } from "./review-words.js";
import { useGuestName } from "./use-guest-name.js";
import type { ReviewTalk } from "./use-review.js";
import type { ChosenPlace, ShownEmail } from "./use-shown-email.js";

interface ReviewTalkPanelProps {
  readonly talk: ReviewTalk;
  readonly email: ShownEmail;
  readonly chosen: ChosenPlace | undefined;
  readonly asked: number;
  /** A new comment is to be about it. */
  readonly onChoose: (place: ChosenPlace | undefined) => void;
  /** It is to be seen. */
  readonly onShow: (place: ChosenPlace) => void;
}

type Guest = ReturnType<typeof useGuestName>;

/** A new comment, and the threads. */
export function ReviewTalkPanel({ talk, email, chosen, asked, onChoose, onShow }: ReviewTalkPanelProps) {
  const say = useTranslate(reviewStrings);
  const guest = useGuestName();
  const placeName = usePlaceNames(email.blocks);
  return (
    <section className="review-talk" aria-label={say("comments")}>
      <ReviewNew talk={talk} guest={guest} email={email} chosen={chosen} asked={asked} placeName={placeName} onChoose={onChoose} />
      <Threads talk={talk} guest={guest} email={email} placeName={placeName} onShow={onShow} />
    </section>
  );
}

/** What each part of the email is called. */
function usePlaceNames(blocks: readonly ShownBlock[]) {
  const say = useTranslate(reviewStrings);
  return (blockId: string | null) => {
    if (blockId === null) return say("whole");
    const index = blocks.findIndex(({ id }) => id === blockId);
    const block = blocks[index];
    if (!block) return say("removed");
    if (block.words === "") return say("unnamed", { number: `${index + 1}` });
    return say(block.isPicture ? "picture" : "part", { words: block.words });
  };
}

interface ThreadsProps {
  readonly talk: ReviewTalk;
  readonly guest: Guest;
  readonly email: ShownEmail;
  readonly placeName: (blockId: string | null) => string;
  readonly onShow: (place: ChosenPlace) => void;
}

function Threads({ talk, ...rest }: ThreadsProps) {
  const say = useTranslate(reviewStrings);
  const { phase, comments } = talk;
  if (phase === "loading") return <p role="status">{say("loading")}</p>;
  if (phase === "failed") return <ErrorState title={say("commentsFailed")} onRetry={() => void talk.reload()} />;
  if (comments.length === 0) return <EmptyState title={say("empty")}>{say("emptyHint")}</EmptyState>;
  const firsts = comments.filter(({ id, threadId }) => id === threadId);
  return (
    <ul className="review-threads">
      {firsts.map((first) => (
        <Thread
          key={first.id}
          first={first}
          replies={comments.filter((each) => each.threadId === first.id && each !== first)}
          talk={talk}
          {...rest}
        />
      ))}
    </ul>
  );
}

interface ThreadProps extends ThreadsProps {
  readonly first: ReviewComment;
  readonly replies: readonly ReviewComment[];
}

function Thread({ first, replies, talk, guest, email, placeName, onShow }: ThreadProps) {
  const say = useTranslate(reviewStrings);
  const [isReplying, setReplying] = useState(false);
  const { id, blockId, anchor } = first;
  const place = placeName(blockId);
  const reply: Place = { threadId: id };
  const count = replies.length + 1;
  const name = anchor ? say("threadOn", { quote: anchor.quote, place, count }) : say("thread", { place, count });
  return (
    <li className="review-thread" aria-label={name}>
      <div className="review-place">
        {blockId === null ? (
          <span>{place}</span>
        ) : (
          <Button variant="quiet" aria-label={say("show", { place })} onClick={() => onShow({ blockId })}>
            {place}
          </Button>
        )}
        {first.isResolved ? <Badge tone="success">{say("resolved")}</Badge> : null}
      </div>
      {blockId !== null && anchor ? <Quote words={{ blockId, anchor }} email={email} onShow={onShow} /> : null}
      {[first, ...replies].map((comment) => (
        <ReviewSaid key={comment.id} comment={comment} isAnswered={comment === first && replies.length > 0} talk={talk} />
      ))}
      {isReplying ? (
        <ReviewForm
          talk={talk}
          guest={guest}
          place={reply}
          label={say("replyField", { name: first.name || say("former") })}
          submit={say("reply")}
          isFocused
          onDone={() => setReplying(false)}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <Button variant="quiet" onClick={() => setReplying(true)}>
          {say("reply")}
        </Button>
      )}
    </li>
  );
}

interface QuoteProps extends Pick<ThreadProps, "email" | "onShow"> {
  readonly words: QuotedWords;
}

/** The words that a thread is about. A press shows them in the email, as long as they are there. */
function Quote({ words, email, onShow }: QuoteProps) {
  const say = useTranslate(reviewStrings);
  const { quote } = words.anchor;
  if (!email.isThere(words)) {
    return (
      <div className="review-quote">
        <q dir="auto">{quote}</q>
        <p className="site-muted">{say("goneWords")}</p>
      </div>
    );
  }
  return (
    <button type="button" className="review-quote" aria-label={say("showWords", { quote })} onClick={() => onShow(words)}>
      <q dir="auto">{quote}</q>
    </button>
  );
}
