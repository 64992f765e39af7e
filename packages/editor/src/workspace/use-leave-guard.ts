import { useRoot } from "@mailwright/ui";
import { useEffect } from "react";
import { useEditorServices } from "../base/context/editor-context.js";
import { useWorkspace, useWorkspaceStore } from "./workspace-context.js";

/**
 * Makes the browser ask before the page is left with unsaved work. Without a store the work could not be saved anyway, and nothing is
 * asked.
 */
export function useLeaveGuard(): void {
  const { editor, ports } = useEditorServices();
  const root = useRoot();
  const workspace = useWorkspaceStore();
  const givenUp = useWorkspace((workspace) => workspace.givenUp);
  const maySave = ports.store.save !== undefined;
  useEffect(() => {
    const view = (root.ownerDocument ?? root).defaultView;
    if (!view || !maySave) return;
    const guard = (event: BeforeUnloadEvent) => {
      if (workspace.getState().reloading) return;
      if (editor.hasUnsavedWork() && editor.document.get() !== givenUp) event.preventDefault();
    };
    view.addEventListener("beforeunload", guard);
    return () => view.removeEventListener("beforeunload", guard);
  }, [editor, workspace, givenUp, maySave, root]);
}
