import { $isListItemNode } from "@lexical/list";
import { $trimTextContentFromAnchor } from "@lexical/selection";
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  FORMAT_TEXT_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
  RootNode,
} from "lexical";
import { $indent, $lineAround, indentOf } from "../commands/blocks.js";
import { $toggleBold } from "../commands/bold.js";
import { $goToCell } from "../commands/tables.js";
import type { RichTextMode } from "../model/text-tree.js";
import { registerTableKeys } from "./table-keys.js";

/** What Enter, Tab and formatting do in each kind of text. */
export function registerMode(editor: LexicalEditor, mode: RichTextMode, maxLength = Number.POSITIVE_INFINITY): () => void {
  return modes[mode](editor, maxLength);
}

const modes = {
  blocks: (editor) =>
    mergeRegister(
      registerBold(editor),
      registerTableKeys(editor),
      editor.registerCommand(KEY_TAB_COMMAND, (event) => $tab(event, isRightToLeft(editor)), COMMAND_PRIORITY_HIGH),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, (event) => $outdentAtStart(event, isRightToLeft(editor)), COMMAND_PRIORITY_HIGH),
    ),
  inline: (editor) => mergeRegister(registerBold(editor), registerLineBreak(editor)),
  lines: (editor, maxLength) => mergeRegister(registerLineBreak(editor), registerWordsOnly(editor, maxLength)),
  plain: (editor, maxLength) =>
    mergeRegister(
      // Enter itself commits; what a phone's keyboard sends instead must not break the line.
      editor.registerCommand(INSERT_PARAGRAPH_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(INSERT_LINE_BREAK_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
      registerWordsOnly(editor, maxLength),
    ),
} satisfies Record<RichTextMode, (editor: LexicalEditor, maxLength: number) => () => void>;

/** Takes no format, and no more characters than the text may have. */
function registerWordsOnly(editor: LexicalEditor, maxLength: number): () => void {
  return mergeRegister(
    editor.registerCommand(FORMAT_TEXT_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
    editor.registerNodeTransform(RootNode, (root) => {
      const surplus = root.getTextContentSize() - maxLength;
      const selection = $getSelection();
      if (surplus > 0 && $isRangeSelection(selection)) $trimTextContentFromAnchor(editor, selection.anchor, surplus);
    }),
  );
}

/** Enter breaks the line, as Shift+Enter does. */
function registerLineBreak(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    INSERT_PARAGRAPH_COMMAND,
    () => editor.dispatchCommand(INSERT_LINE_BREAK_COMMAND, false),
    COMMAND_PRIORITY_HIGH,
  );
}

function registerBold(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    FORMAT_TEXT_COMMAND,
    (format) => {
      const selection = $getSelection();
      if (format !== "bold" || !$isRangeSelection(selection)) return false;
      $toggleBold(editor, selection);
      return true;
    },
    COMMAND_PRIORITY_HIGH,
  );
}

/** Is the text around the caret right-to-left? The email decides, not its words. */
export function isRightToLeft(editor: LexicalEditor): boolean {
  const element = editor.getRootElement();
  return element !== null && getComputedStyle(element).direction === "rtl";
}

// Only in a list or a table: everywhere else Tab leaves the text, as a keyboard user expects.
function $tab(event: KeyboardEvent, isRtl: boolean): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const line = $lineAround(selection.anchor.getNode());
  if (!$isListItemNode(line)) {
    const hasGone = $goToCell(selection, event.shiftKey);
    if (hasGone) event.preventDefault();
    return hasGone;
  }
  event.preventDefault();
  $indent(selection, event.shiftKey ? -1 : 1, isRtl);
  return true;
}

function $outdentAtStart(event: KeyboardEvent, isRtl: boolean): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.offset !== 0) return false;
  const line = $lineAround(selection.anchor.getNode());
  const first = line?.getFirstDescendant();
  const isAtStart = line !== null && (line.is(selection.anchor.getNode()) || selection.anchor.getNode().is(first));
  if (!isAtStart || indentOf(line, isRtl ? "margin-right" : "margin-left") === 0) return false;
  event.preventDefault();
  $indent(selection, -1, isRtl);
  return true;
}
