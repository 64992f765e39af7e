import { webSafeFonts } from "@mailwright/document";
import { Select } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

/** A font family. One that came with the template and is not ours stays in the list. */
export function FontWidget({ value, field, onChange }: WidgetProps<"font">) {
  const { onBegin, onCommit, ...frame } = field;
  const names = webSafeFonts.map((font) => font.name);
  const offered = names.includes(value) ? names : [value, ...names];
  return <Select {...frame} value={value} options={offered.map((name) => ({ value: name, label: name }))} onChange={onChange} />;
}
