import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { Embedding } from "./embedding.js";
import type { WorkspaceActions } from "./workspace-actions.js";
import { type DialogKind, type DialogRequest, isRequest, type Workspace, type WorkspaceStore } from "./workspace-store.js";

export interface WorkspaceContextValue {
  readonly store: WorkspaceStore;
  readonly actions: WorkspaceActions;
  readonly embedding: Embedding;
}

const WorkspaceContext = createContext<WorkspaceContextValue | undefined>(undefined);

/** Gives everything below it the opened template. */
export function WorkspaceProvider({ value, children }: { readonly value: WorkspaceContextValue; readonly children: ReactNode }) {
  return <WorkspaceContext.Provider value={value}>{children}</WorkspaceContext.Provider>;
}

function useWorkspaceContext(): WorkspaceContextValue {
  const value = useContext(WorkspaceContext);
  if (!value) throw new Error("No WorkspaceProvider");
  return value;
}

/** Reads something out of the workspace; renders again only when the answer is another value. */
export function useWorkspace<T>(select: (workspace: Workspace) => T): T {
  const { store } = useWorkspaceContext();
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The workspace itself, for what lives outside of React. */
export function useWorkspaceStore(): WorkspaceStore {
  return useWorkspaceContext().store;
}

/** What can be done with the template. The same object at every render. */
export function useWorkspaceActions(): WorkspaceActions {
  return useWorkspaceContext().actions;
}

/** How the host has placed the editor. */
export function useEmbedding(): Embedding {
  return useWorkspaceContext().embedding;
}

/** The request that an open dialog was opened with. `undefined` while it closes. */
export function useDialogRequest<K extends DialogKind>(kind: K): Extract<DialogRequest, { kind: K }> | undefined {
  return useWorkspace(({ dialog }) => (isRequest(dialog, kind) ? dialog : undefined));
}
