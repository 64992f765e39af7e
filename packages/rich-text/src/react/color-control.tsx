import { ColorPanel, type ColorSwatch, IconButton, useTranslate } from "@mailwright/ui";
import { Baseline, Highlighter } from "@mailwright/ui/icons";
import { useCallback, useRef, useState } from "react";
import { returnToText, useTextField, useTextState } from "./text-field.js";
import { textStrings } from "./text-strings.js";

const kinds = {
  color: { icon: Baseline, command: "setColor", inherited: "currentColor" },
  highlight: { icon: Highlighter, command: "setHighlight", inherited: "transparent" },
} as const;

export interface ColorControlProps {
  readonly kind: keyof typeof kinds;
  readonly swatches: readonly ColorSwatch[];
}

/** The colour of the selected words, or of what is behind them. */
export function ColorControl({ kind, swatches }: ColorControlProps) {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const value = useTextState((state) => state[kind]);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { icon, command, inherited } = kinds[kind];
  const setColor = field.commands[command];
  const close = useCallback(() => {
    setOpen(false);
    returnToText(field);
  }, [field]);
  return (
    <span className="mw-text-color">
      <IconButton
        ref={opener}
        label={say(kind)}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <span className="mw-text-color-bar" style={{ backgroundColor: value ?? inherited }} aria-hidden="true" />
      {isOpen ? (
        <ColorPanel
          anchor={opener}
          label={say(kind)}
          value={value ?? undefined}
          swatches={swatches}
          onChange={setColor}
          onClear={() => setColor(null)}
          onClose={close}
        />
      ) : null}
    </span>
  );
}
