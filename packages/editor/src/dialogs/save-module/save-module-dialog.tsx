import { ModuleDialog } from "../../panels/modules/module-dialog.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";

/** Makes a module of the selected block. */
export function SaveModuleDialog() {
  const { close } = useWorkspaceActions();
  return <ModuleDialog onClose={close} />;
}
