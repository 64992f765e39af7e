import type { WordsInText } from "./anchor-of.js";
import { type FoundWords, lettersOf } from "./find-words.js";

/** From the first letter of some words to behind the last. A live range would lose them where their element moves. */
export interface WordsRange {
  readonly from: { readonly node: Node; readonly offset: number };
  readonly to: { readonly node: Node; readonly offset: number };
}

/** Where words that were found in an element stand. */
export function rangeOf(element: Element, { start, end }: FoundWords): WordsRange | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let letters = 0;
  let from: WordsRange["from"] | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const data = node.nodeValue ?? "";
    const here = lettersOf(data).length;
    if (!from && letters + here > start) from = { node, offset: offsetOf(data, start - letters) };
    if (from && letters + here >= end) return { from, to: { node, offset: offsetOf(data, end - letters - 1) + 1 } };
    letters += here;
  }
  return undefined;
}

/** Where a letter stands, counted with the white space before it. */
function offsetOf(data: string, letter: number): number {
  let count = 0;
  for (let at = 0; at < data.length; at++) {
    if (lettersOf(data.charAt(at)) === "") continue;
    if (count === letter) return at;
    count += 1;
  }
  return data.length;
}

/** What an element says, a line feed between its lines. */
export function readShown(element: Element): string {
  return collect(element, () => undefined);
}

/** What of an element's words lies in a range of its page; `undefined`: none of them does. */
export function wordsIn(element: Element, range: Range): WordsInText | undefined {
  let start: number | undefined;
  let end = 0;
  const text = collect(element, (node, before) => {
    const data = node.nodeValue ?? "";
    if (!range.intersectsNode(node)) return;
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : data.length;
    if (to <= from) return;
    start ??= before + asShown(data.slice(0, from)).length;
    end = before + asShown(data.slice(0, to)).length;
  });
  return start === undefined || end <= start ? undefined : { text, start, end };
}

const lines: ReadonlySet<string> = new Set(["P", "DIV", "LI", "TR", "TABLE", "UL", "OL", "BLOCKQUOTE", "H1", "H2", "H3", "H4", "H5", "H6"]);

/** Tells each text node how much stands before it. */
function collect(element: Element, onText: (node: Node, before: number) => void): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.TEXT_NODE) {
      onText(node, text.length);
      text += asShown(node.nodeValue ?? "");
    } else if (node.nodeName === "BR" || (lines.has(node.nodeName) && text !== "" && !text.endsWith("\n"))) text += "\n";
  }
  return text;
}

/** A browser shows white space as one space, however the markup has it. */
const asShown = (data: string): string => data.replace(/[ \t\r\n]+/g, " ");
