import { isApiError } from "@mailwright/client";
import { useClient } from "@mailwright/client/react";
import { Button, useToasts, useTranslate } from "@mailwright/ui";
import { Copy, ExternalLink } from "@mailwright/ui/icons";
import { connectedLibrary, rememberAssets } from "@mailwright/views/connected-pictures";
import type { LibraryPicture, PictureUse } from "@mailwright/views/picture-library";
import { PictureBrowser } from "@mailwright/views/pictures";
import { useMemo, useState } from "react";
import { usePageAccess } from "../actions/use-page-access.js";
import { useDashboard } from "../view/dashboard-context.js";
import { editorAddress } from "../view/editor-address.js";
import { linkTo } from "../view/link-to.js";
import { picturesStrings } from "./pictures-strings.js";

/** The pictures of whoever is signed in: looking, uploading, renaming, deleting, and the way to the templates that show them. */
export function OwnPictures() {
  const say = useTranslate(picturesStrings);
  const { view, host } = useDashboard();
  const client = useClient();
  const library = useMemo(() => connectedLibrary(client, { refusalFrom, known: rememberAssets() }), [client]);
  const [chosen, setChosen] = useState<LibraryPicture>();
  const linkOfUse = ({ id, isSystem = false }: PictureUse) => linkTo(host, editorAddress({ id, isSystem }, view));
  return (
    <PictureBrowser
      library={library}
      label={say("title")}
      chosen={chosen}
      onChoose={setChosen}
      linkOfUse={linkOfUse}
      headingLevel={2}
      actions={chosen ? <PictureActions picture={chosen} /> : null}
    />
  );
}

/** What a call's error means to the library. One that is a mistake of ours is thrown again. */
function refusalFrom(error: unknown) {
  if (!isApiError(error)) throw error;
  return { kind: "refused", code: error.code, message: error.message } as const;
}

function PictureActions({ picture: { url } }: { readonly picture: LibraryPicture }) {
  const say = useTranslate(picturesStrings);
  const toasts = useToasts();
  const { copyText, openWindow } = usePageAccess();
  const copy = () =>
    copyText(url).then(
      () => toasts.show({ kind: "success", message: say("copied") }),
      () => toasts.show({ kind: "error", message: say("notCopied", { url }) }),
    );
  return (
    <>
      <Button icon={Copy} onClick={() => void copy()}>
        {say("copyAddress")}
      </Button>
      <Button icon={ExternalLink} onClick={() => openWindow(url)}>
        {say("open")}
      </Button>
    </>
  );
}
