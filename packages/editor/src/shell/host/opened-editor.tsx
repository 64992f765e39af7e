import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { EditorProvider } from "../../base/context/editor-context.js";
import type { ChecksFeature } from "../../checks/checks-feature.js";
import { useCrashDrafts } from "../../workspace/crash-drafts/use-crash-drafts.js";
import type { Embedding } from "../../workspace/embedding.js";
import type { OpenedTemplate } from "../../workspace/open-template.js";
import { PicturesProvider } from "../../workspace/pictures/pictures-context.js";
import { useFollowing } from "../../workspace/standing/use-following.js";
import { useCreateWorkspaceActions } from "../../workspace/use-workspace-actions.js";
import { WorkspaceProvider } from "../../workspace/workspace-context.js";
import { EditorShell } from "../arrangement/editor-shell.js";
import type { OpenEditor } from "./editor-handle.js";
import type { OpeningProps } from "./editor-props.js";
import { putDocument } from "./put-document.js";
import { useEditorEvents } from "./use-editor-events.js";
import { useItemDialogs } from "./use-item-dialogs.js";

export interface OpenedEditorProps {
  readonly opened: OpenedTemplate;
  readonly props: OpeningProps;
  /** Called while this template is open. */
  readonly onOpen: (open: OpenEditor | null) => void;
}

/** An opened template with its interface. */
export function OpenedEditor({ opened, props, onOpen }: OpenedEditorProps) {
  return (
    <EditorProvider services={opened.services}>
      <PicturesProvider>
        <Workspace opened={opened} props={props} onOpen={onOpen} />
      </PicturesProvider>
    </EditorProvider>
  );
}

function Workspace({ opened, props, onOpen }: OpenedEditorProps) {
  const { services, workspace } = opened;
  const embedding = useEmbeddingOf(props);
  const actions = useCreateWorkspaceActions({ services, workspace, callbacks: props, embedding });
  const value = useMemo(() => ({ store: workspace, actions, embedding }), [workspace, actions, embedding]);
  useLayoutEffect(() => {
    onOpen({ services, workspace, actions });
    return () => onOpen(null);
  }, [services, workspace, actions, onOpen]);
  useEditorEvents(opened, props);
  useHostSettings(opened, props);
  useHostDocument(opened, props.document);
  useItemDialogs(opened, actions);
  useCrashDrafts(opened);
  useFollowing(opened);
  return (
    <WorkspaceProvider value={value}>
      <EditorShell />
    </WorkspaceProvider>
  );
}

const usualChecks: ChecksFeature = {};

function useEmbeddingOf({ isEmbedded = false, isSystem = false, features, upgradeUrl, storesUrl }: OpeningProps): Embedding {
  const hasHome = !isEmbedded && (features?.home ?? false);
  const hasTour = features?.tour ?? true;
  const checks = features?.checks === false ? undefined : (features?.checks ?? usualChecks);
  return useMemo(
    () => ({ isEmbedded, isSystem, hasHome, hasTour, checks, upgradeUrl, storesUrl }),
    [isEmbedded, isSystem, hasHome, hasTour, checks, upgradeUrl, storesUrl],
  );
}

function useHostSettings({ services, workspace }: OpenedTemplate, { mode, isReadOnly = false }: OpeningProps): void {
  // In a layout effect, before anybody can act on what is drawn.
  useLayoutEffect(() => {
    const apply = () => {
      const { info, ownMode = "simple" } = workspace.getState();
      services.editor.viewState.setState({ mode: mode ?? ownMode, readOnly: isReadOnly || info.readOnly || info.status === "deleted" });
    };
    apply();
    return workspace.subscribe((now, before) => {
      if (now.info !== before.info) apply();
    });
  }, [services, workspace, mode, isReadOnly]);
}

/** A document that the host sets later, also while the editor opens, replaces what is open. The one that the editor was opened with does not. */
function useHostDocument(opened: OpenedTemplate, document: unknown): void {
  const shown = useRef(opened.given);
  useEffect(() => {
    // Others work in what is open together: only an empty one begins with what the page has.
    if (document === undefined || document === shown.current || opened.workspace.getState().together) return;
    shown.current = document;
    void putDocument(opened, document);
  }, [opened, document]);
}
