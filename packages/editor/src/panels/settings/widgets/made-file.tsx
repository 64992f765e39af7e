import { Button, Field, Spinner, useTranslate } from "@mailwright/ui";
import { RotateCw } from "@mailwright/ui/icons";
import { useContext } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { useKnownPortWords } from "../../../base/words/port-words.js";
import { usePictureState } from "../../../workspace/pictures/pictures-context.js";
import { PanelBlockContext } from "../panel-block-context.js";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

/** The calendar file that the server makes for the block: a link to it, and why there is none. */
export function MadeFile({ value, field }: WidgetProps<"picture">) {
  const say = useTranslate(widgetStrings);
  const words = useKnownPortWords();
  const { ports } = useEditorServices();
  const { state, retry } = usePictureState(useContext(PanelBlockContext));
  const mayBeMade = ports.pictures?.kinds.includes("calendar") ?? false;
  const isAsking = state.phase === "asking";
  return (
    <Field label={field.label} layout={field.layout} group="group">
      {() => (
        <div className="mw-image-field" aria-busy={isAsking}>
          {isAsking ? (
            <p className="mw-picture-state" role="status">
              <Spinner />
              {say("fileAsking")}
            </p>
          ) : value.url === "" ? (
            <p className="mw-picture-state">{say(mayBeMade ? "fileNone" : "fileNever")}</p>
          ) : (
            <a href={value.url} target="_blank" rel="noreferrer">
              {say("fileOpen")}
            </a>
          )}
          {state.phase === "failed" ? (
            <>
              <p role="alert" className="mw-upload-failed">
                {words(state.refusal) ?? say(value.url === "" ? "fileFailed" : "fileFailedOld")}
              </p>
              <Button icon={RotateCw} disabled={field.isDisabled} onClick={retry}>
                {say("retry")}
              </Button>
            </>
          ) : null}
        </div>
      )}
    </Field>
  );
}
