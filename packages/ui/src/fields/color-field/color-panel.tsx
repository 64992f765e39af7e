import { type RefObject, useRef } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { Popover } from "../../floating/popover.js";
import { useRovingFocus } from "../../focus/use-roving-focus.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { fieldStrings } from "../field-strings.js";
import { type ColorSwatch, Swatch } from "./swatch.js";

export interface ColorPanelProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly value: string | undefined;
  readonly swatches: readonly ColorSwatch[];
  readonly onChange: (value: string) => void;
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The colours to choose from: those of the template, any other, or none. */
export function ColorPanel({ anchor, label, value, swatches, onChange, onClear, onClose }: ColorPanelProps) {
  useStyles(widgetStyles);
  const say = useTranslate(fieldStrings);
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = useRovingFocus(grid, "both");
  const choose = (next: string) => {
    onChange(next);
    onClose();
  };
  const clear = () => {
    onClear?.();
    onClose();
  };
  return (
    <Popover anchor={anchor} label={label} onClose={onClose} className="mw-color-panel">
      {swatches.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and its name is not shown here.
        <div ref={grid} role="group" aria-label={say("swatches")} className="mw-swatches" onKeyDown={onKeyDown}>
          {swatches.map((swatch) => (
            <button
              key={swatch.value}
              type="button"
              className="mw-swatch-button"
              aria-label={swatch.label ?? swatch.value}
              aria-pressed={swatch.value === value}
              onClick={() => choose(swatch.value)}
            >
              <Swatch value={swatch.value} />
            </button>
          ))}
        </div>
      ) : null}
      <label className="mw-color-choice">
        <input
          type="color"
          className="mw-color-native"
          value={value ?? "#ffffff"}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {say("customColor")}
      </label>
      {onClear ? (
        <button type="button" className="mw-color-choice" onClick={clear}>
          <Swatch value={undefined} />
          {say("noColor")}
        </button>
      ) : null}
    </Popover>
  );
}
