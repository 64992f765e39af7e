import { Button, Field, Icon, Spinner, useTranslate } from "@mailwright/ui";
import { ImageOff, RotateCw } from "@mailwright/ui/icons";
import { useContext } from "react";
import { useKnownPortWords } from "../../../base/words/port-words.js";
import { usePictureState } from "../../../workspace/pictures/pictures-context.js";
import { PanelBlockContext } from "../panel-block-context.js";
import { MadeFile } from "./made-file.js";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

/** What the server makes for the block: a picture, or a file. */
export function PictureWidget(props: WidgetProps<"picture">) {
  return props.spec.isFile ? <MadeFile {...props} /> : <MadePicture {...props} />;
}

/** The current picture, whether a new one is being made, and Retry if that failed. */
function MadePicture({ value, field }: WidgetProps<"picture">) {
  const say = useTranslate(widgetStrings);
  const words = useKnownPortWords();
  const { state, retry } = usePictureState(useContext(PanelBlockContext));
  return (
    <Field label={field.label} layout={field.layout} group="group">
      {() => (
        <div className="mw-image-field" aria-busy={state.phase === "asking"}>
          <div className={value.url === "" ? "mw-image-thumb mw-image-none" : "mw-image-thumb"}>
            {value.url === "" ? <Icon icon={ImageOff} sizePx={20} /> : <img src={value.url} alt="" />}
            {value.url === "" && state.phase !== "asking" ? <span>{say("pictureNone")}</span> : null}
          </div>
          {state.phase === "asking" ? (
            <p className="mw-picture-state" role="status">
              <Spinner />
              {say("pictureAsking")}
            </p>
          ) : null}
          {state.phase === "failed" ? (
            <>
              <p role="alert" className="mw-upload-failed">
                {words(state.refusal) ?? say(value.url === "" ? "pictureFailed" : "pictureFailedOld")}
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
