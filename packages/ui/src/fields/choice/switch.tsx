import { useStyles } from "../../context/use-styles.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import type { CheckboxProps } from "./checkbox.js";

export interface SwitchProps extends Pick<CheckboxProps, "label" | "isChecked" | "isDisabled" | "isLabelHidden"> {
  readonly onChange: (isChecked: boolean) => void;
}

/** A setting that takes effect at once. The words stand before it, as in a panel. */
export function Switch({ label, isChecked, onChange, isDisabled, isLabelHidden }: SwitchProps) {
  useStyles(widgetStyles);
  return (
    <label className="mw-choice mw-choice-switch">
      <span className={isLabelHidden ? "mw-hidden" : "mw-choice-label"}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className="mw-switch"
        checked={isChecked}
        aria-checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
