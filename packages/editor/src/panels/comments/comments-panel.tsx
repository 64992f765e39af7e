import { leadOf } from "@mailwright/editing";
import { EmptyState, ErrorState, IconButton, Segmented, SkeletonText, useStyles, useTranslate } from "@mailwright/ui";
import { X } from "@mailwright/ui/icons";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useDocument, useEditor, useViewState } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { useFocusBack } from "../../base/focus/use-focus-back.js";
import type { CommentPlace, CommentRecord } from "../../ports/comment-port.js";
import type { ShownThread } from "../../workspace/comments/comment-book.js";
import { type CommentThread, isShown, sortByPlace, type ThreadFilter, threadFilters } from "../../workspace/comments/comment-threads.js";
import { useComments } from "../../workspace/comments/use-comments.js";
import { useWorkspace } from "../../workspace/workspace-context.js";
import css from "./comments.css?inline";
import { commentsStrings } from "./comments-strings.js";
import { DeleteCommentDialog } from "./delete-comment-dialog.js";
import { NewComment } from "./new-comment.js";
import { ThreadCard } from "./thread-card.js";
import { useChosenWords } from "./use-chosen-words.js";
import { type CommentWork, useCommentWork } from "./use-comment-work.js";
import { useOwnPlace } from "./use-own-place.js";

const styles = [css];

/** The comments on the email and its blocks: read, written, resolved. */
export function CommentsPanel() {
  useStyles(styles);
  useFocusBack();
  useOwnPlace();
  const say = useTranslate(commentsStrings);
  const editor = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  // A copy that was saved is another template, with comments of its own.
  useWorkspace(({ info }) => info.id);
  const { book, state, threads } = useComments();
  const work = useCommentWork(book);
  const [filter, setFilter] = useState<ThreadFilter>("open");
  const { chosen, shown } = state;
  useChosenWords(book);
  useEffect(() => {
    const { chosen: words, shown: asked } = book.store.getState();
    // Whoever comments on words is in the field, and whoever presses words of the email stays where they are.
    if (!words && !asked) title.current?.focus();
    return () => book.close();
  }, [book]);
  // With the frame that shows them: whoever leaves the page at once has read them.
  useLayoutEffect(() => {
    if (state.comments) void book.markRead();
  }, [book, state.comments]);
  // Only open threads have their words marked.
  const isPressed = shown !== undefined && shown.by !== "quote";
  useEffect(() => {
    if (isPressed) setFilter("open");
  }, [isPressed]);
  const begin = async (text: string, place: CommentPlace) => {
    const isDone = await work.begin(text, place);
    if (isDone) book.choose(undefined);
    // What was just written is seen.
    if (isDone) setFilter((current) => (current === "resolved" ? "open" : current));
    return isDone;
  };
  const options = threadFilters.map((value) => ({ value, label: say(value) }));
  return (
    <aside className="mw-comments" aria-label={say("title")}>
      <div className="mw-side-head">
        <h2 ref={title} className="mw-side-title" tabIndex={-1}>
          {say("title")}
        </h2>
        <IconButton label={say("close")} icon={X} onClick={() => editor.run("show-comments")} />
      </div>
      <div className="mw-comments-filter">
        <Segmented label={say("filter")} isLabelHidden value={filter} options={options} onChange={setFilter} />
      </div>
      <div className="mw-comments-body">
        {threads ? (
          <Threads threads={threads} filter={filter} shown={shown} work={work} mayDeleteAny={state.mayDeleteAny} />
        ) : state.phase === "failed" ? (
          <ErrorState title={say("failed")} onRetry={() => void book.reload()} />
        ) : (
          <div role="status" aria-label={say("loading")}>
            <SkeletonText lines={5} />
          </div>
        )}
      </div>
      {threads && work.mayWrite ? <NewComment book={book} chosen={chosen} onSubmit={begin} /> : null}
      {work.mayWrite ? null : <p className="mw-comments-reading">{say("reading")}</p>}
    </aside>
  );
}

interface ThreadsProps {
  readonly threads: readonly CommentThread[];
  readonly filter: ThreadFilter;
  readonly shown: ShownThread | undefined;
  readonly work: CommentWork;
  readonly mayDeleteAny: boolean;
}

function Threads({ threads, filter, shown: asked, work, mayDeleteAny }: ThreadsProps) {
  const say = useTranslate(commentsStrings);
  const root = useDocument((document) => document.root);
  const lead = useViewState(({ selection }) => leadOf(selection));
  const list = useRef<HTMLUListElement>(null);
  const [doomed, setDoomed] = useState<CommentRecord>();
  const shown = useMemo(() => sortByPlace(threads, root).filter((thread) => isShown(thread, filter)), [threads, root, filter]);
  useEffect(() => {
    if (lead !== undefined) list.current?.querySelector("[data-current]")?.scrollIntoView({ block: "nearest" });
  }, [lead]);
  useShownThread(list, asked);
  const isAskedHere = threads.some(({ id, blockId }) => id === asked?.id && blockId === lead);
  const isAnswered = threads.some(({ id, replies }) => id === doomed?.id && replies.length > 0);
  return (
    <>
      {shown.length === 0 ? (
        <NoThreads filter={filter} />
      ) : (
        <ul ref={list} className="mw-threads" aria-label={say("list")}>
          {shown.map((thread) => (
            <ThreadCard
              key={thread.id}
              thread={thread}
              isCurrent={lead !== undefined && thread.blockId === lead && (!isAskedHere || thread.id === asked?.id)}
              work={work}
              mayDeleteAny={mayDeleteAny}
              onDelete={setDoomed}
            />
          ))}
        </ul>
      )}
      {doomed ? <DeleteCommentDialog comment={doomed} isAnswered={isAnswered} work={work} onClose={() => setDoomed(undefined)} /> : null}
    </>
  );
}

/** Brings the thread into view whose words were pressed. Whoever pressed them by keyboard goes on there. */
function useShownThread(list: RefObject<HTMLUListElement | null>, asked: ShownThread | undefined): void {
  useEffect(() => {
    const card = asked && list.current?.querySelector<HTMLElement>(`[data-thread="${CSS.escape(asked.id)}"]`);
    if (!card || asked.by === "quote") return;
    card.scrollIntoView({ block: "nearest" });
    if (asked.by === "keyboard") card.focus();
  }, [list, asked]);
}

function NoThreads({ filter }: { readonly filter: ThreadFilter }) {
  const say = useTranslate(commentsStrings);
  if (filter === "open") {
    return (
      <EmptyState icon={toolIcons.comment} title={say("noneOpen")}>
        {say("noneOpenHint")}
      </EmptyState>
    );
  }
  return <EmptyState icon={toolIcons.comment} title={say(filter === "mine" ? "noneMine" : "noneResolved")} />;
}
