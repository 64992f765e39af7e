import { webSafeFonts } from "@mailwright/document";
import { Select } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** A font family. A font of the template that is not one of ours stays in the list. */
export function FontWidget({ value, field, onChange }: WidgetProps<"font">) {
  const { onBegin, onCommit, ...frame } = field;
  const names = webSafeFonts.map((font) => font.name);
  const offered = names.includes(value) ? names : [value, ...names];
  return <Select {...frame} value={value} options={offered.map((name) => ({ value: name, label: name }))} onChange={onChange} />;
}
