import { useCallback } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useWorkspaceStore } from "../workspace-context.js";

/** Loads the page anew, after the unsaved work has been written down; absent where the page or that place is not the editor's. */
export function useReload(): (() => void) | undefined {
  const { page, crashDrafts } = useEditorServices().ports;
  const workspace = useWorkspaceStore();
  const reload = useCallback(() => workspace.setState({ reloading: true }), [workspace]);
  return page?.reload && crashDrafts ? reload : undefined;
}
