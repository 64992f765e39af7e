import { IconButton } from "@mailwright/ui";
import { ArrowLeft } from "@mailwright/ui/icons";
import { useEffect, useRef } from "react";
import { DestinationMark } from "./destination-mark.js";
import { type OfferWords, useDestinationWords } from "./offer-words.js";

export interface DestinationHeadProps {
  readonly words: OfferWords;
  readonly isDisabled: boolean;
  readonly onBack: () => void;
}

/** Which destination this is, and the way back to all of them. It gets the focus, as what was pressed is no longer there. */
export function DestinationHead({ words: { name, hint, mark }, isDisabled, onBack }: DestinationHeadProps) {
  const say = useDestinationWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mw-destination-head">
      <IconButton label={say("back")} icon={ArrowLeft} disabled={isDisabled} onClick={onBack} />
      <DestinationMark mark={mark} />
      <div className="mw-destination-text">
        <h3 ref={title} tabIndex={-1} className="mw-destination-title">
          {name}
        </h3>
        <p className="mw-destination-hint">{hint}</p>
      </div>
    </div>
  );
}
