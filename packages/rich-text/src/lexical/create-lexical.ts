import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode, registerList } from "@lexical/list";
import { HeadingNode, registerRichText } from "@lexical/rich-text";
import { registerTablePlugin, TableCellNode, TableNode, TableRowNode } from "@lexical/table";
import { createEditor, type LexicalEditor, mergeRegister } from "lexical";
import type { RichTextMode } from "../model/text-tree.js";
import { type EmailLook, emailRender } from "./email-look.js";

const nodesOf = {
  blocks: [HeadingNode, ListNode, ListItemNode, LinkNode, TableNode, TableRowNode, TableCellNode],
  inline: [LinkNode],
  plain: [],
  lines: [],
} satisfies Record<RichTextMode, unknown>;

/** A Lexical editor with the nodes of its mode, not yet on an element. */
export function createLexical(look: EmailLook): LexicalEditor {
  return createEditor({
    namespace: "mailwright",
    nodes: nodesOf[look.mode],
    theme: {},
    dom: emailRender(look),
    // An error thrown here would leave Lexical half updated. Reported instead, the page's error handlers see it and Lexical returns to its
    // last good state.
    onError: (error) => reportError(error),
  });
}

/** Lexical's own behaviour for typing, selecting, lists. Answers what takes it away. */
export function registerBehaviour(editor: LexicalEditor, mode: RichTextMode): () => void {
  return mode === "blocks"
    ? mergeRegister(registerRichText(editor), registerList(editor), registerTablePlugin(editor))
    : registerRichText(editor);
}
