import { completeOwnAddress } from "@mailwright/document";
import { Button, ErrorState, SkeletonText, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useAsked } from "@mailwright/views/asked";
import { PictureEditor } from "@mailwright/views/picture-editor";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { FoundPicture } from "../../ports/image-port.js";
import { useDialogRequest, useWorkspaceActions } from "../../workspace/workspace-context.js";
import type { ImagePlace } from "../../workspace/workspace-store.js";
import { usePlaceForImage } from "../images/image-place.js";
import { editImageStrings } from "./edit-image-strings.js";

/** The editor for a picture of the email. What comes of it takes its place, in one step that can be undone. */
export function EditImageDialog() {
  const request = useDialogRequest("edit-image");
  return request ? <EditImage place={request.place} /> : null;
}

function EditImage({ place: asked }: { readonly place: ImagePlace }) {
  const say = useTranslate(editImageStrings);
  const { close } = useWorkspaceActions();
  const place = usePlaceForImage(asked);
  const found = useFoundPicture(place.url);
  const library = useEditorServices().ports.images?.libraries[found.value?.scope ?? "global"];
  if (found.phase === "ready" && library) {
    const { picture, ownRatio } = found.value;
    return (
      <PictureEditor
        library={library}
        picture={picture}
        ownRatio={ownRatio}
        onSaved={({ url }, focus) => {
          place.put(url, focus);
          close();
        }}
        onClose={close}
      />
    );
  }
  return (
    <Dialog title={say("title")} size="full" onClose={close} footer={<Button onClick={close}>{say("cancel")}</Button>}>
      {found.phase === "failed" ? <ErrorState title={say("failed")} onRetry={found.retry} /> : <SkeletonText lines={6} />}
    </Dialog>
  );
}

/** The picture of an address, with the shape that it has in the email. */
function useFoundPicture(url: string) {
  const { images, picturesUrl } = useEditorServices().ports;
  return useAsked(
    async (signal) => {
      const address = completeOwnAddress(url, picturesUrl ?? "");
      const plain: FoundPicture = { kind: "found", picture: { id: address, url: address, name: nameIn(address) }, scope: "global" };
      const found = (await images?.find?.(address, signal)) ?? plain;
      if (found.kind === "refused") return found;
      const { widthPx, heightPx } = found.picture;
      return { ...found, ownRatio: widthPx && heightPx ? widthPx / heightPx : await readRatio(address) };
    },
    [images, picturesUrl, url],
  );
}

function nameIn(address: string): string {
  return (
    address
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? ""
  );
}

/** Width by height of a picture that may belong to another site; nothing if it cannot be shown. */
async function readRatio(url: string): Promise<number | undefined> {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
  return image.naturalWidth > 0 ? image.naturalWidth / image.naturalHeight : undefined;
}
