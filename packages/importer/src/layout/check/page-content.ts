import type { InPieces } from "../../pieces/in-pieces.js";
import type { KeptContent, KeptShare } from "../email/layout-email.js";
import { isHidden } from "../look/is-hidden.js";
import type { PageLook } from "../look/page-look.js";

/** What people read, follow and see, each as often as it is there. */
export interface Content {
  readonly words: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** Something of a page with the height at which it stands. */
export interface Found {
  readonly kind: keyof Content;
  readonly value: string;
  readonly middle: number;
}

const elementsInPiece = 64;

/** Everything that a page shows. It is looked for without asking what became of it, so that nothing can be overlooked twice. */
export function* findContent(look: PageLook): InPieces<readonly Found[]> {
  const found: Found[] = [];
  let visited = 0;
  const visit = function* (element: Element): InPieces<void> {
    if (++visited % elementsInPiece === 0) yield undefined;
    if (/^(?:STYLE|SCRIPT|TEMPLATE|NOSCRIPT|TITLE)$/.test(element.tagName) || isHidden(element, look)) return;
    if (element.tagName === "IMG" || element.tagName === "A") found.push(...foundAt(element, look));
    for (const child of element.childNodes) {
      if (child.nodeType === 3) for (const word of wordsOf(child, look)) found.push(word);
      else if (isElement(child)) yield* visit(child);
    }
  };
  yield* visit(look.page.body);
  return found;
}

/** A picture or a link. */
function foundAt(element: Element, look: PageLook): readonly Found[] {
  const box = look.box(element);
  const middle = (box.top + box.bottom) / 2;
  if (element.tagName === "IMG") {
    const src = element.getAttribute("src")?.trim();
    return src && box.right - box.left > 2 && box.bottom - box.top > 2 ? [{ kind: "images", value: src, middle }] : [];
  }
  const href = isRepeated(element) ? undefined : element.getAttribute("href")?.trim();
  const shows = box.bottom - box.top > 0 && ((element.textContent ?? "").trim() !== "" || element.querySelector("img"));
  return href && shows ? [{ kind: "links", value: href, middle }] : [];
}

/** A link in a link, which tables make possible, leads to the same place. */
function isRepeated(link: Element): boolean {
  return link.parentElement?.closest("a[href]")?.getAttribute("href") === link.getAttribute("href");
}

function wordsOf(node: Node, look: PageLook): readonly Found[] {
  const words = splitWords(node.nodeValue ?? "");
  if (words.length === 0) return [];
  const { range } = look;
  range.selectNodeContents(node);
  const { top, bottom, height } = range.getBoundingClientRect();
  const scroll = look.page.defaultView?.scrollY ?? 0;
  return height === 0 ? [] : words.map((value) => ({ kind: "words", value, middle: (top + bottom) / 2 + scroll }));
}

/** Words as they are compared: what only fills a line is none. */
function splitWords(text: string): readonly string[] {
  return text
    .replace(/\u034f|[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .toLowerCase()
    .split(/[\s\u00a0]+/)
    .filter(Boolean);
}

/** What stands between two heights, in the order of the page. */
export function contentBetween(found: readonly Found[], top: number, bottom: number): Content {
  const places = placesOf(found);
  const own = places.slice(firstFrom(places, top), firstFrom(places, bottom)).sort((one, other) => one.index - other.index);
  const at = (kind: keyof Content) => own.filter(({ each }) => each.kind === kind).map(({ each }) => each.value);
  return { words: at("words"), links: at("links"), images: at("images") };
}

interface Place {
  readonly each: Found;
  readonly index: number;
}

const known = new WeakMap<readonly Found[], readonly Place[]>();

/** Everything by the height at which it stands: each band of a long email asks for its part. */
function placesOf(found: readonly Found[]): readonly Place[] {
  const places =
    known.get(found) ?? found.map((each, index) => ({ each, index })).sort((one, other) => one.each.middle - other.each.middle);
  known.set(found, places);
  return places;
}

/** The index of the first that stands at a height or below it. */
function firstFrom(places: readonly Place[], height: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle]?.each.middle ?? 0) < height) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** How much of the one is in the other. */
export function keptOf(source: Content, blocks: Content): KeptContent {
  return {
    words: shareOfWords(source.words, blocks.words),
    links: share(source.links.map(plainAddress), blocks.links.map(plainAddress)),
    images: share(source.images.map(plainAddress), blocks.images.map(plainAddress)),
  };
}

function plainAddress(address: string): string {
  // A quote within a merge tag becomes the other one where an attribute needs it.
  return address.replace(/\s+/g, "").replaceAll('"', "'").replace(/\/$/, "");
}

/** A word may be one text or several, such as a currency in an element of its own before its number. */
function shareOfWords(wanted: readonly string[], there: readonly string[]): KeptShare {
  const counted = share(wanted, there);
  const isWhole = counted.kept === counted.of || there.join("").includes(wanted.join(""));
  return isWhole ? { of: counted.of, kept: counted.of } : counted;
}

function share(wanted: readonly string[], there: readonly string[]): KeptShare {
  const counts = new Map<string, number>();
  for (const value of there) counts.set(value, (counts.get(value) ?? 0) + 1);
  let kept = 0;
  for (const value of wanted) {
    const left = counts.get(value) ?? 0;
    if (left === 0) continue;
    counts.set(value, left - 1);
    kept++;
  }
  return { of: wanted.length, kept };
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
