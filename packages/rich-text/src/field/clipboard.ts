import { objectKlassEquals } from "@lexical/utils";
import { isSafeAddress } from "@mailwright/document";
import {
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  COPY_COMMAND,
  CUT_COMMAND,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  type RangeSelection,
} from "lexical";
import { $setLink } from "../commands/links.js";
import { $cellAround } from "../commands/table-cells.js";
import { $createBlocks, $createWords } from "../lexical/create-nodes.js";
import { $readBlocks, $readWords } from "../lexical/read-nodes.js";
import { cleanInlinePaste, cleanPasteWithTables, linesToBlocks, linesToWords } from "../model/clean-paste.js";
import { withoutTables } from "../model/clean-tables.js";
import { readLinkText } from "../model/link-text.js";
import { parseInlineRichText, parseRichText } from "../model/parse-rich-text.js";
import { parsePlainLines, parsePlainWords } from "../model/plain-words.js";
import { type Inline, isPlain, type RichTextMode, type TextBlock } from "../model/text-tree.js";
import { writeInlineRichText, writeRichText } from "../model/write-rich-text.js";
import { holdsPicture } from "./holds-picture.js";

/** Our own words on the clipboard: pasted with every colour and size, while foreign ones take the look of the text. */
export const richTextMime = "application/x-mailwright-text";

/** Copying, cutting, pasting and dropping, all through the allow-list: nothing from outside is ever parsed by the browser. */
export function registerClipboard(editor: LexicalEditor, mode: RichTextMode, onUnsafeLink?: () => void): () => void {
  const $take = (data: DataTransfer) => {
    $insert(data, mode);
    if (hasUnsafeLink(data)) onUnsafeLink?.();
  };
  const onCopy = (event: ClipboardEvent | KeyboardEvent | null, isCut: boolean) => {
    const selection = $getSelection();
    if (!objectKlassEquals(event, ClipboardEvent) || !event.clipboardData || !$isRangeSelection(selection)) return false;
    event.preventDefault();
    if (selection.isCollapsed()) return true;
    $write(event.clipboardData, selection, mode);
    if (isCut) selection.removeText();
    return true;
  };
  return mergeRegister(
    editor.registerCommand(COPY_COMMAND, (event) => onCopy(event, false), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(CUT_COMMAND, (event) => onCopy(event, true), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        event.preventDefault();
        const data = objectKlassEquals(event, ClipboardEvent) ? event.clipboardData : null;
        if (data && !holdsPicture(data)) $take(data);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (input) => {
        if (typeof input === "string" || !input.dataTransfer) return false;
        $take(input.dataTransfer);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    // Words are moved by cutting and pasting; what is dropped from elsewhere arrives above as text that is inserted.
    editor.registerCommand(DRAGSTART_COMMAND, prevent, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      DROP_COMMAND,
      (event) => (event.dataTransfer?.types.includes("Files") ? prevent(event) : true),
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

function prevent(event: Event): boolean {
  event.preventDefault();
  return true;
}

function $write(data: DataTransfer, selection: RangeSelection, mode: RichTextMode): void {
  const text = selection.getTextContent();
  data.setData("text/plain", text);
  if (isPlain(mode)) return;
  const html = mode === "blocks" ? writeRichText($readBlocks(selection)) : writeInlineRichText($readWords(selection));
  data.setData("text/html", html);
  data.setData(richTextMime, html);
}

function $insert(data: DataTransfer, mode: RichTextMode): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const text = data.getData("text/plain");
  if (isPlain(mode)) {
    selection.removeText();
    $insertNodes($createWords(mode === "plain" ? parsePlainWords(text.replace(/\s+/g, " ")) : parsePlainLines(text)));
  } else if (!selection.isCollapsed() && isAddress(text)) $setLink(readLinkText(text));
  else if (mode === "inline") $insertNodes($createWords(wordsIn(data, text)));
  else if ($cellAround(selection.anchor.getNode())) $insertBlocks(withoutTables(blocksIn(data, text)));
  else $insertBlocks(blocksIn(data, text));
}

/** One line of words goes into the line of the caret; more bring their own lines. */
function $insertBlocks(blocks: readonly TextBlock[]): void {
  const [only] = blocks;
  if (blocks.length === 1 && only?.kind === "paragraph") $insertNodes($createWords(only.children));
  else $insertNodes($createBlocks(blocks));
}

function blocksIn(data: DataTransfer, text: string): readonly TextBlock[] {
  const own = data.getData(richTextMime);
  if (own) return parseRichText(own);
  const html = data.getData("text/html");
  return html ? cleanPasteWithTables(html) : linesToBlocks(text);
}

function wordsIn(data: DataTransfer, text: string): readonly Inline[] {
  const own = data.getData(richTextMime);
  if (own) return parseInlineRichText(own);
  const html = data.getData("text/html");
  return html ? cleanInlinePaste(html) : linesToWords(text);
}

/** A link that would run something, or carry a file. */
function hasUnsafeLink(data: DataTransfer): boolean {
  return /\bhref\s{0,9}=\s{0,9}["']?\s{0,9}(?:javascript|vbscript|data):/i.test(data.getData("text/html"));
}

/** One whole address, which links the words it is pasted over. */
function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text.trim()) && isSafeAddress(text.trim());
}
