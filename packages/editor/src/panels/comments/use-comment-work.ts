import { useAnnounce, useToasts, useTranslate } from "@mailwright/ui";
import { usePortWords } from "../../base/words/port-words.js";
import type { CommentPlace, CommentRecord } from "../../ports/comment-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { mayComment } from "../../ports/template-info.js";
import type { CommentBook } from "../../workspace/comments/comment-book.js";
import { mentionsIn } from "../../workspace/comments/mentions.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import { commentsStrings } from "./comments-strings.js";

type Done = Extract<keyof typeof commentsStrings.messages, "added" | "replied" | "changed" | "removed" | "nowResolved" | "nowOpen">;

/** What a person does with comments. Each says aloud that it is done, tells why it is not, and answers whether it is. */
export interface CommentWork {
  readonly book: CommentBook;
  /** Otherwise they are only read. */
  readonly mayWrite: boolean;
  readonly begin: (text: string, place: CommentPlace) => Promise<boolean>;
  readonly reply: (threadId: string, text: string) => Promise<boolean>;
  readonly edit: (id: string, text: string) => Promise<boolean>;
  readonly resolve: (threadId: string, isResolved: boolean) => Promise<boolean>;
  readonly remove: (comment: CommentRecord) => Promise<boolean>;
}

/** The work with the comments of a book. */
export function useCommentWork(book: CommentBook): CommentWork {
  const say = useTranslate(commentsStrings);
  const wordsFor = usePortWords();
  const toasts = useToasts();
  const announce = useAnnounce();
  const own = new Map([
    ["too-many-comments", say("full")],
    ["not-yours", say("notYours")],
  ]);
  const inIt = (text: string) => ({ mentions: mentionsIn(text, book.store.getState().people) });
  const tell = async (working: Promise<PortRefusal | undefined>, done: Done) => {
    const refusal = await working;
    if (refusal) toasts.show({ kind: "error", message: own.get(refusal.code) ?? wordsFor(refusal) });
    else announce(say(done));
    return refusal === undefined;
  };
  return {
    book,
    mayWrite: useWorkspace(({ info }) => mayComment(info)),
    begin: (text, place) => tell(book.add(text, { ...place, ...inIt(text) }), "added"),
    reply: (threadId, text) => tell(book.add(text, { threadId, ...inIt(text) }), "replied"),
    edit: (id, text) => tell(book.change(id, { text }), "changed"),
    resolve: (id, isResolved) => tell(book.change(id, { isResolved }), isResolved ? "nowResolved" : "nowOpen"),
    remove: (comment) => tell(book.remove(comment), "removed"),
  };
}
