import type { CommentAnchor, ReviewText } from "@mailwright/contract";
import { type AnchorPlace, anchorOf, findWords, rangeOf, readShown, wordsIn } from "@mailwright/views/words";

/** Words of the email that a comment is, or is to be, about. */
export interface QuotedWords {
  readonly blockId: string;
  readonly anchor: CommentAnchor;
}

/** A text of a part of the email, as the frame shows it. */
interface ShownText {
  readonly element: Element;
  readonly place: AnchorPlace;
}

/** The texts of a part of the email, in the order of the email. */
function textsOf(page: Document, texts: readonly ReviewText[], blockId: string): readonly ShownText[] {
  const all = [...page.querySelectorAll(`[data-block-id="${CSS.escape(blockId)}"]`)];
  // The innermost: those around it hold no text.
  const element = all.find((one) => !all.some((other) => other !== one && one.contains(other)));
  if (!element) return [];
  const found = texts.flatMap(({ prop, member, selector, blockIds }): readonly ShownText[] => {
    if (!blockIds.includes(blockId)) return [];
    const elements = [...element.querySelectorAll(selector)];
    if (member === undefined) return elements.slice(0, 1).map((each) => ({ element: each, place: { prop } }));
    return elements.map((each, item) => ({ element: each, place: { prop, item, member } }));
  });
  return found.sort((one, other) => (one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** The texts that say something: what they say can be commented on. */
export function readTexts(page: Document, texts: readonly ReviewText[], blockId: string) {
  const read = textsOf(page, texts, blockId).map(({ element, place }) => ({ place, text: readShown(element) }));
  return read.filter(({ text }) => text.trim() !== "");
}

/** What is selected in the frame; of words in several texts those in the first. */
export function selectedWords(page: Document, texts: readonly ReviewText[]): QuotedWords | undefined {
  const range = selectedRange(page);
  const start = range?.startContainer;
  // A node of the frame is of another window, so `instanceof` with our classes is false for it.
  const element = start?.nodeType === Node.ELEMENT_NODE ? (start as Element) : start?.parentElement;
  const blockId = element?.closest("[data-block-id]")?.getAttribute("data-block-id");
  if (!range || !blockId) return undefined;
  for (const { element: text, place } of textsOf(page, texts, blockId)) {
    const words = wordsIn(text, range);
    const anchor = words && anchorOf(words, place);
    if (anchor) return { blockId, anchor };
  }
  return undefined;
}

/** What a person has selected in the frame. */
export function selectedRange(page: Document): Range | undefined {
  const selection = page.getSelection();
  return selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : undefined;
}

/** Where the words of a comment stand now; `undefined`: they are gone. */
export function findQuoted(page: Document, texts: readonly ReviewText[], { blockId, anchor }: QuotedWords): Range | undefined {
  let best: { readonly range: Range; readonly score: number } | undefined;
  for (const { element, place } of textsOf(page, texts, blockId)) {
    if (place.prop !== anchor.prop || place.member !== anchor.member) continue;
    const words = findWords(element.textContent, anchor);
    const ends = words && rangeOf(element, words);
    if (!words || !ends || (best && best.score >= words.score)) continue;
    const range = page.createRange();
    range.setStart(ends.from.node, ends.from.offset);
    range.setEnd(ends.to.node, ends.to.offset);
    best = { range, score: words.score };
  }
  return best?.range;
}

// A link, and a picture in one, would be dragged where its words are to be selected.
const sheetText = `
a, img { -webkit-user-drag: none; }
::highlight(mw-words) { background-color: #fde9c8; color: #1f2430; text-decoration: underline 2px #d97706; }
::highlight(mw-current) { background-color: #fbcb7c; color: #1f2430; text-decoration: underline 2px #d97706; }
`;

/** Lets words be selected, links and pictures included, and marked. Answers how to end that. */
export function prepareWords(page: Document): () => void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(sheetText);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const keep = (event: Event) => event.preventDefault();
  page.addEventListener("dragstart", keep);
  return () => {
    page.removeEventListener("dragstart", keep);
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** Marks words in the frame, without a change to it. Browsers that cannot leave them as they are: the comments quote them. */
export function markWords(page: Document, name: "mw-words" | "mw-current", ranges: readonly Range[]): void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view?.CSS.highlights) return;
  if (ranges.length === 0) view.CSS.highlights.delete(name);
  else view.CSS.highlights.set(name, new view.Highlight(...ranges));
}
