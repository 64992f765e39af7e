import { TextArea, TextField } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** Plain words, in one line or several. */
export function TextWidget({ spec, value, field, onChange }: WidgetProps<"text">) {
  return spec.multiline ? (
    <TextArea {...field} value={value} onChange={onChange} />
  ) : (
    <TextField {...field} value={value} maxLength={spec.maxLength} onChange={onChange} />
  );
}
