import { useStyles, useTranslate } from "@mailwright/ui";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { useEditor } from "../../base/context/editor-context.js";
import { useCanvas } from "../../canvas/surface/canvas-context.js";
import type { CanvasHandle } from "../../canvas/surface/canvas-handle.js";
import { readAnchor } from "../../workspace/comments/anchor-words.js";
import type { ShownThread } from "../../workspace/comments/comment-book.js";
import { useComments, useFollowedComments } from "../../workspace/comments/use-comments.js";
import { useWorkspaceStore } from "../../workspace/workspace-context.js";
import { commentsStrings } from "./comments-strings.js";
import { WordMark } from "./word-mark.js";
import css from "./word-marks.css?inline";

const styles = [css];

/** Marks on the email for the words that open threads are about, and those that a new comment will be about. */
export function WordMarks() {
  useStyles(styles);
  useFollowedComments();
  const canvas = useCanvas();
  return canvas ? <Marks canvas={canvas} /> : null;
}

function Marks({ canvas }: { readonly canvas: CanvasHandle }) {
  const say = useTranslate(commentsStrings);
  const { book, state, threads = [] } = useComments();
  const editor = useEditor();
  const workspace = useWorkspaceStore();
  const { chosen, shown } = state;
  const open = useMemo(
    () => (id: string, by: ShownThread["by"]) => {
      book.show({ id, by });
      if (!workspace.getState().commenting) editor.run("show-comments");
    },
    [book, editor, workspace],
  );
  usePressedWords(canvas, open);
  useWordsInView(canvas, shown);
  return createPortal(
    <>
      {threads.map(({ id, blockId, first, isResolved }) => {
        const anchor = readAnchor(first);
        if (!anchor || blockId === undefined || isResolved) return null;
        const label = say("mark", { quote: anchor.quote, name: first.authorName || say("formerPerson") });
        const place = { blockId, anchor, threadId: id, label };
        return <WordMark key={id} canvas={canvas} {...place} isCurrent={id === shown?.id} onPress={() => open(id, "keyboard")} />;
      })}
      {chosen ? <WordMark key="chosen" canvas={canvas} {...chosen} isCurrent /> : null}
    </>,
    canvas.overlay,
  );
}

/** How far a pointer may move between press and release that still is a press. */
const stillPx = 4;

/** A press on marked words opens their thread. What else the press does (selecting the block, setting the caret) it does as ever. */
function usePressedWords(canvas: CanvasHandle, open: (threadId: string, by: "pointer") => void): void {
  useEffect(() => {
    const abort = new AbortController();
    let down = { x: 0, y: 0 };
    const options = { signal: abort.signal, capture: true };
    canvas.root.addEventListener(
      "pointerdown",
      (event) => {
        if (event instanceof PointerEvent) down = { x: event.clientX, y: event.clientY };
      },
      options,
    );
    canvas.root.addEventListener(
      "click",
      (event) => {
        if (!(event instanceof MouseEvent)) return;
        const { clientX, clientY } = event;
        const isStill = Math.abs(clientX - down.x) <= stillPx && Math.abs(clientY - down.y) <= stillPx;
        const id = isStill ? markAt(canvas.overlay, clientX, clientY) : undefined;
        if (id !== undefined) open(id, "pointer");
      },
      options,
    );
    return () => abort.abort();
  }, [canvas, open]);
}

function markAt(overlay: HTMLElement, x: number, y: number): string | undefined {
  for (const mark of overlay.querySelectorAll<HTMLElement>(".mw-word-mark[data-mark]")) {
    const isHit = [...mark.children].some((line) => {
      const { left, top, right, bottom } = line.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    if (isHit) return mark.dataset["mark"];
  }
  return undefined;
}

/** Brings the words into view whose quote was pressed. */
function useWordsInView(canvas: CanvasHandle, shown: ShownThread | undefined): void {
  useEffect(() => {
    if (shown?.by !== "quote") return undefined;
    // The block comes into view first, which has its words drawn.
    const frame = requestAnimationFrame(() => {
      canvas.overlay.querySelector(`[data-mark="${CSS.escape(shown.id)}"]`)?.scrollIntoView({ block: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, shown]);
}
