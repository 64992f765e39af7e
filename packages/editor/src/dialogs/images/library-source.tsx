import { Button, EmptyState, useToasts, useTranslate } from "@mailwright/ui";
import { Copy, ImageOff } from "@mailwright/ui/icons";
import type { LibraryPicture, PictureLibrary } from "@mailwright/views/picture-library";
import { AddressForm, PictureBrowser } from "@mailwright/views/pictures";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { ChangeButton } from "./ai/ai-source.js";
import type { SourceProps } from "./choice.js";
import { imagesStrings } from "./images-strings.js";

interface LibrarySourceProps extends SourceProps {
  readonly library: PictureLibrary;
  readonly label: string;
  /** Called after a picture was copied to the template; absent where it is there already. */
  readonly onCopied?: (() => void) | undefined;
  /** Goes on with a picture where AI changes it; absent where nothing does. */
  readonly onAi?: ((picture: LibraryPicture) => void) | undefined;
}

/** The pictures that somebody keeps. */
export function LibrarySource({ library, label, choice, onChoose, onUse, onCopied, onAi }: LibrarySourceProps) {
  const { images } = useEditorServices().ports;
  const picture = choice?.picture;
  return (
    <PictureBrowser
      library={library}
      label={label}
      chosen={picture}
      onChoose={(chosen) => onChoose(chosen && { picture: chosen })}
      onUse={(used) => onUse({ picture: used })}
      onAddress={(url) => onUse({ picture: { id: url, name: "", url } })}
      actions={
        picture ? (
          <>
            {onCopied && images?.copyToTemplate ? <CopyButton picture={picture} onCopied={onCopied} /> : null}
            {onAi ? <ChangeButton onPress={() => onAi(picture)} /> : null}
          </>
        ) : null
      }
    />
  );
}

function CopyButton({ picture, onCopied }: { readonly picture: LibraryPicture; readonly onCopied: () => void }) {
  const say = useTranslate(imagesStrings);
  const toasts = useToasts();
  const { images } = useEditorServices().ports;
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const answer = await images?.copyToTemplate?.(picture);
    setBusy(false);
    if (answer?.kind !== "copied") return void toasts.show({ kind: "error", message: say("notCopied") });
    toasts.show({ kind: "success", message: say("copied", { name: picture.name }) });
    onCopied();
  };
  return (
    <Button icon={Copy} isLoading={isBusy} onClick={() => void copy()}>
      {say("copy")}
    </Button>
  );
}

/** The page has no pictures to choose from: an address is all there is. */
export function WithoutLibrary({ onUse }: Pick<SourceProps, "onUse">) {
  const say = useTranslate(imagesStrings);
  return (
    <div className="mw-images-address">
      <AddressForm onUse={(url) => onUse({ picture: { id: url, name: "", url } })} />
      <EmptyState title={say("noLibrary")} icon={ImageOff}>
        {say("noLibraryHint")}
      </EmptyState>
    </div>
  );
}
