import { completeOwnAddress } from "@mailwright/document";
import { Button, classNames, Field, Icon, IconButton, ProgressBar, TextField, useTranslate } from "@mailwright/ui";
import { Crop, ImageOff, Images, Trash2, Upload } from "@mailwright/ui/icons";
import { acceptedPictures, useUploadFaults } from "@mailwright/views/pictures";
import { type ChangeEvent, useContext, useId, useRef, useState } from "react";
import { useEditorServices } from "../../../base/context/editor-context.js";
import { isAddressOfPicture } from "../../../base/document/image-prop.js";
import { type PicturePoint, valuesBesidePicture } from "../../../base/document/picture-position.js";
import { UsedUp } from "../../../base/usage/used-up.js";
import { mayEditImages } from "../../../ports/image-port.js";
import { useChooseImage } from "../../../workspace/uploads/use-choose-image.js";
import { PanelBlockContext } from "../panel-block-context.js";
import { type ImageUpload, useImageUpload } from "./use-image-upload.js";
import type { WidgetProps } from "./widget.js";
import { widgetStrings } from "./widget-strings.js";

/** A picture: the current one, and a file or an address in its place. */
export function ImageWidget({ spec, value, field, offers = [], onChange }: WidgetProps<"image">) {
  const say = useTranslate(widgetStrings);
  const upload = useImageUpload((url) => onChange(url));
  const [draft, setDraft] = useState<string>();
  const { label, origin, ...typed } = field;
  const isWrong = draft !== undefined && !spec.accepts(draft);
  // If there are pictures to choose from, the chosen one shows among them.
  const isOffered = offers.length > 0 && (value === "" || offers.includes(value));
  const write = (text: string) => {
    setDraft(text);
    if (spec.accepts(text)) onChange(text);
  };
  return (
    <Field label={label} origin={origin} group="group">
      {() => (
        <div className="mw-image-field">
          {offers.length > 0 ? <OfferedImages offers={offers} value={value} field={field} onChange={onChange} /> : null}
          {isOffered ? null : <ImageThumb url={value} onRemove={field.isDisabled ? undefined : () => onChange("")} />}
          <DialogButtons
            value={value}
            isDisabled={field.isDisabled ?? false}
            onChoose={(url, focus) => onChange(url, valuesBesidePicture(spec, focus))}
          />
          {upload ? <UploadControl upload={upload} hasImage={value !== ""} isDisabled={field.isDisabled ?? false} /> : null}
          <TextField
            {...typed}
            layout="stack"
            label={say("imageAddress")}
            type="url"
            placeholder="https://"
            value={draft ?? value}
            error={isWrong ? say("imageAddressUnsafe") : field.error}
            onChange={write}
            onCommit={() => {
              setDraft(undefined);
              field.onCommit();
            }}
          />
        </div>
      )}
    </Field>
  );
}

type OfferedImagesProps = Pick<WidgetProps<"image">, "value" | "field" | "onChange"> & { readonly offers: readonly string[] };

/** Pictures to choose from. If none is chosen, the first one counts. */
function OfferedImages({ offers, value, field, onChange }: OfferedImagesProps) {
  const say = useTranslate(widgetStrings);
  const name = useId();
  return (
    <div role="radiogroup" aria-label={say("choosePicture")} className="mw-offered-images">
      {offers.map((url, index) => (
        <label key={url} className="mw-offered-image">
          <input
            type="radio"
            name={name}
            disabled={field.isDisabled}
            checked={value === "" ? index === 0 : value === url}
            aria-label={say("offeredPicture", { number: index + 1 })}
            onChange={() => onChange(url)}
          />
          <img src={url} alt="" />
        </label>
      ))}
    </div>
  );
}

function ImageThumb({ url, onRemove }: { readonly url: string; readonly onRemove: (() => void) | undefined }) {
  const say = useTranslate(widgetStrings);
  const { ports } = useEditorServices();
  // A merge tag becomes a picture only when the email is sent, and an address may be wrong. Then the address shows.
  const [unseen, setUnseen] = useState<string>();
  if (url === "") {
    return (
      <div className="mw-image-thumb mw-image-none">
        <Icon icon={ImageOff} sizePx={20} />
        <span>{say("imageEmpty")}</span>
      </div>
    );
  }
  const isUnseen = unseen === url;
  return (
    <div className={classNames("mw-image-thumb", isUnseen && "mw-image-none")}>
      {isUnseen ? (
        <>
          <Icon icon={ImageOff} sizePx={20} />
          <bdi className="mw-image-address">{url}</bdi>
        </>
      ) : (
        <img src={completeOwnAddress(url, ports.picturesUrl ?? "")} alt="" onError={() => setUnseen(url)} />
      )}
      {onRemove ? (
        <IconButton className="mw-image-remove" variant="secondary" label={say("removeImage")} icon={Trash2} onClick={onRemove} />
      ) : null}
    </div>
  );
}

interface DialogButtonsProps {
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChoose: (url: string, focus?: PicturePoint) => void;
}

/** Opens the image dialog, where there are pictures to choose from, and the editor for the one that is there. */
function DialogButtons({ value, isDisabled, onChoose }: DialogButtonsProps) {
  const say = useTranslate(widgetStrings);
  const { images } = useEditorServices().ports;
  const choose = useChooseImage();
  const blockId = useContext(PanelBlockContext);
  if (!images) return null;
  const place = { blockId, value, onChoose };
  return (
    <>
      <Button icon={Images} disabled={isDisabled} aria-haspopup="dialog" onClick={() => choose(place)}>
        {say("chooseImage")}
      </Button>
      {mayEditImages(images) && isAddressOfPicture(value) ? (
        <Button icon={Crop} disabled={isDisabled} aria-haspopup="dialog" onClick={() => choose(place, "edit-image")}>
          {say("editImage")}
        </Button>
      ) : null}
    </>
  );
}

interface UploadControlProps {
  readonly upload: ImageUpload;
  readonly hasImage: boolean;
  readonly isDisabled: boolean;
}

const ofPictures = ["pictures", "bytes"] as const;

function UploadControl({ upload, hasImage, isDisabled }: UploadControlProps) {
  const say = useTranslate(widgetStrings);
  const sayFault = useUploadFaults();
  const input = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // Emptied, so that the same file can be chosen again after a failure.
    event.currentTarget.value = "";
    if (file) upload.start(file);
  };
  if (upload.state.phase === "uploading") {
    return <ProgressBar label={say("uploading")} share={upload.state.part} onCancel={upload.cancel} />;
  }
  return (
    <>
      <input ref={input} type="file" accept={acceptedPictures} hidden onChange={pick} />
      <Button icon={Upload} disabled={isDisabled} onClick={() => input.current?.click()}>
        {say(hasImage ? "replace" : "upload")}
      </Button>
      <UsedUp kinds={ofPictures} />
      {upload.state.phase === "failed" ? (
        <p role="alert" className="mw-upload-failed">
          {sayFault(upload.state.name, upload.state.code)}
        </p>
      ) : null}
    </>
  );
}
