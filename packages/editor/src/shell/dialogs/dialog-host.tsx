import { useToasts, useTranslate } from "@mailwright/ui";
import { type ComponentType, useEffect, useState } from "react";
import { dialogHostStrings } from "../../base/words/dialog-host-strings.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import type { DialogKind } from "../../workspace/workspace-store.js";

interface LoadedDialog {
  readonly kind: DialogKind;
  readonly Dialog: ComponentType;
}

/** Shows the dialog that was asked for; its code comes with the first asking. */
export function DialogHost() {
  const kind = useWorkspace(({ dialog }) => dialog?.kind);
  const loaded = useLoadedDialog(kind);
  return loaded && loaded.kind === kind ? <loaded.Dialog /> : null;
}

function useLoadedDialog(kind: DialogKind | undefined): LoadedDialog | undefined {
  const [loaded, setLoaded] = useState<LoadedDialog>();
  const { close } = useWorkspaceActions();
  const toasts = useToasts();
  const say = useTranslate(dialogHostStrings);
  useEffect(() => {
    if (kind === undefined) return;
    let isWanted = true;
    const load = async () => {
      try {
        const { dialogLoaders } = await import("./dialog-loaders.js");
        const Dialog = await dialogLoaders[kind]();
        if (isWanted) setLoaded({ kind, Dialog });
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
  }, [kind, close, toasts, say]);
  return loaded;
}
