import { useStyles } from "@mailwright/ui";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { EditorProvider } from "../base/context/editor-context.js";
import { DndProvider } from "../canvas/drag/start/dnd-provider.js";
import { editorStyles } from "../shell/host/editor-styles.js";
import { PicturesProvider } from "../workspace/pictures/pictures-context.js";
import { WorkspaceProvider } from "../workspace/workspace-context.js";
import type { DialogRequest } from "../workspace/workspace-store.js";
import { openTestEditor, type TestEditor, type TestEditorOptions } from "./open-editor.js";

export interface StoryPartProps extends TestEditorOptions {
  /** What stands over the editor from the start. */
  readonly dialog?: DialogRequest;
  /** The findings stand outside of their own dialog too. */
  readonly hasChecks?: boolean;
  /** Changes what was opened before it is drawn. */
  readonly prepare?: (editor: TestEditor) => void;
  readonly children: ReactNode;
}

/** A part of the editor over a world in memory, without the rest of it. */
export function StoryPart({ dialog, prepare, hasChecks = false, children, ...options }: StoryPartProps) {
  useStyles(editorStyles);
  const editor = useTestEditor(options, dialog, prepare);
  const embedding = {
    isEmbedded: options.isEmbedded ?? false,
    isSystem: false,
    hasHome: true,
    hasTour: false,
    checks: hasChecks ? {} : undefined,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story does not change its embedding.
  const value = useMemo(() => editor && { store: editor.workspace, actions: editor.actions, embedding }, [editor]);
  if (!editor || !value) return null;
  return (
    <EditorProvider services={editor.services}>
      <WorkspaceProvider value={value}>
        <PicturesProvider>
          <DndProvider>{children}</DndProvider>
        </PicturesProvider>
      </WorkspaceProvider>
    </EditorProvider>
  );
}

function useTestEditor(options: TestEditorOptions, dialog: DialogRequest | undefined, prepare: StoryPartProps["prepare"]) {
  const [editor, setEditor] = useState<TestEditor>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story opens its template once.
  useEffect(() => {
    let isWanted = true;
    void openTestEditor(options).then((opened) => {
      if (!isWanted) return;
      prepare?.(opened);
      if (dialog) opened.actions.open(dialog);
      setEditor(opened);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return editor;
}
