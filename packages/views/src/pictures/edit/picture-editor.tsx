import { Button, EmptyState, ErrorState, Spinner, useStyles, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { ImageOff } from "@mailwright/ui/icons";
import cropCss from "react-image-crop/dist/ReactCrop.css?inline";
import { editStrings } from "./edit-strings.js";
import { OpenPicture } from "./open-picture.js";
import css from "./picture-editor.css?inline";
import type { PictureEditorProps } from "./picture-editor-props.js";
import { useOpenedPicture } from "./use-opened-picture.js";

const styles = [cropCss, css];

/** An editor for one picture. What it makes is another picture, and remembers the one that it was made of. */
export function PictureEditor({ library, picture, ownRatio, onSaved, onClose }: PictureEditorProps) {
  useStyles(styles);
  const say = useTranslate(editStrings);
  const { opening, retry } = useOpenedPicture(library, picture);
  if (opening.phase === "open") return <OpenPicture {...{ opening, library, ownRatio, onSaved, onClose }} name={picture.name} />;
  return (
    <Dialog title={say("title")} size="full" onClose={onClose} footer={<Button onClick={onClose}>{say("cancel")}</Button>}>
      {opening.phase === "loading" ? (
        <p role="status" className="mw-edit-loading">
          <Spinner />
          {say("loading")}
        </p>
      ) : null}
      {opening.phase === "failed" ? <ErrorState title={say("failed")} onRetry={retry} /> : null}
      {opening.phase === "moving" ? (
        <EmptyState title={say("title")} icon={ImageOff}>
          {say("moving")}
        </EmptyState>
      ) : null}
    </Dialog>
  );
}
