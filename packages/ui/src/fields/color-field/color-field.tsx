import { useRef, useState } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { Field, type FieldProps } from "../field/field.js";
import { type GestureProps, useGesture } from "../field/gesture.js";
import { fieldStrings } from "../field-strings.js";
import { ColorPanel } from "./color-panel.js";
import { type ColorSwatch, Swatch } from "./swatch.js";
import { useColorDraft } from "./use-color-draft.js";

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
  const say = useTranslate(fieldStrings);
  const gesture = useGesture({ onBegin, onCommit });
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { draft, isWrong, change, type, settle } = useColorDraft({ value, onChange, onClear, gesture });
  const close = () => {
    setOpen(false);
    gesture.commit();
  };

  return (
    <Field {...field} error={field.error ?? (isWrong ? say("notAColor") : undefined)} group="group">
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
