import { Button, useStyles, useTranslate } from "@mailwright/ui";
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useId } from "react";
import css from "./tour-card.css?inline";
import { tourStrings } from "./tour-strings.js";

const styles = [css];

/** One step of a tour, in words. */
export interface TourStep {
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly title: string;
  readonly text: string;
  /** The way on; "Next" when left out. */
  readonly nextLabel?: string | undefined;
}

export interface TourCardProps {
  /** From `usePlacedCard`. */
  readonly card: RefObject<HTMLElement | null>;
  readonly step: TourStep;
  /** What the whole is called; the card is called after its step when left out. */
  readonly label?: string | undefined;
  readonly isModal: boolean;
  /** The button that leads on. */
  readonly next?: Ref<HTMLButtonElement> | undefined;
  /** Other buttons, before it. */
  readonly children?: ReactNode;
  readonly onGo: (to: "next" | "back" | "end") => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One step of a tour: how far it is, what it says, and the ways on, back and out. */
export function TourCard({ card, step, label, isModal, next, children, onGo, onKeyDown }: TourCardProps) {
  useStyles(styles);
  const say = useTranslate(tourStrings);
  const id = useId();
  const { number, count, title, text, nextLabel = say("next") } = step;
  return (
    <section
      ref={card}
      role="dialog"
      aria-modal={isModal}
      aria-label={label}
      aria-labelledby={label === undefined ? `${id}-title` : undefined}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="mw-tour-card"
      onKeyDown={onKeyDown}
    >
      <p className="mw-tour-progress">{say("progress", { step: number, count })}</p>
      <h2 id={`${id}-title`} className="mw-tour-title">
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="mw-tour-actions">
        {number < count ? (
          <Button variant="quiet" className="mw-tour-skip" onClick={() => onGo("end")}>
            {say("skip")}
          </Button>
        ) : null}
        {number > 1 ? <Button onClick={() => onGo("back")}>{say("back")}</Button> : null}
        {children}
        <Button ref={next} variant="primary" onClick={() => onGo("next")}>
          {nextLabel}
        </Button>
      </div>
    </section>
  );
}
