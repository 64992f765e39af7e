import { IconButton, Popover, Toolbar, useTranslate } from "@mailwright/ui";
import { Ellipsis } from "@mailwright/ui/icons";
import { useCallback, useId, useRef, useState } from "react";
import { useTextState } from "../text-field.js";
import { textStrings } from "../text-strings.js";
import type { PartsGiven, PressedWords, TextPart } from "./text-parts.js";

export interface MorePanelProps {
  readonly parts: readonly TextPart[];
  readonly given: PartsGiven;
}

/** The button *More* at the end of the bar, and behind it the controls that the bar has no room for. It says which of them are pressed in. */
export function MorePanel({ parts, given }: MorePanelProps) {
  const say = useTranslate(textStrings);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const pressedId = useId();
  const pressed = usePressed(parts)
    .map((words) => say(words))
    .join(", ");
  const description = pressed && say("pressedInMore", { names: pressed });
  return (
    <span data-more="" className="mw-text-more">
      <IconButton
        ref={opener}
        label={say("more")}
        icon={Ellipsis}
        tooltip={pressed ? `${say("more")}. ${description}` : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={pressed ? pressedId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {pressed ? (
        <span className="mw-text-more-dot">
          <span id={pressedId} hidden>
            {description}
          </span>
        </span>
      ) : null}
      {isOpen ? (
        <Popover anchor={opener} label={say("more")} align="end" className="mw-text-more-panel" onClose={close}>
          <Toolbar label={say("more")}>
            {parts.map(({ id, draw }) => (
              <span key={id} className="mw-text-part">
                {draw(given)}
              </span>
            ))}
          </Toolbar>
        </Popover>
      ) : null}
    </span>
  );
}

function usePressed(parts: readonly TextPart[]): readonly PressedWords[] {
  const isOn = useTextState((state) => parts.map(({ pressed }) => (pressed?.isOn(state) ? "1" : "0")).join(""));
  return parts.flatMap(({ pressed }, index) => (pressed && isOn[index] === "1" ? [pressed.words] : []));
}
