import type { ReviewComment } from "@mailwright/contract";
import { Avatar, Badge, Button, EmptyState, ErrorState, Select, useFormats, useTranslate } from "@mailwright/ui";
import { useState } from "react";
import type { ShownBlock } from "./review-blocks.js";
import { type Place, ReviewForm } from "./review-form.js";
import { reviewStrings } from "./review-strings.js";
import { useGuestName } from "./use-guest-name.js";
import type { ReviewTalk } from "./use-review.js";

interface ReviewTalkPanelProps {
  readonly talk: ReviewTalk;
  readonly blocks: readonly ShownBlock[];
  readonly chosen: string | undefined;
  readonly onChoose: (blockId: string | undefined) => void;
}

type Guest = ReturnType<typeof useGuestName>;

/** A new comment, and the threads. */
export function ReviewTalkPanel({ talk, blocks, chosen, onChoose }: ReviewTalkPanelProps) {
  const say = useTranslate(reviewStrings);
  const guest = useGuestName();
  const placeName = usePlaceNames(blocks);
  const options = [
    { value: "", label: say("whole") },
    ...blocks.map(({ id }) => ({ value: id, label: placeName(id) })),
    // A press may land on what holds the parts, such as the ground of a section.
    ...(chosen !== undefined && !blocks.some(({ id }) => id === chosen)
      ? [{ value: chosen, label: say("unnamed", { number: "" }).trim() }]
      : []),
  ];
  return (
    <section className="review-talk" aria-label={say("comments")}>
      <div className="review-new">
        <Select label={say("about")} value={chosen ?? ""} options={options} onChange={(id) => onChoose(id === "" ? undefined : id)} />
        <ReviewForm
          talk={talk}
          guest={guest}
          place={chosen === undefined ? {} : { blockId: chosen }}
          label={say("comment")}
          submit={say("send")}
        />
      </div>
      <Threads talk={talk} guest={guest} placeName={placeName} onShow={onChoose} />
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
  readonly placeName: (blockId: string | null) => string;
  readonly onShow: (blockId: string) => void;
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

function Thread({ first, replies, talk, guest, placeName, onShow }: ThreadProps) {
  const say = useTranslate(reviewStrings);
  const [isReplying, setReplying] = useState(false);
  const place = placeName(first.blockId);
  const reply: Place = { threadId: first.id };
  return (
    <li className="review-thread" aria-label={say("thread", { place, count: replies.length + 1 })}>
      <div className="review-place">
        {first.blockId === null ? (
          <span>{place}</span>
        ) : (
          <Button variant="quiet" aria-label={say("show", { place })} onClick={() => first.blockId !== null && onShow(first.blockId)}>
            {place}
          </Button>
        )}
        {first.isResolved ? <Badge tone="success">{say("resolved")}</Badge> : null}
      </div>
      {[first, ...replies].map((comment) => (
        <Said key={comment.id} comment={comment} />
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

function Said({ comment: { name, isGuest, createdAt, text, isDeleted } }: { readonly comment: ReviewComment }) {
  const say = useTranslate(reviewStrings);
  const { moment, date } = useFormats();
  if (isDeleted) return <p className="site-muted">{say("deleted")}</p>;
  const at = new Date(createdAt);
  const shown = name || say("former");
  return (
    <div className="review-said">
      <Avatar name={shown} sizePx={24} />
      <div>
        <p>
          <strong>{shown}</strong> {isGuest ? <Badge>{say("guest")}</Badge> : null}{" "}
          <time className="site-muted" dateTime={createdAt} title={date(at)}>
            {moment(at, new Date(Math.max(Date.now(), at.getTime())))}
          </time>
        </p>
        <p className="review-text">{text}</p>
      </div>
    </div>
  );
}
