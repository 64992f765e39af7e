import { Field, Switch } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** Yes or no. */
export function FlagWidget({ value, field, onChange }: WidgetProps<"flag">) {
  const { onBegin, onCommit, ...frame } = field;
  return (
    <Field {...frame} group="group">
      {({ disabled }) => <Switch label={field.label} isLabelHidden isChecked={value} isDisabled={disabled} onChange={onChange} />}
    </Field>
  );
}
