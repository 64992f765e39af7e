import { DialogHost } from "@mailwright/views";
import type { ReactNode } from "react";
import { useReload } from "../../workspace/lost-code/use-reload.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import type { DialogKind } from "../../workspace/workspace-store.js";

/** Shows the dialog that was asked for. */
export function DialogPlace() {
  const kind = useWorkspace(({ dialog }) => dialog?.kind);
  const { close } = useWorkspaceActions();
  const reload = useReload();
  return <DialogHost request={kind} load={loadDialog} onFailed={close} onReload={reload} />;
}

async function loadDialog(kind: DialogKind): Promise<ReactNode> {
  const { dialogLoaders } = await import("./dialog-loaders.js");
  const Dialog = await dialogLoaders[kind]();
  return <Dialog />;
}
