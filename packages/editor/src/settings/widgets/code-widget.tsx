import { TextArea } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";

const rowsShown = 14;

/** HTML as it is written, in a field of even letters. */
export function CodeWidget({ spec, value, field, onChange }: WidgetProps<"code">) {
  const write = (html: string) => {
    if (spec.accepts(html)) onChange(html);
  };
  return (
    <div className="mw-code-field" spellCheck={false}>
      <TextArea {...field} layout="stack" rows={rowsShown} value={value} onChange={write} />
    </div>
  );
}
