import { useEffect } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { useWorkspaceStore } from "../../workspace/workspace-context.js";

/** The comments stand where the settings and, on small screens, every sheet stands: what is opened there takes their place, and they take its. */
export function useOwnPlace(): void {
  const editor = useEditor();
  const workspace = useWorkspaceStore();
  useEffect(() => {
    const { over } = workspace.getState().panels;
    if (over !== null) editor.run("toggle-panel", { side: over, isOpen: false });
    return workspace.subscribe(({ panels }, before) => {
      const isCovered = panels.over !== null && panels.over !== before.panels.over;
      if (isCovered || (panels.beside.right && !before.panels.beside.right)) workspace.setState({ commenting: false });
    });
  }, [editor, workspace]);
}
