import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from "@lexical/list";
import { fontStack } from "@mailwright/document";
import { FORMAT_TEXT_COMMAND, type LexicalEditor, type RangeSelection, SKIP_DOM_SELECTION_TAG, type UpdateTag } from "lexical";
import { focusedAround } from "../caret/shadow-roots.js";
import { $indent, $setAlign, $setBlock, $setLineHeight } from "../commands/blocks.js";
import { $clearFormatting, $setTextStyle } from "../commands/formatting.js";
import { $setLetterCase } from "../commands/letter-case.js";
import { $setLink } from "../commands/links.js";
import { $setTableLook } from "../commands/table-look.js";
import { $changeTable, $insertTable } from "../commands/tables.js";
import type { KeptSelection } from "./kept-selection.js";
import { $completeMergeTag } from "./merge-tag-query.js";
import { isRightToLeft } from "./modes.js";
import { $listOf } from "./read-state.js";
import type { RichTextCommands } from "./rich-text-field.js";

/** What toolbars and hot keys can do with the selected words. */
export function createCommands(editor: LexicalEditor, kept: KeptSelection, onBeforeStep: () => void): RichTextCommands {
  const run = ($change: (selection: RangeSelection) => void) => {
    onBeforeStep();
    editor.update(
      () => {
        const selection = kept.$take();
        if (selection) $change(selection);
        kept.$note();
      },
      { discrete: true, tag: tagsFor(editor) },
    );
  };
  return {
    toggleFormat: (format) => run(() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)),
    setColor: (color) => run((selection) => $setTextStyle(selection, "color", color)),
    setHighlight: (color) => run((selection) => $setTextStyle(selection, "background-color", color)),
    setFontSize: (px) => run((selection) => $setTextStyle(selection, "font-size", px === null ? null : `${px}px`)),
    setFont: (name) => run((selection) => $setTextStyle(selection, "font-family", name === null ? null : fontStack(name))),
    setLineHeight: (factor) => run((selection) => $setLineHeight(selection, factor)),
    setLetterCase: (letterCase) => run((selection) => $setLetterCase(selection, letterCase)),
    setLink: (link) => run(() => $setLink(link)),
    setBlock: (tag) => run((selection) => $setBlock(selection, tag)),
    setAlign: (align) => run((selection) => $setAlign(selection, align)),
    toggleList: (tag) =>
      run((selection) => {
        const command = tag === "ol" ? INSERT_ORDERED_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND;
        editor.dispatchCommand($listOf(selection) === tag ? REMOVE_LIST_COMMAND : command, undefined);
      }),
    indent: () => run((selection) => $indent(selection, 1, isRightToLeft(editor))),
    outdent: () => run((selection) => $indent(selection, -1, isRightToLeft(editor))),
    clearFormatting: () => run($clearFormatting),
    insertMergeTag: (tag) => run(() => $completeMergeTag(tag)),
    insertTable: (size) => run((selection) => $insertTable(selection, size)),
    changeTable: (change) => run((selection) => $changeTable(selection, change)),
    setTableLook: (look) => run((selection) => $setTableLook(selection, look)),
    insertWords: (words) => run((selection) => selection.insertText(words)),
  };
}

/** While the focus is in a field of a toolbar, a change of the text must not pull it away. */
export function tagsFor(editor: LexicalEditor): UpdateTag[] {
  const element = editor.getRootElement();
  return element && focusedAround(element) === element ? [] : [SKIP_DOM_SELECTION_TAG];
}
