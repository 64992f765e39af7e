import { useStyles } from "@mailwright/ui";
import { DialogHost } from "@mailwright/views";
import { type ComponentType, type ReactNode, useCallback } from "react";
import { useStore } from "zustand";
import { useDialogStore } from "../dialog-requests/dialog-context.js";
import type { DialogFaceProps } from "../dialog-requests/dialog-face.js";
import { closeDialog, type DialogId, type DialogRequest } from "../dialog-requests/dialog-store.js";
import { useTourStart } from "../dialogs/tour/use-tour-start.js";
import { dialogLoaders } from "./dialog-loaders.js";
import dialogsCss from "./dialogs.css?inline";
import { useFocusHome } from "./use-focus-home.js";

const styles = [dialogsCss];

/** Shows the dialog that was asked for. Mount it once per dashboard. */
export function DialogPlace() {
  useStyles(styles);
  const store = useDialogStore();
  const request = useStore(store, (state) => state.request);
  // What closes is this dialog, not one that has taken its place since.
  const close = useCallback((asked: DialogRequest) => void (store.getState().request === asked && closeDialog(store)), [store]);
  const load = useCallback((asked: DialogRequest) => loadFace(asked.id, asked, () => close(asked)), [close]);
  useFocusHome(request !== undefined);
  useTourStart();
  return <DialogHost request={request} load={load} onFailed={close} />;
}

async function loadFace<Id extends DialogId>(id: Id, request: DialogRequest<Id>, onClose: () => void): Promise<ReactNode> {
  const Face: ComponentType<DialogFaceProps<Id>> = await dialogLoaders[id]();
  return <Face request={request} onClose={onClose} />;
}
