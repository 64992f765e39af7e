import { Button } from "@mailwright/ui";
import { wordsIn } from "@mailwright/views/words";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useViewState } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { useCanvas } from "../../canvas/surface/canvas-context.js";
import type { CanvasHandle } from "../../canvas/surface/canvas-handle.js";
import { mayComment } from "../../ports/template-info.js";
import { everyCommandName } from "../../workspace/commands/later-command-words.js";
import { useCommandName, useRun } from "../../workspace/commands/use-command.js";
import type { SelectedWords } from "../../workspace/comments/anchor-words.js";
import { useWorkspace, useWorkspaceStore } from "../../workspace/workspace-context.js";
import { selectedRange } from "./selected-range.js";

/** In an email that may be commented on and not changed, words are selected as on any page, to comment on them. */
export function ReaderWords() {
  const canvas = useCanvas();
  const isReadOnly = useViewState(({ readOnly }) => readOnly);
  const isAllowed = useWorkspace(({ info }) => mayComment(info));
  return canvas && isReadOnly && isAllowed ? <Selecting canvas={canvas} /> : null;
}

function Selecting({ canvas }: { readonly canvas: CanvasHandle }) {
  useSelectable(canvas);
  const words = useSelectedWords(canvas);
  const workspace = useWorkspaceStore();
  useEffect(() => {
    workspace.setState({ selectedWords: words && (() => words) });
    return () => workspace.setState({ selectedWords: undefined });
  }, [workspace, words]);
  return words ? createPortal(<CommentButton canvas={canvas} words={words} />, canvas.overlay) : null;
}

// A link, and a picture in one, would be dragged where its words are to be selected.
const sheetText = `
mw-row, mw-row * { user-select: text; -webkit-user-select: text; }
mw-row :is(a, img) { -webkit-user-drag: none; }
`;

/** Lets the browser select words of the email. What such a press ends with is no click, and what is copied then is no block. */
function useSelectable({ root }: CanvasHandle): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    const abort = new AbortController();
    const options = { signal: abort.signal, capture: true };
    const keep = (event: Event) => {
      if (!selectedRange(root)) return;
      event.stopPropagation();
      if (event.type === "click") event.preventDefault();
    };
    root.addEventListener("click", keep, options);
    root.addEventListener("copy", keep, options);
    // A long press on words selects them, and asks for the menu of their block besides.
    root.addEventListener("contextmenu", (event) => "pointerType" in event && event.pointerType === "touch" && keep(event), options);
    return () => {
      abort.abort();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [root]);
}

/** What is selected, once the pointer is up. */
function useSelectedWords(canvas: CanvasHandle): SelectedWords | undefined {
  const [words, setWords] = useState<SelectedWords>();
  useEffect(() => {
    const { ownerDocument } = canvas.root;
    const abort = new AbortController();
    const options = { signal: abort.signal, capture: true };
    let isHeld = false;
    const look = () => {
      if (!isHeld) setWords(readSelected(canvas));
    };
    const hold = (held: boolean) => () => {
      isHeld = held;
      look();
    };
    canvas.root.addEventListener("pointerdown", hold(true), options);
    ownerDocument.addEventListener("pointerup", hold(false), options);
    ownerDocument.addEventListener("pointercancel", hold(false), options);
    ownerDocument.addEventListener("selectionchange", look, options);
    return () => abort.abort();
  }, [canvas]);
  return words;
}

/** Of words of several texts, those in the first of them count. */
function readSelected(canvas: CanvasHandle): SelectedWords | undefined {
  const range = selectedRange(canvas.root);
  const { startContainer } = range ?? {};
  const element = startContainer instanceof Element ? startContainer : startContainer?.parentElement;
  const blockId = element?.closest("[data-block-id]")?.getAttribute("data-block-id");
  if (!range || !blockId) return undefined;
  for (const { element: text, place } of canvas.textsOf(blockId)) {
    const words = wordsIn(text, range);
    if (words && words.text.slice(words.start, words.end).trim() !== "") return { blockId, place, ...words };
  }
  return undefined;
}

/** Stands where the selected words end. */
function CommentButton({ canvas, words }: { readonly canvas: CanvasHandle; readonly words: SelectedWords }) {
  const box = useRef<HTMLDivElement>(null);
  const name = useCommandName(everyCommandName);
  const run = useRun();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is read of the selection, which other `words` have moved.
  useEffect(
    () =>
      canvas.follow(() => {
        const last = [...(selectedRange(canvas.root)?.getClientRects() ?? [])].findLast(({ width }) => width > 0);
        const rect = last && canvas.toOverlay(last);
        return () => {
          const { current } = box;
          if (!current || !rect) return;
          const room = canvas.overlay.clientWidth - current.offsetWidth;
          current.style.left = `${Math.max(0, Math.min(rect.left + rect.width, room))}px`;
          current.style.top = `${rect.top + rect.height + 4}px`;
        };
      }),
    [canvas, words],
  );
  return (
    <div ref={box} className="mw-reader-words">
      {/* The words stay selected while it is pressed. */}
      <Button icon={toolIcons.comment} onMouseDown={(event) => event.preventDefault()} onClick={() => run("comment-on-words")}>
        {name("comment-on-words")}
      </Button>
    </div>
  );
}
