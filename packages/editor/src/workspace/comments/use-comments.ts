import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { CommentPort } from "../../ports/comment-port.js";
import { commentBookOf } from "./comment-book.js";
import { collectThreads, countByBlock } from "./comment-threads.js";

/** Without comments: nothing is ever asked of it. */
const nowhere = () => new Promise<CommentPort>(() => undefined);

/** The comments of the open template, asked for when they are first looked at. Absent in an editor that has none. */
export function useComments() {
  const { comments: loadPort, store } = useEditorServices().ports;
  const templateKey = store.key();
  const book = useMemo(() => commentBookOf(loadPort ?? nowhere), [loadPort]);
  const { subscribe, getState } = book.store;
  const state = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => {
    if (loadPort) book.open(templateKey);
  }, [book, loadPort, templateKey]);
  const threads = useMemo(() => state.comments && collectThreads(state.comments), [state.comments]);
  return { book, state, threads };
}

/** Asks for the comments again whenever somebody else has commented, as long as they are on the screen. */
export function useFollowedComments(): void {
  const { comments: loadPort } = useEditorServices().ports;
  useEffect(() => {
    if (!loadPort) return undefined;
    const abort = new AbortController();
    const reload = () => void commentBookOf(loadPort).reload();
    loadPort().then(
      ({ follow }) => abort.signal.aborted || follow?.(reload, abort.signal),
      () => undefined, // what could not be fetched is said in the place of the comments
    );
    return () => abort.abort();
  }, [loadPort]);
}

/** How many open threads there are on each block. */
export function useCommentCounts() {
  const { threads } = useComments();
  return useMemo(() => countByBlock(threads ?? []), [threads]);
}
