import { leadOf } from "@mailwright/editing";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useEditor, useViewState } from "../../base/context/editor-context.js";
import { useDrag } from "../drag/start/drag-context.js";
import type { CanvasView } from "../surface/canvas-view.js";

interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

/** The menu of a block: at the pointer, or at the block if it was asked for by keyboard. */
export function useContextMenu(view: CanvasView | null) {
  const editor = useEditor();
  const { isDragging } = useDrag();
  const [at, setAt] = useState<MenuPlace | null>(null);
  const lead = useViewState(({ selection }) => leadOf(selection));

  const openAtBlock = (event: KeyboardEvent) => {
    const isAsked = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    const element = lead === undefined ? undefined : view?.elementOf(lead);
    if (!isAsked || !element || view?.focusedBlock() === undefined) return;
    event.preventDefault();
    const rect = element.getBoundingClientRect();
    setAt({ x: rect.left + 8, y: Math.max(rect.top + 8, 8) });
  };
  const openAtPointer = (event: MouseEvent) => {
    if (!view || view.isInText(event.nativeEvent)) return;
    const blockId = view.blockAt(event.clientX, event.clientY);
    if (blockId === undefined) return;
    event.preventDefault();
    // A long press begins a drag on some systems and asks for a menu on others.
    if (isDragging()) return;
    if (!editor.viewState.getState().selection.includes(blockId)) editor.run("select", { blockIds: [blockId] });
    view.focusBlock(blockId);
    setAt({ x: event.clientX, y: event.clientY });
  };

  const close = () => {
    setAt(null);
    if (lead !== undefined) view?.focusBlock(lead);
  };

  return {
    handlers: { onContextMenu: openAtPointer, onKeyDownCapture: openAtBlock },
    menu: at && lead !== undefined ? { blockId: lead, at, onClose: close } : null,
  };
}
