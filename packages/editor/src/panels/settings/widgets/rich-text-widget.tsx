import { Field, useTranslate } from "@mailwright/ui";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

/** Formatted text is written where it stands, on the canvas; the panel says so. */
export function RichTextWidget({ field }: WidgetProps<"richText">) {
  const say = useTranslate(widgetStrings);
  const { onBegin, onCommit, ...frame } = field;
  return (
    <Field {...frame} group="group">
      {() => <p className="mw-hint">{say("editOnCanvas")}</p>}
    </Field>
  );
}
