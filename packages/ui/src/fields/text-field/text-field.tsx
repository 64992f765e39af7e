import { forwardRef, type HTMLInputTypeAttribute, type ReactNode } from "react";
import { Icon, type IconSource } from "../../icons/icon.js";
import { Field, type FieldProps } from "../field/field.js";
import { type GestureProps, useGesture } from "../field/gesture.js";
import { useLeaving } from "../field/use-leaving.js";
import { pasteOnOneLine } from "./paste-on-one-line.js";

export interface TextFieldProps extends FieldProps, GestureProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: (() => void) | undefined;
  readonly type?: Extract<HTMLInputTypeAttribute, "text" | "search" | "url" | "email" | "tel" | "password"> | undefined;
  /** For forms that check a field when it is left; told after the click that left it. */
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly icon?: IconSource | undefined;
  /** Stands at the end of the box: a unit, a button. */
  readonly end?: ReactNode;
  readonly autoComplete?: string | undefined;
}

/** One line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { value, onChange, onEnter, onBlur, type = "text", placeholder, maxLength, icon, end, autoComplete = "off", ...rest },
  ref,
) {
  const { onBegin, onCommit, ...field } = rest;
  const gesture = useGesture({ onBegin, onCommit });
  const leaving = useLeaving(onBlur);
  return (
    <Field {...field}>
      {(control) => (
        <div className="mw-box">
          {icon ? <Icon icon={icon} /> : null}
          <input
            {...control}
            ref={ref}
            className="mw-input"
            type={type}
            value={value}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete={autoComplete}
            onChange={(event) => {
              gesture.begin();
              onChange(event.currentTarget.value);
            }}
            onPaste={(event) =>
              pasteOnOneLine(event, (text) => {
                gesture.begin();
                onChange(text);
              })
            }
            onFocus={leaving.onFocus}
            onBlur={(event) => {
              gesture.commit();
              leaving.onBlur?.(event);
            }}
            onKeyDown={(event) => {
              // Enter that ends a composition belongs to the input method.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              gesture.commit();
              onEnter?.();
            }}
          />
          {end}
        </div>
      )}
    </Field>
  );
});
