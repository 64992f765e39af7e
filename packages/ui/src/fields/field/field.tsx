import { type HTMLAttributes, type ReactNode, useId } from "react";
import { Icon } from "../../icons/icon.js";
import { CircleAlert } from "../../icons/lucide/circle-alert.gen.js";
import { classNames } from "../../styles/class-names.js";
import { type FieldOrigin, FieldOriginMark, useOriginWords } from "./field-origin.js";

/** What every field takes besides its value. */
export interface FieldProps {
  readonly label: string;
  /** Keeps the label for assistive technology only. */
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Whether the value is the block's own or comes from elsewhere. */
  readonly origin?: FieldOrigin | undefined;
  /** `row` puts the label beside the control, as panels do. */
  readonly layout?: "stack" | "row" | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** What ties a control to its label and messages; spread it on the control. */
export interface ControlAttributes {
  readonly id: string;
  readonly disabled: boolean;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** A field of several controls is a group named by the label. */
  readonly group?: "group" | "radiogroup" | undefined;
  /** For a label that can be dragged. */
  readonly labelProps?: HTMLAttributes<HTMLElement> | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** Label, control, hint and error of one field. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  origin,
  layout = "stack",
  isDisabled = false,
  group,
  labelProps,
  children,
}: FieldFrameProps) {
  const id = useId();
  const originWords = useOriginWords(origin);
  const described = [originWords && `${id}-origin`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control: ControlAttributes = {
    id,
    disabled: isDisabled,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
  const Label = group ? "span" : "label";
  const groupProps = group ? { role: group, "aria-labelledby": `${id}-label`, "aria-describedby": described || undefined } : {};

  return (
    <div {...groupProps} className={classNames("mw-field", `mw-field-${layout}`)} data-origin={origin?.kind}>
      <div className={classNames("mw-field-head", isLabelHidden && "mw-hidden")}>
        <Label
          id={`${id}-label`}
          {...(group ? {} : { htmlFor: id })}
          {...labelProps}
          className={classNames("mw-label", labelProps?.className)}
        >
          {label}
        </Label>
        {origin ? <FieldOriginMark origin={origin} label={label} /> : null}
      </div>
      <div className="mw-field-body">
        {children(control)}
        {originWords ? (
          <span id={`${id}-origin`} className="mw-hidden">
            {originWords}
          </span>
        ) : null}
        {hint ? (
          <p id={`${id}-hint`} className="mw-hint">
            {hint}
          </p>
        ) : null}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}

function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mw-field-error">
      <Icon icon={CircleAlert} sizePx={14} />
      {error}
    </p>
  );
}
