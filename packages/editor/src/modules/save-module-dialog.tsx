import { useWorkspaceActions } from "../workspace/workspace-context.js";
import { ModuleDialog } from "./module-dialog.js";

/** Makes a module of the selected block. */
export function SaveModuleDialog() {
  const { close } = useWorkspaceActions();
  return <ModuleDialog onClose={close} />;
}
