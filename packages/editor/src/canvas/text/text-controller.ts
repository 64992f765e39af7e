import { type Block, type BlockId, findBlock, isLocked, isSamePlace, type TextPlace } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { deepestFocus, isEditable } from "@mailwright/ui";
import { isSeen, textNear } from "../surface/block-texts.js";
import type { CanvasHandle, EditTextRequest } from "../surface/canvas-handle.js";
import { foldedAround } from "../surface/reader-controls.js";
import { textEditingCode, textToolbarCode } from "./later-rich-text.js";
import type { OpenText } from "./open-text.js";

export interface TextControllerOptions {
  readonly editor: Editor;
  readonly canvas: CanvasHandle;
  /** The accessible name of a block's text, or of the text of one of its items. */
  readonly labelOf: (block: Block, place: TextPlace | undefined) => string;
  readonly onLoadFailed: () => void;
  /** Says that a pasted link was left out. */
  readonly onUnsafeLink: () => void;
  /** Says that the text of this block must not be changed. */
  readonly onLocked: () => void;
  /** Absent: the code that all canvases of the page share. */
  readonly code?: typeof textEditingCode;
}

/** Starts and ends text editing on one canvas. One text at a time is edited. */
export interface TextController {
  current(): OpenText | null;
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/** Listens to the canvas. Lexical is fetched when a person first points at a text. */
export function createTextController(options: TextControllerOptions): TextController {
  const { editor, canvas, labelOf, onLoadFailed, onLocked, onUnsafeLink, code = textEditingCode } = options;
  const listeners = new Set<() => void>();
  let current: OpenText | null = null;
  let wanted: EditTextRequest | undefined;

  const become = (next: OpenText | null) => {
    current = next;
    for (const listener of listeners) listener();
  };

  function start({ blockId, place: wantedPlace, point, isNew }: EditTextRequest) {
    const at = point && { x: point.clientX, y: point.clientY };
    if (wantedPlace) unfold(canvas, canvas.textElementOf(blockId, wantedPlace));
    // A block that is hidden on this device is drawn as a line with its name, and its text element has no box.
    const seen = canvas.textsOf(blockId).filter(isSeen);
    const text = wantedPlace ? seen.find((each) => isSamePlace(each.place, wantedPlace)) : textNear(seen, point);
    unfold(canvas, text?.element);
    const place = text?.place;
    if (text && current?.blockId === blockId && isSamePlace(current.place, place)) return current.richText.focus(at);
    current?.end();
    const block = findBlock(editor.document.get().root, blockId);
    const loaded = code.peek();
    if (!block || !loaded || !text) return;
    if (isLocked(block, "content")) return onLocked();
    const label = labelOf(block, place);
    become(loaded.openText({ editor, canvas, blockId, place, label, point: at, isNew, onUnsafeLink, onEnd: () => become(null) }) ?? null);
  }

  async function request(next: EditTextRequest) {
    if (next.isNew && !hasSample(editor, next.blockId)) return;
    wanted = next;
    const focused = deepestFocus(document);
    if (code.peek()) return start(next);
    const release = holdKeys(canvas.root);
    let words = "";
    try {
      await code.load();
    } catch {
      onLoadFailed();
      return;
    } finally {
      words = release();
    }
    // Meanwhile the person may have selected something else, or gone to a field or a dialog: the caret must not leave it.
    const { selection, readOnly } = editor.viewState.getState();
    if (hasGoneElsewhere(canvas, focused)) return;
    if (wanted !== next || readOnly || selection.length !== 1 || selection[0] !== next.blockId) return;
    start(next);
    if (words && current?.blockId === next.blockId) current.richText.commands.insertWords(words);
  }

  const stopPreloading = preloadOnPointing(editor, code);
  const stopListening = canvas.onEditText((next) => void request(next));
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      wanted = undefined;
      stopPreloading();
      stopListening();
      current?.end();
      listeners.clear();
    },
  };
}

/** Who writes a question wants its answer too. */
function unfold(canvas: CanvasHandle, element: HTMLElement | undefined): void {
  for (const fold of element ? foldedAround(element) : []) canvas.operate(fold);
}

/** A letter, or a key that does something in a text. */
const textKeys = /^(.|Backspace|Delete|Enter|Home|End|Arrow.+)$/u;

/** What is typed before a text is open is for the text: *Backspace* must not delete the block. Answers a function that ends this, and tells what it was. */
function holdKeys(root: ShadowRoot): () => string {
  let words = "";
  const hold = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !textKeys.test(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Backspace") words = words.slice(0, -1);
    else if (key.length === 1) words += key;
  };
  root.addEventListener("keydown", hold, true);
  return () => {
    root.removeEventListener("keydown", hold, true);
    return words;
  };
}

/** Whether the focus has moved since to a field that is not on the canvas, or into a dialog or a menu. */
function hasGoneElsewhere({ root }: CanvasHandle, before: Element | null): boolean {
  const now = deepestFocus(document);
  if (now === null || now === before || now.getRootNode() === root) return false;
  return isEditable(now) || now.closest("[role=dialog], [role=alertdialog], [role=menu]") !== null;
}

function hasSample({ document, registry }: Editor, blockId: BlockId): boolean {
  const block = findBlock(document.get().root, blockId);
  const mode = block && !isLocked(block, "content") && registry.get(block.type)?.editable?.mode;
  return mode === "blocks" || mode === "inline";
}

/** Fetches Lexical while the pointer is on its way to the click. */
function preloadOnPointing({ document, registry, viewState }: Editor, code: typeof textEditingCode): () => void {
  const hasText = (blockId: BlockId | null | undefined) => {
    const block = blockId ? findBlock(document.get().root, blockId) : undefined;
    const { editable, editableItems } = (block && registry.get(block.type)) ?? {};
    return (editable ?? editableItems) !== undefined;
  };
  const stop = viewState.subscribe(({ hovered, selection }) => {
    if (!hasText(hovered) && !hasText(selection.at(-1))) return;
    stop();
    // If it fails, the person is told when they ask for editing.
    Promise.all([code.load(), textToolbarCode.load()]).catch(() => undefined);
  });
  return stop;
}
