import { useTranslate } from "@mailwright/ui";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { MadeField } from "./made-field.js";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

/** The calendar file that the server makes for the block: a link to it, and why there is none. */
export function MadeFile({ value: { url }, field }: WidgetProps<"picture">) {
  const say = useTranslate(widgetStrings);
  const { ports } = useEditorServices();
  const mayBeMade = ports.pictures?.kinds.includes("calendar") ?? false;
  const none = <p className="mw-picture-state">{say(mayBeMade ? "fileNone" : "fileNever")}</p>;
  const link = (
    <a href={url} target="_blank" rel="noreferrer">
      {say("fileOpen")}
    </a>
  );
  return (
    <MadeField field={field} asking={say("fileAsking")} failed={say(url === "" ? "fileFailed" : "fileFailedOld")}>
      {(asking) => asking ?? (url === "" ? none : link)}
    </MadeField>
  );
}
