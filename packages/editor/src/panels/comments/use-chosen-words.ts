import { findBlock } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { anchorOf } from "@mailwright/views/words";
import { useEffect } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { anchorPlaceOf, type SelectedWords } from "../../workspace/comments/anchor-words.js";
import type { ChosenWords, CommentBook } from "../../workspace/comments/comment-book.js";
import { useWorkspace, useWorkspaceStore } from "../../workspace/workspace-context.js";

/** Takes the words that a command asked to comment on. */
export function useChosenWords(book: CommentBook): void {
  const editor = useEditor();
  const workspace = useWorkspaceStore();
  const asked = useWorkspace(({ commentOn }) => commentOn);
  useEffect(() => {
    if (!asked) return;
    book.choose(chosenFrom(editor, asked));
    workspace.setState({ commentOn: undefined });
  }, [book, editor, workspace, asked]);
}

/** What a comment on these words keeps of them. */
export function chosenFrom({ document, registry }: Editor, selected: SelectedWords): ChosenWords | undefined {
  const { blockId } = selected;
  const block = findBlock(document.get().root, blockId);
  const definition = block && registry.get(block.type);
  const place = definition && anchorPlaceOf(definition, selected.place);
  const anchor = place && anchorOf(selected, place);
  return anchor && { blockId, anchor };
}
