import type { EmailDocument } from "@mailwright/document";
import type { Editor, HistoryView, ViewState } from "@mailwright/editing";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { EditorServices } from "./editor-services.js";

const EditorContext = createContext<EditorServices | undefined>(undefined);

export interface EditorProviderProps {
  readonly services: EditorServices;
  readonly children: ReactNode;
}

/** Gives everything below it one editor. */
export function EditorProvider({ services, children }: EditorProviderProps) {
  return <EditorContext.Provider value={services}>{children}</EditorContext.Provider>;
}

/** The editor's services. Throws outside an `EditorProvider`: that is a mistake in our own code. */
export function useEditorServices(): EditorServices {
  const services = useContext(EditorContext);
  if (!services) throw new Error("No EditorProvider");
  return services;
}

/** The editor without a face: `run`, document, view state. */
export function useEditor(): Editor {
  return useEditorServices().editor;
}

/**
 * Reads something out of the view state (selection, device, zoom, …). The component renders again only when what the selector
 * answers is another value (by `Object.is`), so select primitives or parts that keep their identity.
 */
export function useViewState<T>(select: (viewState: ViewState) => T): T {
  const { viewState } = useEditor();
  const read = () => select(viewState.getState());
  return useSyncExternalStore(viewState.subscribe, read, read);
}

/** Reads something out of the document, under the same rule as `useViewState`. */
export function useDocument<T>(select: (document: EmailDocument) => T): T {
  const { document } = useEditor();
  const read = () => select(document.get());
  return useSyncExternalStore(document.subscribe, read, read);
}

/** What can be undone and redone, under the same rule as `useViewState`. */
export function useHistory<T>(select: (history: HistoryView) => T): T {
  const { document } = useEditor();
  const read = () => select(document.history());
  return useSyncExternalStore(document.subscribe, read, read);
}

/** Is there work that is not saved, text being typed included? */
export function useHasUnsavedWork(): boolean {
  const editor = useEditor();
  return useSyncExternalStore(
    (listener) => editor.on("dirty", listener),
    () => editor.hasUnsavedWork(),
    () => false,
  );
}
