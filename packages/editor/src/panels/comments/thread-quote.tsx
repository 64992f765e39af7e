import { type BlockId, findBlock, type TextPlace } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { useTranslate } from "@mailwright/ui";
import { findWords } from "@mailwright/views/words";
import { useMemo } from "react";
import { useDocument, useEditor } from "../../base/context/editor-context.js";
import { readEditable } from "../../canvas/text/editable-text.js";
import type { CommentAnchor } from "../../ports/comment-port.js";
import { isTextOf, wordsOfHtml } from "../../workspace/comments/anchor-words.js";
import type { CommentBook } from "../../workspace/comments/comment-book.js";
import type { CommentThread } from "../../workspace/comments/comment-threads.js";
import { commentsStrings } from "./comments-strings.js";

interface ThreadQuoteProps {
  readonly thread: CommentThread;
  readonly quote: string;
  readonly areGone: boolean;
  /** The block that had them is there. */
  readonly isThere: boolean;
  readonly book: CommentBook;
}

/** The words that a thread is about, as they were when it began. A press shows them in the email, as long as they are there. */
export function ThreadQuote({ thread: { id, blockId }, quote, areGone, isThere, book }: ThreadQuoteProps) {
  const say = useTranslate(commentsStrings);
  const editor = useEditor();
  if (areGone || blockId === undefined) {
    return (
      <div className="mw-thread-quote" data-gone="">
        <q dir="auto">{quote}</q>
        {isThere ? <p>{say("goneWords")}</p> : null}
      </div>
    );
  }
  const show = () => {
    editor.run("select", { blockIds: [blockId], how: "replace" });
    book.show({ id, by: "quote" });
  };
  return (
    <button type="button" className="mw-thread-quote" aria-label={say("showWords", { quote })} onClick={show}>
      <q dir="auto">{quote}</q>
    </button>
  );
}

/** Were words removed from the email since somebody commented on them? */
export function useAreGone(blockId: BlockId | undefined, anchor: CommentAnchor | undefined): boolean {
  const editor = useEditor();
  // Looked for anew only where its block is another object.
  const block = useDocument(({ root }) => (blockId === undefined ? undefined : findBlock(root, blockId)));
  return useMemo(() => {
    if (!anchor) return false;
    const texts = block ? textsFor(editor, block.id, anchor) : [];
    return !texts.some((text) => findWords(text, anchor));
  }, [editor, block, anchor]);
}

/** The texts in which the words may stand: that of a block, or those of all items of a list. */
function textsFor(editor: Editor, blockId: BlockId, anchor: CommentAnchor): readonly string[] {
  const type = findBlock(editor.document.get().root, blockId)?.type;
  const definition = type === undefined ? undefined : editor.registry.get(type);
  const textAt = (place: TextPlace | undefined) => {
    const text = readEditable(editor, blockId, place);
    return text && (text.mode === "blocks" || text.mode === "inline" ? wordsOfHtml(text.html) : text.html);
  };
  const { prop, member } = anchor;
  if (anchor.item === undefined || member === undefined) {
    const text = definition && isTextOf(anchor, definition, undefined) ? textAt(undefined) : undefined;
    return text === undefined ? [] : [text];
  }
  const texts: string[] = [];
  for (let item = 0, text = textAt({ prop, item, member }); text !== undefined; text = textAt({ prop, item, member })) {
    texts.push(text);
    item += 1;
  }
  return texts;
}
