import { useId } from "react";
import { Field, type FieldProps } from "../field/field.js";
import { Segment, type SegmentedOption } from "./segment.js";

export interface SegmentedProps<Value extends string> extends FieldProps {
  readonly value: NoInfer<Value> | undefined;
  readonly options: readonly SegmentedOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in view: a radiogroup with a sliding look. */
export function Segmented<Value extends string>({ value, options, onChange, ...field }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <Field {...field} group="radiogroup">
      {(control) => (
        <div className="mw-segmented">
          {options.map((option) => (
            <Segment
              key={option.value}
              name={name}
              option={option}
              isChosen={option.value === value}
              isDisabled={control.disabled || (option.isDisabled ?? false)}
              onChoose={() => onChange(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
