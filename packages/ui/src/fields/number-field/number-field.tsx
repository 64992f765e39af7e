import type { ReactNode } from "react";
import { useStyles } from "../../context/use-styles.js";
import { classNames } from "../../styles/class-names.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { Field, type FieldProps } from "../field/field.js";
import { type GestureProps, useGesture } from "../field/gesture.js";
import type { NumberRange } from "./number-value.js";
import { useNumberDraft } from "./use-number-draft.js";
import { useScrub } from "./use-scrub.js";

export interface NumberFieldProps extends FieldProps, GestureProps, NumberRange {
  /** Undefined shows the placeholder, for a value that is inherited. */
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  /** Lets the field be emptied; without it an emptied field goes back to its number. */
  readonly onClear?: (() => void) | undefined;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
  /** A small sign inside the box that can be dragged like the label. */
  readonly sign?: ReactNode;
}

/** A number: type it, step it with the arrows (Shift makes ten), or drag its label. */
export function NumberField({ value, onChange, onClear, min, max, step, unit, placeholder, sign, ...rest }: NumberFieldProps) {
  useStyles(widgetStyles);
  const { onBegin, onCommit, ...field } = rest;
  const range = { min, max, step };
  const gesture = useGesture({ onBegin, onCommit });
  const { text, onInput, handlers } = useNumberDraft({ value, range, gesture, onChange, onClear });
  const scrub = useScrub({ value, range, gesture, onChange, isDisabled: field.isDisabled ?? false });

  return (
    <Field {...field} labelProps={scrub}>
      {(control) => (
        <div className="mw-box">
          {sign ? (
            <span {...scrub} className={classNames("mw-box-sign", scrub.className)} aria-hidden="true">
              {sign}
            </span>
          ) : null}
          <input
            {...control}
            {...handlers}
            className="mw-input mw-tabular"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={value === undefined ? placeholder : `${value}${unit ?? ""}`}
            placeholder={placeholder}
            value={text}
            onChange={(event) => onInput(event.currentTarget.value)}
          />
          {unit ? (
            <span className="mw-unit" aria-hidden="true">
              {unit}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
