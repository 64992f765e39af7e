import type { BlockId } from "@mailwright/document";
import { leadOf } from "@mailwright/editing";
import { useEffect } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import type { CanvasView } from "../surface/canvas-view.js";

/**
 * Keeps the focus of the canvas on the selected block. If the focus is on the canvas, it moves with the selection, also when the focused
 * block is deleted. If it is elsewhere (a panel, a dialog), the block is only scrolled into view. The other way round, focusing a block
 * with Tab selects it.
 */
export function useFocusFollowsSelection(view: CanvasView | null): void {
  const editor = useEditor();
  useEffect(() => {
    if (!view) return;
    const { viewState } = editor;
    // Focus events inside a shadow root do not reach the page, and those of the page do not reach the shadow root, so both are listened to.
    const listening = new Set([view.root.host.getRootNode(), view.root.ownerDocument]);
    const abort = new AbortController();
    // Removing a focused element fires no event, so the last place of the focus is remembered.
    let isHere = view.focusedBlock() !== undefined;
    const onFocus = (event: Event) => {
      const path = event.composedPath();
      isHere = path.includes(view.root) || path.includes(view.overlay);
      const blockId = path.includes(view.root) ? view.focusedBlock() : undefined;
      if (blockId === undefined || viewState.getState().textEditing) return;
      if (!viewState.getState().selection.includes(blockId)) editor.run("select", { blockIds: [blockId] });
    };
    for (const root of listening) root.addEventListener("focusin", onFocus, { capture: true, signal: abort.signal });
    view.setTabStop(leadOf(viewState.getState().selection) ?? firstBlock(editor));
    let wanted: BlockId | undefined;
    // A new block is selected before it is drawn. Then the focus waits for it.
    const follow = () => {
      if (wanted === undefined || !view.elementOf(wanted)) return;
      view.scrollToBlock(wanted);
      if (isHere && !viewState.getState().textEditing && view.focusedBlock() !== wanted) view.focusBlock(wanted);
      wanted = undefined;
    };
    const stops = [
      viewState.subscribe(({ selection }, before) => {
        if (selection === before.selection) return;
        const lead = leadOf(selection);
        view.setTabStop(lead ?? firstBlock(editor));
        if (lead !== leadOf(before.selection)) wanted = lead;
        follow();
      }),
      editor.document.subscribe(follow),
    ];
    return () => {
      abort.abort();
      for (const stop of stops) stop();
    };
  }, [editor, view]);
}

function firstBlock({ document }: ReturnType<typeof useEditor>): string | undefined {
  return document.get().root.children?.[0]?.id;
}
