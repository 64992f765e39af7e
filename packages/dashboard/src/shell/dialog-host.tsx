import { useStyles, useToasts, useTranslate } from "@mailwright/ui";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useDialogStore } from "../dialog-requests/dialog-context.js";
import type { DialogFaceProps } from "../dialog-requests/dialog-face.js";
import { closeDialog, type DialogId, type DialogRequest } from "../dialog-requests/dialog-store.js";
import { useTourStart } from "../dialogs/tour/use-tour-start.js";
import { dialogHostStrings } from "./dialog-host-strings.js";
import { dialogLoaders } from "./dialog-loaders.js";
import dialogsCss from "./dialogs.css?inline";
import { useFocusHome } from "./use-focus-home.js";

const styles = [dialogsCss];

/** Shows the dialog that was asked for; its code comes with the first asking. Mount it once per dashboard. */
export function DialogHost() {
  useStyles(styles);
  const store = useDialogStore();
  const request = useStore(store, (state) => state.request);
  const loaded = useLoadedDialog(request);
  useFocusHome(request !== undefined);
  useTourStart();
  return loaded && loaded.request === request ? loaded.face : null;
}

interface LoadedDialog {
  readonly request: DialogRequest;
  readonly face: ReactNode;
}

function useLoadedDialog(request: DialogRequest | undefined): LoadedDialog | undefined {
  const [loaded, setLoaded] = useState<LoadedDialog>();
  const store = useDialogStore();
  const toasts = useToasts();
  const say = useTranslate(dialogHostStrings);
  useEffect(() => {
    if (request === undefined) return;
    let isWanted = true;
    // What closes is this dialog, not one that has taken its place since.
    const close = () => store.getState().request === request && closeDialog(store);
    const load = async () => {
      try {
        const face = await loadFace(request.id, request, close);
        if (isWanted) setLoaded({ request, face });
      } catch {
        // Its code did not come: no connection, or a newer release has replaced the file.
        if (!isWanted) return;
        toasts.show({ kind: "error", message: say("notLoaded") });
        close();
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [request, store, toasts, say]);
  return loaded;
}

async function loadFace<Id extends DialogId>(id: Id, request: DialogRequest<Id>, onClose: () => void): Promise<ReactNode> {
  const Face: ComponentType<DialogFaceProps<Id>> = await dialogLoaders[id]();
  return <Face request={request} onClose={onClose} />;
}
