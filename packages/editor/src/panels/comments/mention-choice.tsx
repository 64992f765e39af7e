import { Button, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { forwardRef, type KeyboardEvent } from "react";
import type { CommentPerson } from "../../ports/comment-port.js";
import { commentsStrings } from "./comments-strings.js";

interface MentionChoiceProps {
  readonly people: readonly CommentPerson[];
  readonly onChoose: (person: CommentPerson) => void;
  /** Back to the field. */
  readonly onLeave: () => void;
}

const shownMax = 5;

/** Who may be meant by what stands after the at sign. In the field Enter takes the first; arrows walk, and Escape goes back to the field. */
export const MentionChoice = forwardRef<HTMLDivElement, MentionChoiceProps>(function MentionChoice({ people, onChoose, onLeave }, ref) {
  const say = useTranslate(commentsStrings);
  const shown = people.slice(0, shownMax);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key !== "Escape" && step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
    const next = step === undefined ? undefined : buttons[at + step];
    if (next) next.focus();
    else if (step !== 1) onLeave();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame that is none of ours.
    <div ref={ref} role="group" aria-label={say("mention")} className="mw-mentions" onKeyDown={onKeyDown}>
      <VisuallyHidden>
        <span role="status">{say("mentionable", { count: shown.length })}</span>
      </VisuallyHidden>
      {shown.map((person) => (
        <Button key={person.id} variant="quiet" onClick={() => onChoose(person)}>
          {person.name}
        </Button>
      ))}
    </div>
  );
});
