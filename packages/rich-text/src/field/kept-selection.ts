import { $getNodeByKey, $getSelection, $isRangeSelection, $setSelection, type LexicalEditor, type RangeSelection } from "lexical";

/**
 * The selection of a text whose focus is elsewhere, in a toolbar or a field. The browser's own selection is lost or moved there
 * as soon as the text changes, and Lexical would follow it.
 */
export interface KeptSelection {
  /** The focus leaves the text. */
  keep(): void;
  /** The focus is back in the text. */
  release(): void;
  isKept(): boolean;
  /** What counts as selected now, for reading. */
  $read(): RangeSelection | null;
  /** The same, for changing: selects it again where it was lost. */
  $take(): RangeSelection | null;
  /** After a change: the selection as it has become. */
  $note(): void;
}

export function createKeptSelection(editor: LexicalEditor): KeptSelection {
  let kept: RangeSelection | null = null;
  const $current = () => {
    const selection = $getSelection();
    return $isRangeSelection(selection) ? selection : null;
  };
  const $valid = () => (kept && $getNodeByKey(kept.anchor.key) && $getNodeByKey(kept.focus.key) ? kept : null);
  return {
    keep: () => {
      kept = editor.getEditorState().read($current)?.clone() ?? null;
    },
    release: () => {
      kept = null;
    },
    isKept: () => kept !== null,
    $read: () => $valid() ?? $current(),
    $take: () => {
      const selection = $valid()?.clone();
      if (selection) $setSelection(selection);
      return selection ?? $current();
    },
    $note: () => {
      if (kept) kept = $current()?.clone() ?? null;
    },
  };
}
