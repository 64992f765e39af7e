import { useStyles } from "../../context/use-styles.js";
import { Icon } from "../../icons/icon.js";
import { ChevronsUpDown } from "../../icons/lucide/chevrons-up-down.gen.js";
import { widgetStyles } from "../../styles/widget-styles.js";
import { Field, type FieldProps } from "../field/field.js";

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> extends FieldProps {
  readonly value: NoInfer<Value>;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** A toolbar's select has no outline until it is pointed at. */
  readonly isQuiet?: boolean | undefined;
}

/** One of several. The browser's own list serves touch, keyboard and screen readers better than any of ours would. */
export function Select<Value extends string>({ value, options, onChange, isQuiet, ...field }: SelectProps<Value>) {
  useStyles(widgetStyles);
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={isQuiet ? "mw-box mw-box-quiet mw-select" : "mw-box mw-select"}>
          <select {...control} className="mw-input" value={value} onChange={(event) => choose(event.currentTarget.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronsUpDown} sizePx={14} />
        </div>
      )}
    </Field>
  );
}
