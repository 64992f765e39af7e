import type { ModuleGroupRecord, ModuleRecord } from "../../ports/module-port.js";
import { DeleteDialog } from "./delete-dialog.js";
import { GroupDialog } from "./group-dialog.js";
import { ModuleDialog as EditModuleDialog } from "./module-dialog.js";

/** The dialogs of the modules. */
export type ModuleDialog =
  | { readonly kind: "edit-module" | "delete-module"; readonly module: ModuleRecord }
  | { readonly kind: "rename-group" | "delete-group"; readonly group: ModuleGroupRecord }
  | { readonly kind: "new-group" };

export interface ModulesDialogsProps {
  readonly dialog: ModuleDialog;
  readonly onClose: () => void;
}

/** The dialog that was asked for. */
export function ModulesDialogs({ dialog, onClose }: ModulesDialogsProps) {
  if (dialog.kind === "new-group") return <GroupDialog onClose={onClose} />;
  if (dialog.kind === "rename-group") return <GroupDialog group={dialog.group} onClose={onClose} />;
  if (dialog.kind === "edit-module") return <EditModuleDialog module={dialog.module} onClose={onClose} />;
  return <DeleteDialog target={dialog} onClose={onClose} />;
}
