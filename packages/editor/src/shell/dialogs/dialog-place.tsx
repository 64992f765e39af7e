import { DialogHost } from "@mailwright/views";
import type { ReactNode } from "react";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import type { DialogKind } from "../../workspace/workspace-store.js";

/** Shows the dialog that was asked for. */
export function DialogPlace() {
  const kind = useWorkspace(({ dialog }) => dialog?.kind);
  const { close } = useWorkspaceActions();
  return <DialogHost request={kind} load={loadDialog} onFailed={close} />;
}

async function loadDialog(kind: DialogKind): Promise<ReactNode> {
  const { dialogLoaders } = await import("./dialog-loaders.js");
  const Dialog = await dialogLoaders[kind]();
  return <Dialog />;
}
