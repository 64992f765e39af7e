import { useRef, useState } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { uiStrings } from "../../translate/ui-strings.js";
import { Field, type FieldProps } from "../field/field.js";
import { type GestureProps, useGesture } from "../field/gesture.js";
import { ColorPanel } from "./color-panel.js";
import { parseHexColor } from "./hex-color.js";
import { type ColorSwatch, Swatch } from "./swatch.js";

export interface ColorFieldProps extends FieldProps, GestureProps {
  /** `#rrggbb`; undefined is no color, or an inherited one. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Offers "No colour". */
  readonly onClear?: (() => void) | undefined;
  /** Shown first, before any other way to choose: the template's own colours. */
  readonly swatches?: readonly ColorSwatch[] | undefined;
  readonly placeholder?: string | undefined;
}

/** A colour: a swatch that opens the template's colours and the browser's picker, and its hex value to type. */
export function ColorField({ value, onChange, onClear, swatches = [], placeholder, onBegin, onCommit, ...field }: ColorFieldProps) {
  useStyles(widgetStyles);
  const say = useTranslate(uiStrings);
  const gesture = useGesture({ onBegin, onCommit });
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && draft.trim() !== "" && parseHexColor(draft) === undefined;

  const change = (next: string) => {
    gesture.begin();
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const color = parseHexColor(text);
    // Three digits may be half of six, so they are taken on leaving only.
    if (color && text.replace(/\W/g, "").length === 6) change(color);
  };
  const settle = () => {
    const color = draft === undefined ? undefined : parseHexColor(draft);
    if (color) change(color);
    if (draft?.trim() === "" && value !== undefined) onClear?.();
    setDraft(undefined);
    gesture.commit();
  };
  const close = () => {
    setOpen(false);
    gesture.commit();
  };

  return (
    <Field {...field} error={field.error ?? (isWrong && draft.length > 6 ? say("notAColor") : undefined)} group="group">
      {(control) => (
        <div className="mw-box mw-color">
          <button
            ref={opener}
            type="button"
            className="mw-color-opener"
            disabled={control.disabled}
            aria-label={say("chooseColor", { field: field.label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : setOpen(true))}
          >
            <Swatch value={value} />
          </button>
          <input
            {...control}
            className="mw-input mw-tabular"
            aria-label={say("hexValue", { field: field.label })}
            spellCheck={false}
            autoComplete="off"
            placeholder={placeholder ?? say("noColor")}
            value={draft ?? value ?? ""}
            onChange={(event) => type(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={settle}
            onKeyDown={(event) => event.key === "Enter" && settle()}
          />
          {isOpen ? (
            <ColorPanel
              anchor={opener}
              label={field.label}
              value={value}
              swatches={swatches}
              onChange={change}
              onClear={onClear}
              onClose={close}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}
