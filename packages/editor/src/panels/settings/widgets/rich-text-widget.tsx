import { Field, useTranslate } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

/** Formatted text is edited on the canvas. The panel says so. */
export function RichTextWidget({ field }: WidgetProps<"richText">) {
  const say = useTranslate(widgetStrings);
  const { onBegin, onCommit, ...frame } = field;
  return (
    <Field {...frame} group="group">
      {() => <p className="mw-hint">{say("editOnCanvas")}</p>}
    </Field>
  );
}
