import type { ReviewText } from "@mailwright/contract";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { followPresses, outlineBlock, readBlocks, type ShownBlock } from "./review-blocks.js";
import { findQuoted, markWords, prepareWords, type QuotedWords, readTexts, selectedRange, selectedWords } from "./review-words.js";

/** What a new comment will be about, or what was asked to be seen: a part, or words of one. */
export interface ChosenPlace {
  readonly blockId: string;
  readonly anchor?: QuotedWords["anchor"];
}

/** The email in its frame. */
export interface ShownEmail {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly blocks: readonly ShownBlock[];
  readonly onLoad: () => void;
  /** What a part of it says, text by text. */
  readonly textsOf: (blockId: string) => ReturnType<typeof readTexts>;
  /** Are words that somebody commented on still there? */
  readonly isThere: (words: QuotedWords) => boolean;
  /** What is selected in it. */
  readonly selected: SelectedPlace | undefined;
}

/** Words that are selected in the frame, and where in the window they end. */
export interface SelectedPlace extends QuotedWords {
  readonly left: number;
  readonly top: number;
}

/** What the frame shows: its parts, which of them is chosen, and the words that comments are about. */
export function useShownEmail(
  texts: readonly ReviewText[],
  chosen: ChosenPlace | undefined,
  quoted: readonly QuotedWords[],
  onChoose: (place: ChosenPlace) => void,
): ShownEmail {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [blocks, setBlocks] = useState<readonly ShownBlock[]>([]);
  const onLoad = useCallback(() => {
    const shown = frame.current?.contentDocument ?? undefined;
    setPage(shown);
    setBlocks(shown ? readBlocks(shown) : []);
  }, []);
  useEffect(() => (page ? followPresses(page, (blockId) => onChoose({ blockId })) : undefined), [page, onChoose]);
  useEffect(() => (page && chosen ? outlineBlock(page, chosen.blockId) : undefined), [page, chosen]);
  useEffect(() => (page ? prepareWords(page) : undefined), [page]);
  useMarks(page, texts, chosen, quoted);
  const selected = useSelected(frame, page, texts);
  return useMemo(
    () => ({
      frame,
      blocks,
      onLoad,
      selected,
      textsOf: (blockId) => (page ? readTexts(page, texts, blockId) : []),
      isThere: (words) => !page || findQuoted(page, texts, words) !== undefined,
    }),
    [page, texts, blocks, selected, onLoad],
  );
}

function useMarks(
  page: Document | undefined,
  texts: readonly ReviewText[],
  chosen: ChosenPlace | undefined,
  quoted: readonly QuotedWords[],
): void {
  useEffect(() => {
    if (!page) return;
    const ranges = quoted.flatMap((words) => findQuoted(page, texts, words) ?? []);
    markWords(page, "mw-words", ranges);
  }, [page, texts, quoted]);
  useEffect(() => {
    if (!page) return undefined;
    const { blockId, anchor } = chosen ?? {};
    const range = blockId !== undefined && anchor ? findQuoted(page, texts, { blockId, anchor }) : undefined;
    markWords(page, "mw-current", range ? [range] : []);
    range?.startContainer.parentElement?.scrollIntoView({ block: "nearest" });
    return () => markWords(page, "mw-current", []);
  }, [page, texts, chosen]);
}

/** The words that are selected in the frame, as long as they are, wherever it is scrolled to. */
function useSelected(
  frame: RefObject<HTMLIFrameElement | null>,
  page: Document | undefined,
  texts: readonly ReviewText[],
): SelectedPlace | undefined {
  const [selected, setSelected] = useState<SelectedPlace>();
  useEffect(() => {
    if (!page) return undefined;
    const abort = new AbortController();
    const look = () => {
      const words = selectedWords(page, texts);
      const end = words && [...(selectedRange(page)?.getClientRects() ?? [])].findLast(({ width }) => width > 0);
      setSelected(words && end && frame.current ? { ...words, ...placeIn(frame.current, end) } : undefined);
    };
    const options = { signal: abort.signal, capture: true, passive: true };
    page.addEventListener("selectionchange", look, options);
    for (const scrolled of [page, window]) scrolled.addEventListener("scroll", look, options);
    window.addEventListener("resize", look, options);
    return () => {
      abort.abort();
      setSelected(undefined);
    };
  }, [frame, page, texts]);
  return selected;
}

/** Where a rectangle of the email ends, in the window: the frame may be drawn smaller. */
function placeIn(frame: HTMLIFrameElement, { right, bottom }: DOMRect): { readonly left: number; readonly top: number } {
  const box = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? box.width / frame.offsetWidth : 1;
  return { left: box.left + right * scale, top: box.top + bottom * scale };
}
