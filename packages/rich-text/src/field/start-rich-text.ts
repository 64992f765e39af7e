import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import {
  $getRoot,
  COMMAND_PRIORITY_HIGH,
  HISTORIC_TAG,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  mergeRegister,
  REDO_COMMAND,
  SKIP_SCROLL_INTO_VIEW_TAG,
  UNDO_COMMAND,
} from "lexical";
import { selectionRect } from "../caret/selection-rect.js";
import { focusedAround } from "../caret/shadow-roots.js";
import { createLexical, registerBehaviour } from "../lexical/create-lexical.js";
import { $applyLook, type EmailLook } from "../lexical/email-look.js";
import { registerMergeTags } from "../lexical/merge-tag-nodes.js";
import { registerClipboard } from "./clipboard.js";
import { createContent } from "./content.js";
import { createCommands, tagsFor } from "./create-commands.js";
import { createKeptSelection, type KeptSelection } from "./kept-selection.js";
import { registerMode } from "./modes.js";
import { mountField } from "./mount-field.js";
import type { RichTextField, RichTextHistory, RichTextOptions, RichTextSnapshot } from "./rich-text-field.js";
import { returnFocus, selectAll, setCaret } from "./set-caret.js";
import { watchEditor } from "./watch.js";
import { writeSpace } from "./write-space.js";

const historyDelayMs = 300;

/**
 * Starts editing the text of one block on the block's own compiled element, in any number of shadow roots. At once: when this
 * returns, the text looks as before, has the focus, and the caret stands where it was pressed. One text at a time.
 */
export function startRichText(element: HTMLElement, options: RichTextOptions): RichTextField {
  const { mode, styles = {} } = options;
  const look: EmailLook = { mode, styles };
  const editor = createLexical(look);
  const content = createContent(editor, mode, styles);
  const restoring = { isOn: false };
  const unregister = registerAll(editor, options, restoring);
  content.load(options.html, [HISTORY_MERGE_TAG]);
  const kept = createKeptSelection(editor);
  const mount = mountField(editor, element, options, kept);
  mount.onKey((event) => writeSpace(editor, mount.element(), event));
  const watch = watchEditor(editor, kept);
  const isFocused = () => focusedAround(mount.element()) === mount.element();
  const focusAt = (point: RichTextOptions["point"]) => {
    mount.element().focus({ preventScroll: true });
    setCaret(editor, mount.element(), point);
  };
  focusAt(options.point);
  if (options.selectsAll) selectAll(editor);

  return {
    get element() {
      return mount.element();
    },
    mode,
    commands: createCommands(editor, kept, () => options.onBeforeStep?.()),
    html: content.save,
    state: watch.state,
    mergeTagQuery: watch.mergeTagQuery,
    dismissMergeTagQuery: watch.dismissMergeTagQuery,
    subscribe: watch.subscribe,
    selectionRect: () => selectionRect(editor),
    onKey: mount.onKey,
    isFocused,
    isComposing: () => editor.isComposing(),
    focus: (point) => (point ? focusAt(point) : returnFocus(editor, mount.element(), kept)),
    setStyles: (next) => {
      look.styles = next;
      editor.read(() => $applyLook(editor, look, $getRoot().getChildren()));
    },
    snapshot: () => editor.read(() => editor.getEditorState()),
    restore: (to) => {
      restoring.isOn = true;
      if (typeof to === "string") content.load(to, [HISTORIC_TAG, SKIP_SCROLL_INTO_VIEW_TAG, ...tagsFor(editor)]);
      else goBackTo(editor, to, kept);
      restoring.isOn = false;
    },
    moveTo: (next) => {
      const hadFocus = isFocused();
      mount.moveTo(next);
      if (hadFocus) returnFocus(editor, mount.element(), kept);
    },
    stop: () => {
      watch.stop();
      unregister();
      mount.unmount();
    },
  };
}

/** What was selected then is selected again; the focus stays where it is. */
function goBackTo(editor: LexicalEditor, moment: RichTextSnapshot, kept: KeptSelection): void {
  // Lexical takes one tag here, and the other one speaks to its own history only, which nobody uses together with moments.
  const [tag = HISTORIC_TAG] = tagsFor(editor);
  editor.setEditorState(moment, { tag });
  if (kept.isKept()) kept.keep();
}

/** Everything that is tied to the editor, wherever it is mounted. */
function registerAll(editor: LexicalEditor, options: RichTextOptions, restoring: { readonly isOn: boolean }): () => void {
  const { mode, maxLength, history, onChange } = options;
  return mergeRegister(
    registerBehaviour(editor, mode),
    registerMode(editor, mode, maxLength),
    registerMergeTags(editor),
    registerClipboard(editor, mode, options.onUnsafeLink),
    history ? registerOuterHistory(editor, history) : registerHistory(editor, createEmptyHistoryState(), historyDelayMs),
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, prevEditorState, tags }) => {
      const isChange = dirtyLeaves.size > 0 || dirtyElements.size > 0;
      if (isChange && !tags.has(HISTORY_MERGE_TAG) && !restoring.isOn) onChange?.(prevEditorState);
    }),
  );
}

function registerOuterHistory(editor: LexicalEditor, { undo, redo }: RichTextHistory): () => void {
  const run = (step: () => void) => () => {
    // Not inside the update that handles the key: it replaces the whole state.
    queueMicrotask(step);
    return true;
  };
  return mergeRegister(
    editor.registerCommand(UNDO_COMMAND, run(undo), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(REDO_COMMAND, run(redo), COMMAND_PRIORITY_HIGH),
  );
}
