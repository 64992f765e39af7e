import { emailFonts, webSafeFonts } from "@mailwright/document";
import { Select } from "@mailwright/ui";
import { useDocument } from "../../../base/context/editor-context.js";
import type { WidgetProps } from "./widget.js";

/** A font family: one that the email brings itself, or one that every system has. A font that is neither stays in the list. */
export function FontWidget({ value, field, onChange }: WidgetProps<"font">) {
  const { onBegin, onCommit, ...frame } = field;
  const settings = useDocument((document) => document.settings);
  const names = [...emailFonts(settings), ...webSafeFonts].map((font) => font.name);
  const offered = names.includes(value) ? names : [value, ...names];
  return <Select {...frame} value={value} options={offered.map((name) => ({ value: name, label: name }))} onChange={onChange} />;
}
