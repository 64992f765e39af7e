import { useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useState } from "react";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { libraryStrings } from "./library-strings.js";
import { UseList } from "./use-list.js";
import type { UsesState } from "./use-picture-uses.js";

interface DeletePictureDialogProps {
  readonly library: PictureLibrary;
  readonly picture: LibraryPicture;
  readonly uses: UsesState;
  readonly onRemoved: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
}

/** Warns of what a deleted picture leaves behind. */
export function DeletePictureDialog({ library, picture, uses, onRemoved, onClose }: DeletePictureDialogProps) {
  const say = useTranslate(libraryStrings);
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const name = picture.name || say("unnamed");
  const remove = async () => {
    setBusy(true);
    const answer = await library.remove?.(picture).catch(() => undefined);
    setBusy(false);
    if (answer?.kind !== "removed") return void toasts.show({ kind: "error", message: say("notDeleted") });
    toasts.show({ kind: "success", message: say("deleted", { name }) });
    onClose();
    onRemoved(picture);
  };
  return (
    <ConfirmDialog
      title={say("deleteTitle", { name })}
      confirmLabel={say("delete")}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Warning uses={uses} />
    </ConfirmDialog>
  );
}

function Warning({ uses }: Pick<DeletePictureDialogProps, "uses">) {
  const say = useTranslate(libraryStrings);
  if (uses.phase !== "ready") return say("deleteUnknown");
  if (uses.templates.length === 0 && uses.othersCount === 0) return say("deleteUnused");
  return (
    <>
      <p>{say("deleteUsed")}</p>
      <div className="mw-picture-uses">
        <UseList {...uses} />
      </div>
    </>
  );
}
