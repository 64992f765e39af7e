import { Icon, useTranslate } from "@mailwright/ui";
import { ImageOff } from "@mailwright/ui/icons";
import { MadeField } from "./made-field.js";
import { MadeFile } from "./made-file.js";
import { MapMaker } from "./map-maker.js";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

/** What the server makes for the block: a picture, a file, or a map when somebody asks for it. */
export function PictureWidget(props: WidgetProps<"picture">) {
  if (props.spec.isByHand) return <MapMaker {...props} />;
  return props.spec.isFile ? <MadeFile {...props} /> : <MadePicture {...props} />;
}

/** The current picture, whether a new one is being made, and Retry if that failed. */
function MadePicture({ value: { url }, field }: WidgetProps<"picture">) {
  const say = useTranslate(widgetStrings);
  return (
    <MadeField field={field} asking={say("pictureAsking")} failed={say(url === "" ? "pictureFailed" : "pictureFailedOld")}>
      {(asking) => (
        <>
          <div className={url === "" ? "mw-image-thumb mw-image-none" : "mw-image-thumb"}>
            {url === "" ? <Icon icon={ImageOff} sizePx={20} /> : <img src={url} alt="" />}
            {url === "" && asking === null ? <span>{say("pictureNone")}</span> : null}
          </div>
          {asking}
        </>
      )}
    </MadeField>
  );
}
