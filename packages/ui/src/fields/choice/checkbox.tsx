import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { useStyles } from "../../context/use-styles.js";
import { widgetStyles } from "../../styles/widget-styles.js";

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  /** `isRange`: Shift was held, which in a list means everything up to this one. */
  readonly onChange: (isChecked: boolean, press: { readonly isRange: boolean }) => void;
  /** Some of what it stands for is chosen, but not all. */
  readonly isMixed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  /** -1 where the Tab key reaches it by its group alone. */
  readonly tabIndex?: number | undefined;
}

/** A yes or no that takes effect with its form. */
export function Checkbox({ label, isChecked, onChange, isMixed = false, isDisabled, isLabelHidden, hint, tabIndex }: CheckboxProps) {
  useStyles(widgetStyles);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="mw-choice">
      <input
        ref={input}
        type="checkbox"
        className="mw-checkbox"
        checked={isChecked}
        disabled={isDisabled}
        tabIndex={tabIndex}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked, { isRange: isWithShift(event) })}
      />
      <span className={isLabelHidden ? "mw-hidden" : "mw-choice-label"}>{label}</span>
      {hint ? (
        <span id={hintId} className="mw-hint mw-choice-hint">
          {hint}
        </span>
      ) : null}
    </label>
  );
}

// What changes a box is a click, also where a key has caused it.
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
}
