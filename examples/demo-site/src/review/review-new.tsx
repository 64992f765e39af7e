import { Button, IconButton, Select, useTranslate } from "@mailwright/ui";
import { X } from "@mailwright/ui/icons";
import { WordChooser } from "@mailwright/views/word-chooser";
import { anchorOf } from "@mailwright/views/words";
import { useState } from "react";
import { ReviewForm } from "./review-form.js";
import { reviewStrings } from "./review-strings.js";
import type { useGuestName } from "./use-guest-name.js";
import type { ReviewTalk } from "./use-review.js";
import type { ChosenPlace, ShownEmail } from "./use-shown-email.js";

interface ReviewNewProps {
  readonly talk: ReviewTalk;
  readonly guest: ReturnType<typeof useGuestName>;
  readonly email: ShownEmail;
  readonly chosen: ChosenPlace | undefined;
  readonly asked: number;
  readonly placeName: (blockId: string | null) => string;
  readonly onChoose: (place: ChosenPlace | undefined) => void;
}

/** A new comment: on the email, on a part of it, or on words of one. */
export function ReviewNew({ talk, guest, email, chosen, asked, placeName, onChoose }: ReviewNewProps) {
  const say = useTranslate(reviewStrings);
  const [choosing, setChoosing] = useState<string>();
  const { blocks, textsOf } = email;
  const { blockId, anchor } = chosen ?? {};
  const options = [
    { value: "", label: say("whole") },
    ...blocks.map(({ id }) => ({ value: id, label: placeName(id) })),
    // A press may land on what holds the parts, such as the ground of a section.
    ...(blockId !== undefined && !blocks.some(({ id }) => id === blockId)
      ? [{ value: blockId, label: say("unnamed", { number: "" }).trim() }]
      : []),
  ];
  const texts = blockId === undefined ? [] : textsOf(blockId);
  const isChoosing = blockId !== undefined && choosing === blockId;
  return (
    <div className="review-new">
      <Select
        label={say("about")}
        value={blockId ?? ""}
        options={options}
        onChange={(id) => onChoose(id === "" ? undefined : { blockId: id })}
      />
      {blockId !== undefined && anchor ? (
        <div className="review-chosen">
          <q dir="auto">{anchor.quote}</q>
          <IconButton label={say("notWords", { place: placeName(blockId) })} icon={X} onClick={() => onChoose({ blockId })} />
        </div>
      ) : null}
      {isChoosing ? (
        <WordChooser
          place={placeName(blockId)}
          texts={texts.map(({ text }) => text)}
          onChoose={({ index, ...words }) => {
            const { place } = texts[index] ?? {};
            const found = place && anchorOf(words, place);
            setChoosing(undefined);
            if (found) onChoose({ blockId, anchor: found });
          }}
          onCancel={() => setChoosing(undefined)}
        />
      ) : texts.length > 0 && !anchor ? (
        <Button variant="quiet" className="review-choose" onClick={() => setChoosing(blockId)}>
          {say("chooseWords")}
        </Button>
      ) : null}
      <ReviewForm
        talk={talk}
        guest={guest}
        place={{ ...(blockId !== undefined && { blockId }), ...(anchor && { anchor }) }}
        label={anchor ? say("commentOn", { quote: anchor.quote }) : say("comment")}
        submit={say("send")}
        asked={asked}
        onDone={() => {
          if (blockId !== undefined && anchor) onChoose({ blockId });
        }}
      />
    </div>
  );
}
