import type { BandForm } from "@mailwright/importer/layout";
import { blocksOf, type ImportPart } from "../../../import/import-reading.js";

/** Where a part stands in a picture, in the picture's own px. */
export interface PartPlace {
  readonly top: number;
  readonly height: number;
}

const heightMax = 30_000;

/** How high a page in a frame is. */
export function heightOf(page: Document): number {
  return Math.min(heightMax, Math.max(page.documentElement.scrollHeight, page.body?.scrollHeight ?? 0));
}

/** Where the blocks of a part stand in a page that names its elements after blocks. */
export function placeByBlocks(page: Document, part: ImportPart, forms: ReadonlyMap<string, BandForm>): PartPlace | undefined {
  const own = blocksOf(part, forms).flatMap(({ id }) => Array.from(page.querySelectorAll(`[data-block-id="${CSS.escape(id)}"]`)));
  return spanOf(own);
}

/** Where a part stands in the picture of the source: where it was read, or at another width where its first words are. */
export function placeInSource(page: Document, part: ImportPart, parts: readonly ImportPart[], isAsRead: boolean): PartPlace | undefined {
  if (!part.place) return placeByBlocks(page, part, new Map());
  if (isAsRead) return part.place;
  const top = topOfWords(page, part.label);
  const next = parts[parts.indexOf(part) + 1];
  const bottom = next ? topOfWords(page, next.label) : heightOf(page);
  return top === undefined || bottom === undefined || bottom <= top ? undefined : { top, height: bottom - top };
}

function spanOf(elements: readonly Element[]): PartPlace | undefined {
  const rects = elements.map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
  if (rects.length === 0) return undefined;
  const scrolled = elements[0]?.ownerDocument.defaultView?.scrollY ?? 0;
  const top = Math.min(...rects.map((rect) => rect.top));
  return { top: top + scrolled, height: Math.max(...rects.map(({ bottom }) => bottom)) - top };
}

function topOfWords(page: Document, label: string): number | undefined {
  const words = label.replace(/…$/, "").trim().slice(0, 24).toLowerCase();
  if (words === "" || !page.body) return undefined;
  const texts = page.createTreeWalker(page.body, 4);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node.textContent ?? "").replace(/\s+/g, " ").trim().toLowerCase();
    const isFound = text !== "" && (text.startsWith(words) || words.startsWith(text.slice(0, 24)));
    const rect = isFound ? node.parentElement?.getBoundingClientRect() : undefined;
    if (rect && rect.height > 0) return rect.top + (page.defaultView?.scrollY ?? 0);
  }
  return undefined;
}
