import { Checkbox, NumberField, Segmented, useTranslate } from "@mailwright/ui";
import { useId } from "react";
import { type FileKind, type FileOrder, type ImageDevice, type ImageOptions, imageWidths } from "./export-choice.js";
import { exportStrings } from "./export-strings.js";

const hints = {
  pdf: "pdfHint",
  html: "htmlHint",
  image: "imageHint",
  mjml: "mjmlHint",
  amp: "ampHint",
  text: "textHint",
} as const satisfies Record<FileKind, string>;

export interface FileChoiceProps extends FileOrder {
  readonly kinds: readonly FileKind[];
  readonly isDisabled: boolean;
  readonly onKind: (kind: FileKind) => void;
  readonly onImage: (image: ImageOptions) => void;
  readonly onEditable: (isEditable: boolean) => void;
}

/** Which file; for a picture also how wide, and in what format; for code, whether it can be imported again. */
export function FileChoice({ kinds, kind, image, isEditable, isDisabled, onKind, onImage, onEditable }: FileChoiceProps) {
  const say = useTranslate(exportStrings);
  const name = useId();
  return (
    <fieldset className="mw-choices" disabled={isDisabled}>
      <legend className="mw-hidden">{say("format")}</legend>
      {kinds.map((option) => (
        <div key={option} className="mw-file-choice">
          <label className="mw-choice-card" data-chosen={option === kind}>
            <input type="radio" name={name} value={option} checked={option === kind} onChange={() => onKind(option)} />
            <span className="mw-choice-card-text">
              <span className="mw-choice-card-name">{say(option)}</span>
              <span className="mw-choice-card-hint">{say(hints[option])}</span>
            </span>
          </label>
          {option === "image" && kind === "image" ? <ImageFields image={image} onImage={onImage} /> : null}
          {option === kind && (kind === "html" || kind === "mjml") ? (
            <div className="mw-image-fields">
              <Checkbox label={say("editable")} isChecked={isEditable} onChange={onEditable} />
              {isEditable ? <p className="mw-choice-card-hint">{say("editableHint")}</p> : null}
            </div>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

function ImageFields({ image, onImage }: Pick<FileChoiceProps, "image" | "onImage">) {
  const say = useTranslate(exportStrings);
  const { device, widthPx, format } = image;
  const devices = (["desktop", "mobile"] as const).map((value) => ({ value, label: say(value) }));
  const formats = (["png", "jpeg"] as const).map((value) => ({ value, label: say(value) }));
  return (
    <div className="mw-image-fields">
      <Segmented<ImageDevice>
        label={say("device")}
        value={device}
        options={devices}
        onChange={(next) => onImage({ ...image, device: next })}
      />
      <NumberField
        key={device}
        label={say("width")}
        value={widthPx[device]}
        {...imageWidths[device]}
        unit="px"
        onChange={(next) => onImage({ ...image, widthPx: { ...widthPx, [device]: next } })}
      />
      <Segmented label={say("imageFormat")} value={format} options={formats} onChange={(next) => onImage({ ...image, format: next })} />
    </div>
  );
}
