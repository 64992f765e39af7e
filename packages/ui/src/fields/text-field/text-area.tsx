import { forwardRef } from "react";
import { useStyles } from "../../context/use-styles.js";
import { useTranslate } from "../../context/use-translate.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { Field, type FieldProps } from "../field/field.js";
import { type GestureProps, useGesture } from "../field/gesture.js";
import { useLeaving } from "../field/use-leaving.js";
import { fieldStrings } from "../field-strings.js";

export interface TextAreaProps extends FieldProps, GestureProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For forms that check a field when it is left; told after the click that left it. */
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly rows?: number | undefined;
  /** Shows a count of characters; the field says so when it is exceeded, and never cuts what was typed. */
  readonly countTo?: number | undefined;
}

/** Several lines of text, with a live count when there is a limit. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { value, onChange, onBlur, placeholder, rows = 3, countTo, ...rest },
  ref,
) {
  useStyles(widgetStyles);
  const { onBegin, onCommit, ...field } = rest;
  const gesture = useGesture({ onBegin, onCommit });
  const leaving = useLeaving(onBlur);
  const say = useTranslate(fieldStrings);
  const isOver = countTo !== undefined && value.length > countTo;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className="mw-box mw-box-tall">
            <textarea
              {...control}
              ref={ref}
              className="mw-input"
              rows={rows}
              value={value}
              placeholder={placeholder}
              aria-invalid={isOver || control["aria-invalid"]}
              onChange={(event) => {
                gesture.begin();
                onChange(event.currentTarget.value);
              }}
              onFocus={leaving.onFocus}
              onBlur={(event) => {
                gesture.commit();
                leaving.onBlur?.(event);
              }}
            />
          </div>
          {countTo === undefined ? null : (
            <p className="mw-count" data-over={isOver || undefined}>
              {say("count", { used: value.length, most: countTo })}
            </p>
          )}
        </>
      )}
    </Field>
  );
});
