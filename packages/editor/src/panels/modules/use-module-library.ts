import { useEffect, useSyncExternalStore } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { type ModuleLibrary, type ModuleLibraryState, moduleLibrary } from "./module-library.js";

/** The modules of this editor, fetched when they are first asked for. `undefined` without a port for them. */
export function useModuleLibrary(): ModuleLibrary {
  const { modules } = useEditorServices().ports;
  if (!modules) throw new Error("useModuleLibrary needs the port `modules`");
  return moduleLibrary(modules);
}

export function useModules(library: ModuleLibrary): ModuleLibraryState {
  useEffect(() => {
    if (library.getState().phase === "idle") void library.refresh();
  }, [library]);
  return useSyncExternalStore(library.subscribe, library.getState);
}
