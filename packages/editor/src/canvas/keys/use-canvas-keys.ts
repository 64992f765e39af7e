import { type BlockId, findBlock } from "@mailwright/document";
import { type Editor, leadOf, matchShortcut, type Outcome } from "@mailwright/editing";
import { isEditable, useAnnounce } from "@mailwright/ui";
import { type KeyboardEvent, useCallback } from "react";
import { useEditor, useEditorServices } from "../../base/context/editor-context.js";
import { imagePropOf } from "../../base/document/image-prop.js";
import { useSayRefusal, useTellRefusal } from "../../base/words/refusal-words.js";
import { hasMacKeys } from "../../base/words/shortcut-text.js";
import { laterKeys } from "../../workspace/commands/keys.gen.js";
import { afterRun, runSoon } from "../../workspace/commands/run-soon.js";
import type { CanvasView } from "../surface/canvas-view.js";
import { nextControl } from "../surface/reader-controls.js";

/**
 * The keys of the canvas while the focus is inside it. Arrows go from block to block, Enter goes into a text or a container, Escape out of
 * it, and every command's own keys run it.
 */
export function useCanvasKeys(view: CanvasView | null): (event: KeyboardEvent) => void {
  const editor = useEditor();
  const tell = useTellKeyRefusal();
  return useCallback(
    (event) => {
      // While something is dragged, the arrows are for the drag.
      if (!view || event.defaultPrevented || event.nativeEvent.isComposing || editor.viewState.getState().drag) return;
      const target = event.nativeEvent.composedPath()[0];
      if (isEditable(target)) {
        if (event.key === "Escape") leaveText(editor, view, event);
        return;
      }
      const isOnBlock = target instanceof Node && view.root.contains(target);
      if (isOnBlock && event.key === "Enter" && !hasModifier(event)) {
        event.preventDefault();
        const asked = goInto(editor, view);
        if (asked) afterRun(runSoon(editor, "choose-image", asked), (outcome) => tell("choose-image", outcome));
        return;
      }
      if (isOnBlock && event.key === "Enter" && event.altKey && operateNext(editor, view)) {
        event.preventDefault();
        return;
      }
      const isMac = hasMacKeys(event.currentTarget.ownerDocument.defaultView);
      const match = matchShortcut(editor.commands, event.nativeEvent, isMac) ?? matchShortcut(laterKeys, event.nativeEvent, isMac);
      // Buttons over the canvas use arrows and Escape themselves.
      if (!match || (!isOnBlock && !hasModifier(event))) return;
      event.preventDefault();
      afterRun(runSoon(editor, match.commandId, match.args), (outcome) => tell(match.commandId, outcome));
    },
    [editor, view, tell],
  );
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Unfolds the next answer of the selected block, or turns it to its next picture: the twin of a press there. */
function operateNext({ viewState }: Editor, view: CanvasView): boolean {
  const element = view.elementOf(leadOf(viewState.getState().selection) ?? "");
  const control = element && nextControl(element);
  if (control) view.operate(control);
  return control !== undefined;
}

function leaveText(editor: Editor, view: CanvasView, event: KeyboardEvent): void {
  const { textEditing } = editor.viewState.getState();
  if (!textEditing) return;
  event.preventDefault();
  editor.commitText();
  view.focusBlock(textEditing.blockId);
}

/**
 * Goes into the selected block: to its first child, or into its text. If it is a picture, nothing changes, and its id is answered so that
 * the caller opens the choice of pictures.
 */
function goInto(editor: Editor, view: CanvasView): { readonly blockId: BlockId } | undefined {
  const { selection, readOnly } = editor.viewState.getState();
  const blockId = leadOf(selection);
  const block = blockId === undefined ? undefined : findBlock(editor.document.get().root, blockId);
  if (!block) return undefined;
  if (block.children?.length) editor.run("select", { step: "child" });
  else if (!readOnly && view.textElementOf(block.id)) view.requestTextEditing({ blockId: block.id });
  else if (!readOnly && imagePropOf(editor.registry.get(block.type)) !== undefined) return { blockId: block.id };
  return undefined;
}

/** If a block cannot go further, that is announced and not shown: a toast for every arrow pressed too often would be a nuisance. */
function useTellKeyRefusal(): (commandId: string, outcome: Outcome) => void {
  const { ports } = useEditorServices();
  const tellRefusal = useTellRefusal();
  const announce = useAnnounce();
  const say = useSayRefusal();
  return useCallback(
    (commandId, outcome) => {
      // If no styles were copied here, the system's clipboard may hold some. The code that reads it reports the result.
      const isRead = !outcome.done && outcome.refusal === "no-styles" && ports.clipboard?.readText !== undefined;
      if (outcome.done || commandId === "select" || isRead) return;
      if (outcome.refusal === "not-here") void say("not-here").then((words) => announce(words));
      else tellRefusal(outcome);
    },
    [ports, tellRefusal, announce, say],
  );
}
