import { type BlockId, findBlock, findParent } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useMemo } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { imagePropOf } from "../../base/document/image-prop.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { afterRun, runSoon } from "../../workspace/commands/run-soon.js";
import { useDrag } from "../drag/start/drag-context.js";
import type { CanvasView } from "../surface/canvas-view.js";
import { emptyPlace } from "../surface/empty-place.js";
import { pressedControl, type ReaderControl } from "../surface/reader-controls.js";

type PressEvent = MouseEvent | TouchEvent | KeyboardEvent;

/** The pointer on the email: a press selects a block, moving on drags it, and a click on a text edits it. */
export function usePress(view: CanvasView | null) {
  const editor = useEditor();
  const { handlersFor } = useDrag();
  const tell = useTellRefusal();
  return useMemo(() => {
    const drag = handlersFor((event) => {
      const blockIds = draggedBy(editor, blockUnder(event, view));
      return blockIds && { dragged: { kind: "blocks", blockIds } };
    });
    let pressed: BlockId | undefined;
    let control: ReaderControl | undefined;
    const chooseImage = (blockId: BlockId) => afterRun(runSoon(editor, "choose-image", { blockId }), tell);
    return {
      onTouchStart: drag.onTouchStart,
      onMouseDown(event: MouseEvent) {
        pressed = undefined;
        control = undefined;
        if (!view || event.button !== 0 || view.isInText(event.nativeEvent)) return;
        drag.onMouseDown(event);
        pressed = blockUnder(event, view);
        control = pressedControl(event.nativeEvent, event.clientX, editor.viewState.getState().readOnly);
        view.keepStill(() => selectPressed(editor, view, pressed, event));
        // Otherwise the browser would move the focus and begin to select text. Who only looks may select some, to comment on it.
        if (!editor.viewState.getState().readOnly) event.preventDefault();
      },
      onClick(event: MouseEvent) {
        if (!view || pressed === undefined || hasModifier(event)) return;
        if (control) {
          operatePressed(editor, view, pressed, control);
          // The press on a thumbnail clicks its dot besides.
          pressed = undefined;
          return;
        }
        settleClick(editor, view, pressed, event);
        if (isEmptyPicture(editor, pressed)) chooseImage(pressed);
      },
      onDoubleClick({ nativeEvent }: MouseEvent) {
        const isOnPicture = nativeEvent.composedPath()[0] instanceof HTMLImageElement;
        if (pressed !== undefined && showsImage(editor, pressed, isOnPicture)) chooseImage(pressed);
      },
    };
  }, [editor, handlersFor, tell, view]);
}

function blockUnder(event: PressEvent, view: CanvasView | null): BlockId | undefined {
  const point = "touches" in event ? event.touches[0] : "clientX" in event ? event : undefined;
  if (!view || !point || view.isInText(event.nativeEvent)) return undefined;
  return view.blockAt(point.clientX, point.clientY);
}

/** A press on one of several selected blocks drags all of them. A direct child of the root, such as the page wrapper, is not dragged. */
function draggedBy(editor: Editor, blockId: BlockId | undefined): readonly BlockId[] | undefined {
  const { selection, readOnly } = editor.viewState.getState();
  const { root } = editor.document.get();
  if (blockId === undefined || readOnly) return undefined;
  const ids = selection.includes(blockId) ? selection : [blockId];
  return ids.some((id) => findParent(root, id)?.parent === root) ? undefined : ids;
}

function selectPressed(editor: Editor, view: CanvasView, blockId: BlockId | undefined, event: MouseEvent): void {
  if (blockId === undefined) {
    editor.run("select", { step: "none" });
    return;
  }
  const isSelected = editor.viewState.getState().selection.includes(blockId);
  if (hasModifier(event)) editor.run("select", { blockIds: [blockId], how: event.shiftKey ? "range" : "toggle" });
  else if (!isSelected) editor.run("select", { blockIds: [blockId] });
  view.focusBlock(blockId);
}

/** The press did not become a drag. Of several selected blocks only this one stays selected, and a text takes the caret. */
function settleClick(editor: Editor, view: CanvasView, blockId: BlockId, { clientX, clientY }: MouseEvent): void {
  const { selection, readOnly } = editor.viewState.getState();
  if (selection.length > 1) editor.run("select", { blockIds: [blockId] });
  if (!readOnly && view.textElementOf(blockId)) view.requestTextEditing({ blockId, point: { clientX, clientY } });
}

/** A press on the arrow of an answer or the dot of a carousel does what it does for a reader. */
function operatePressed(editor: Editor, view: CanvasView, blockId: BlockId, control: ReaderControl): void {
  editor.run("select", { blockIds: [blockId] });
  editor.commitText();
  view.operate(control);
}

/**
 * Does this block show an empty place for a picture? One click there chooses the picture. In a read-only editor it is a block like any
 * other.
 */
function isEmptyPicture({ document, registry, viewState }: Editor, blockId: BlockId): boolean {
  const block = findBlock(document.get().root, blockId);
  return block !== undefined && !viewState.getState().readOnly && emptyPlace(block, registry) === "picture";
}

/** Does a press here mean the picture of the block? In a block that also has a text, only a press on the picture itself does. */
function showsImage({ document, registry, viewState }: Editor, blockId: BlockId, isOnPicture: boolean): boolean {
  const definition = registry.get(findBlock(document.get().root, blockId)?.type ?? "");
  if (viewState.getState().readOnly || definition?.accepts !== "nothing") return false;
  return imagePropOf(definition) !== undefined && (isOnPicture || !definition.editable);
}

function hasModifier({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean {
  return shiftKey || ctrlKey || metaKey;
}
