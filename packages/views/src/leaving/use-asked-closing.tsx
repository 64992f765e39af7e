import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { type ReactNode, useState } from "react";
import { leavingStrings } from "./leaving-strings.js";

interface AskedClosing {
  /** What Escape and the close button of the dialog call. */
  readonly close: () => void;
  /** Rendered beside the dialog. */
  readonly question: ReactNode;
}

/** Closes a form at once while nothing in it has changed; otherwise asks first. Its own Cancel needs no question. */
export function useAskedClosing({ isChanged, onClose }: { readonly isChanged: boolean; readonly onClose: () => void }): AskedClosing {
  const say = useTranslate(leavingStrings);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isChanged) setAsking(true);
    else onClose();
  };
  const question = isAsking ? (
    <ConfirmDialog
      title={say("title")}
      confirmLabel={say("discard")}
      cancelLabel={say("stay")}
      tone="danger"
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    >
      {say("text")}
    </ConfirmDialog>
  ) : null;
  // An Escape in the question is heard by the dialog under it as well.
  return { close: isAsking ? ignore : close, question };
}

const ignore = () => undefined;
