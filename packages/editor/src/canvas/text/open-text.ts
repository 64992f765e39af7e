import type { BlockId, TextPlace } from "@mailwright/document";
import type { Editor, LiveText } from "@mailwright/editing";
import { type Point, type RichTextField, startRichText } from "@mailwright/rich-text";
import { laterCommands } from "../../workspace/commands/later-commands.js";
import type { CanvasHandle } from "../surface/canvas-handle.js";
import { type EditableNow, readEditable } from "./editable-text.js";
import { registerFoldKey } from "./fold-key.js";
import { followDocument, type OthersInText } from "./follow-document.js";
import { registerTabKey } from "./tab-to-text.js";
import { createTextMemory } from "./text-memory.js";
import { createTextWriter } from "./text-writer.js";

export interface OpenTextOptions {
  readonly editor: Editor;
  readonly canvas: CanvasHandle;
  readonly blockId: BlockId;
  /** Which of its texts, where it has one in every item of a list. */
  readonly place?: TextPlace | undefined;
  readonly label: string;
  readonly point: Point | undefined;
  /** Its words are a sample: all of them are selected. */
  readonly isNew: boolean | undefined;
  /** Absent: nobody else writes in it. */
  readonly others?: OthersInText;
  readonly onUnsafeLink: () => void;
  /** Called when editing ends and the canvas shows the compiled text again. */
  readonly onEnd: () => void;
}

/** A block's text while it is edited, connected to the document, its history and the canvas. */
export interface OpenText {
  readonly blockId: BlockId;
  readonly place?: TextPlace | undefined;
  readonly richText: RichTextField;
  /** Ends editing and keeps what was typed. */
  end(): void;
}

/** Starts editing a block's text on the canvas. `undefined` if the block has no text or is not drawn. */
export function openText(options: OpenTextOptions): OpenText | undefined {
  const { editor, canvas, blockId, place } = options;
  const element = canvas.textElementOf(blockId, place);
  const start = readEditable(editor, blockId, place);
  if (!element || !start) return undefined;
  editor.addCommands(laterCommands);
  canvas.protect(blockId, place);
  return createOpenText(options, element, start);
}

function createOpenText(options: OpenTextOptions, element: HTMLElement, start: EditableNow): OpenText {
  const { editor, canvas, blockId, place, others } = options;
  const view = element.ownerDocument.defaultView ?? window;
  const memory = createTextMemory(editor, start);
  const writer = createTextWriter({ editor, blockId, place, memory, view, text: () => richText, others });
  const focus = { isHere: true };
  const richText = startOn(element, { ...options, start, writer, focus, view, onLeave: () => end() });
  const live = createLiveText({ editor, blockId, place, richText, writer, view, end: () => close() });
  const stopFollowing = followDocument({
    ...{ editor, canvas, blockId, place, memory, writer, richText, others },
    hadFocus: () => focus.isHere,
    onGone: () => end(),
  });
  // Undo may have moved the selection to another block.
  const stopSelecting = editor.viewState.subscribe(({ selection, textEditing }) => {
    if (textEditing?.blockId === blockId && !selection.includes(blockId)) editor.commitText();
  });
  let isOver = false;

  function close() {
    if (isOver) return;
    writer.write();
    isOver = true;
    const hadFocus = richText.isFocused();
    stopFollowing();
    stopSelecting();
    richText.stop();
    canvas.protect(null);
    if (hadFocus) canvas.focusBlock(editor.viewState.getState().selection.at(-1) ?? blockId);
    options.onEnd();
  }

  function end() {
    editor.commitText();
    close();
  }

  editor.setLiveText(live);
  memory.keepMoment(richText.snapshot());
  registerFoldKey({ canvas, richText, end });
  registerTabKey({ canvas, blockId, place, richText });
  return { blockId, place, richText, end };
}

interface StartOptions extends OpenTextOptions {
  readonly start: EditableNow;
  readonly writer: ReturnType<typeof createTextWriter>;
  readonly focus: { isHere: boolean };
  readonly view: Window;
  readonly onLeave: () => void;
}

function startOn(element: HTMLElement, { editor, label, point, isNew, onUnsafeLink, start, writer, focus, view, onLeave }: StartOptions) {
  const { html, styles, maxLength, mode } = start;
  /** There is one history for everything: changes of text, settings and blocks are undone in the order in which they were made. */
  const travel = (way: "undo" | "redo") => {
    writer.endStep();
    const hadFocus = field.isFocused();
    // The command commits what is typed, as every command does; while the focus stays, the text goes on being edited.
    if (editor.run(way).done && hadFocus && field.element.isContentEditable) field.focus();
  };
  const field = startRichText(element, {
    html,
    styles,
    maxLength,
    mode,
    label,
    point,
    selectsAll: isNew,
    onUnsafeLink,
    history: { undo: () => travel("undo"), redo: () => travel("redo") },
    onChange: writer.note,
    onBeforeStep: writer.endStep,
    onCommitKey: onLeave,
    onFocusChange(isHere) {
      if (isHere) focus.isHere = true;
      else view.queueMicrotask(noticeBlur);
    },
  });
  field.setStyles(start.shownStyles);
  // Deferred: the focus also leaves while the canvas replaces the element, and the replacement is not finished yet.
  function noticeBlur() {
    focus.isHere = field.isFocused();
    if (!focus.isHere) writer.write();
  }
  return field;
}

interface LiveTextOptions {
  readonly editor: Editor;
  readonly blockId: BlockId;
  readonly place: TextPlace | undefined;
  readonly richText: RichTextField;
  readonly writer: ReturnType<typeof createTextWriter>;
  readonly view: Window;
  readonly end: () => void;
}

/** What the editor gets of the text: it commits it before commands, and saves it in a crash draft. */
function createLiveText({ editor, blockId, place, richText, writer, view, end }: LiveTextOptions): LiveText {
  const live: LiveText = {
    blockId,
    place,
    read: () => (writer.isTyped() ? richText.html() : undefined),
    commit() {
      writer.write();
      view.queueMicrotask(goOnOrEnd);
    },
    cancel() {
      writer.forget();
      end();
    },
  };
  // Saving commits the text, and the person who pressed Ctrl+S goes on writing. Every other reason ends editing.
  function goOnOrEnd() {
    const { selection, drag, preview, readOnly, textEditing } = editor.viewState.getState();
    const isHere = selection.length === 1 && selection[0] === blockId && !drag && !preview && !readOnly && !textEditing;
    if (isHere && richText.element.isContentEditable && richText.isFocused()) editor.setLiveText(live);
    else end();
  }
  return live;
}
