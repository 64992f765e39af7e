import { ActivityDialog } from "@mailwright/views/activity";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { useEntries } from "./use-entries.js";

/** What people did with the open template. */
export function TemplateActivity() {
  const { close } = useWorkspaceActions();
  const info = useWorkspace((workspace) => workspace.info);
  return <ActivityDialog template={info} useEntries={useEntries} onClose={close} />;
}
