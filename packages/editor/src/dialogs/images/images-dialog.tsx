import { Button, useLatest, useStyles, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useEffect, useState } from "react";
import { useEditor, useEditorServices } from "../../base/context/editor-context.js";
import type { ImagePort } from "../../ports/image-port.js";
import { useDialogRequest, useWorkspaceActions } from "../../workspace/workspace-context.js";
import type { ImagePlace } from "../../workspace/workspace-store.js";
import type { Choice } from "./choice.js";
import { usePlaceForImage } from "./image-place.js";
import { ImageSources } from "./image-sources.js";
import css from "./images.css?inline";
import { imagesStrings } from "./images-strings.js";
import { useTaking } from "./use-taking.js";

const styles = [css];

/** The choice of a picture, for a block or a field. */
export function ImagesDialog() {
  const request = useDialogRequest("images");
  return request ? <ChooseImage place={request.place} /> : null;
}

function ChooseImage({ place: asked }: { readonly place: ImagePlace }) {
  useStyles(styles);
  const say = useTranslate(imagesStrings);
  const { close } = useWorkspaceActions();
  const place = usePlaceForImage(asked);
  const tellRemoved = useTellRemoved();
  const [choice, setChoice] = useState<Choice>();
  const { isTaking, use } = useTaking((url) => {
    if (place.put(url)) close();
  });
  const leave = () => {
    close();
    if (place.removeEmpty()) tellRemoved();
  };
  const own = useOwnDialog(use, leave);
  if (own) return null;
  const footer = (
    <>
      <Button onClick={leave}>{say("cancel")}</Button>
      <Button variant="primary" disabled={!choice} isLoading={isTaking} onClick={() => choice && use(choice)}>
        {say("use")}
      </Button>
    </>
  );
  return (
    <Dialog title={say("title")} size="lg" isBodyBare onClose={leave} footer={footer}>
      <div className="mw-images">
        <ImageSources url={place.url} choice={choice} onChoose={setChoice} onUse={use} />
      </div>
    </Dialog>
  );
}

/** The page shows a dialog of its own: this one waits for what was chosen there. Answers whether it is so. */
function useOwnDialog(use: (choice: Choice) => void, leave: () => void): boolean {
  const say = useTranslate(imagesStrings);
  const toasts = useToasts();
  const { images } = useEditorServices().ports;
  const answered = useLatest((answer: Awaited<ReturnType<NonNullable<ImagePort["open"]>>>) => {
    if (answer.kind === "chosen") return use({ picture: answer.picture });
    if (answer.kind === "refused") toasts.show({ kind: "error", message: say("notOpened") });
    leave();
  });
  useEffect(() => {
    let isWanted = true;
    void images?.open?.().then((answer) => isWanted && answered.current(answer));
    return () => {
      isWanted = false;
    };
  }, [images, answered]);
  return images?.open !== undefined;
}

/** An image block that still has no image when the dialog closes is removed. Whoever wants it back has one button for it. */
function useTellRemoved() {
  const say = useTranslate(imagesStrings);
  const toasts = useToasts();
  const editor = useEditor();
  return () => void toasts.show({ message: say("emptyRemoved"), action: { label: say("undo"), onSelect: () => void editor.run("undo") } });
}
