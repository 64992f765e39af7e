import { useLatest } from "@mailwright/ui";
import { useEffect } from "react";
import { useDescribeChange } from "../../base/words/change-words.js";
import type { OpenedTemplate } from "../../workspace/open-template.js";
import type { EditorCallbacks } from "../../workspace/workspace-callbacks.js";

/** Tells the host what happens in an opened template. */
export function useEditorEvents({ services: { editor }, workspace }: OpenedTemplate, callbacks: EditorCallbacks): void {
  const latest = useLatest({ callbacks, describe: useDescribeChange() });
  useEffect(() => {
    const tell = () => latest.current.callbacks;
    const stops = [
      editor.on("change", ({ label, patches }) => tell().onChange?.({ label: label ? latest.current.describe(label) : "", patches })),
      editor.on("dirty", (isDirty) => tell().onDirtyChange?.({ isDirty })),
      editor.viewState.subscribe(({ selection }, before) => {
        if (selection !== before.selection) tell().onSelect?.({ blockIds: selection });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, latest]);
  // Once for each template. Other ports, blocks or entitlements over the same work are not another template.
  useEffect(() => {
    latest.current.callbacks.onReady?.({ templateId: workspace.getState().info.id });
  }, [workspace, latest]);
  useEffect(() => {
    const tell = (title: string) => latest.current.callbacks.onTitleChange?.({ title });
    tell(workspace.getState().info.name);
    return workspace.subscribe(({ info }, before) => {
      if (info.name !== before.info.name) tell(info.name);
    });
  }, [workspace, latest]);
}
