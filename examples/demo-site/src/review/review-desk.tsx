import type { Review } from "@mailwright/contract";
import { Segmented, useFormats, useTranslate } from "@mailwright/ui";
import { type PreviewDevice, PreviewFrame } from "@mailwright/views/preview";
import { useEffect, useRef, useState } from "react";
import { followPresses, outlineBlock, readBlocks, type ShownBlock } from "./review-blocks.js";
import { reviewStrings } from "./review-strings.js";
import { ReviewTalkPanel } from "./review-talk.js";
import { type ReviewLink, useReviewTalk } from "./use-review.js";

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
  const [device, setDevice] = useState<PreviewDevice>("desktop");
  const [chosen, setChosen] = useState<string>();
  const { frame, blocks, onLoad } = useShownEmail(chosen, setChosen);
  const talk = useReviewTalk(link, review.token, onRefused);
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
            frame={frame}
            src={link.client.resolveUrl(review.emailUrl)}
            title={say("frame")}
            device={device}
            sandbox="allow-same-origin"
            onLoad={onLoad}
          />
        </div>
        <ReviewTalkPanel talk={talk} blocks={blocks} chosen={chosen} onChoose={setChosen} />
      </main>
    </div>
  );
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

/** What the frame shows: its parts, and which of them is pressed or pointed out. */
function useShownEmail(chosen: string | undefined, onChoose: (blockId: string) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [blocks, setBlocks] = useState<readonly ShownBlock[]>([]);
  const onLoad = () => {
    const shown = frame.current?.contentDocument ?? undefined;
    setPage(shown);
    setBlocks(shown ? readBlocks(shown) : []);
  };
  useEffect(() => (page ? followPresses(page, onChoose) : undefined), [page, onChoose]);
  useEffect(() => (page && chosen !== undefined ? outlineBlock(page, chosen) : undefined), [page, chosen]);
  return { frame, blocks, onLoad };
}
