import type { Review, ReviewComment } from "@mailwright/contract";
import { Button, Segmented, useFormats, useTranslate } from "@mailwright/ui";
import { type PreviewDevice, PreviewFrame } from "@mailwright/views/preview";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { firstDevice } from "./first-device.js";
import { reviewStrings } from "./review-strings.js";
import { ReviewTalkPanel } from "./review-talk.js";
import type { QuotedWords } from "./review-words.js";
import { type ReviewLink, useReviewTalk } from "./use-review.js";
import { type ChosenPlace, type SelectedPlace, useShownEmail } from "./use-shown-email.js";

interface ReviewDeskProps {
  readonly link: ReviewLink;
  readonly review: Review;
  /** A call was refused. */
  readonly onRefused: (error: unknown) => void;
}

const devices: readonly PreviewDevice[] = ["desktop", "tablet", "mobile"];

/** The email at the width of a device, and beside it what is said about it. */
export function ReviewDesk({ link, review, onRefused }: ReviewDeskProps) {
  const say = useTranslate(reviewStrings);
  const [device, setDevice] = useState<PreviewDevice>(() => firstDevice(window.innerWidth));
  const [chosen, setChosen] = useState<ChosenPlace>();
  // Another number for each time that words were chosen: the field for the comment takes the focus then.
  const [asked, setAsked] = useState(0);
  const talk = useReviewTalk(link, review.token, onRefused);
  const quoted = useMemo(() => quotedIn(talk.comments), [talk.comments]);
  const email = useShownEmail(review.texts, chosen, quoted, setChosen);
  const choose = (place: ChosenPlace | undefined) => {
    setChosen(place);
    if (place?.anchor) setAsked((before) => before + 1);
  };
  return (
    <div className="review">
      <header className="review-head">
        <ReviewHead name={review.templateName} makerName={review.makerName} expiresAt={review.expiresAt} />
        <Segmented
          label={say("device")}
          isLabelHidden
          value={device}
          options={devices.map((value) => ({ value, label: say(value) }))}
          onChange={setDevice}
        />
      </header>
      <main className="review-main">
        <div className="review-email">
          <PreviewFrame
            frame={email.frame}
            src={link.client.resolveUrl(review.emailUrl)}
            title={say("frame")}
            device={device}
            sandbox="allow-same-origin"
            onLoad={email.onLoad}
          />
          {email.selected ? (
            <WordsButton
              selected={email.selected}
              onChoose={(place) => {
                email.frame.current?.contentDocument?.getSelection()?.removeAllRanges();
                choose(place);
              }}
            />
          ) : null}
        </div>
        <ReviewTalkPanel talk={talk} email={email} chosen={chosen} asked={asked} onChoose={choose} onShow={setChosen} />
      </main>
    </div>
  );
}

/** The words that open threads are about. */
function quotedIn(comments: readonly ReviewComment[]): readonly QuotedWords[] {
  return comments.flatMap(({ blockId, anchor, isResolved }) => (blockId !== null && anchor && !isResolved ? [{ blockId, anchor }] : []));
}

/** Who asks, and until when. */
function ReviewHead({ name, makerName, expiresAt }: { readonly name: string; readonly makerName: string; readonly expiresAt: string }) {
  const say = useTranslate(reviewStrings);
  const { date } = useFormats();
  return (
    <div className="review-words">
      <h1 className="review-title">{name}</h1>
      <p className="site-muted">{say("asks", { name: makerName, date: date(new Date(expiresAt), { dateStyle: "medium" }) })}</p>
    </div>
  );
}

/** Stands where the words end that are selected in the email, and has them commented on. */
function WordsButton({ selected, onChoose }: { readonly selected: SelectedPlace; readonly onChoose: (place: ChosenPlace) => void }) {
  const say = useTranslate(reviewStrings);
  const box = useRef<HTMLDivElement>(null);
  const { blockId, anchor, left, top } = selected;
  useLayoutEffect(() => {
    const { current } = box;
    const room = current?.parentElement?.getBoundingClientRect();
    if (!current || !room) return;
    const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
    current.style.left = `${within(left - room.left, room.width - current.offsetWidth)}px`;
    current.style.top = `${within(top - room.top + 4, room.height - current.offsetHeight)}px`;
  }, [left, top]);
  return (
    <div ref={box} className="review-words-button">
      <Button onClick={() => onChoose({ blockId, anchor })}>{say("onWords")}</Button>
    </div>
  );
}
