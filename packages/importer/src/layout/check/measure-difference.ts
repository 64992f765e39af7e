import { finish } from "../../pieces/in-pieces.js";
import { holdSource } from "../frame/hold-source.js";
import { type LayoutFrame, openFrame } from "../frame/open-frame.js";
import { bottomOf, lookAtPage } from "../look/page-look.js";
import { sizePictures } from "./check-sections.js";
import { type Found, findContent } from "./page-content.js";

/** How far an email is from what it was made of: 0 where all stands in the same place, 1 where nothing does. */
export interface Difference {
  /** In a window of 800 px. */
  readonly desktop: number;
  /** In a window of 375 px. */
  readonly phone: number;
}

interface Shown {
  readonly heightPx: number;
  readonly content: readonly Found[];
  /** How high pictures are that could not be loaded, as a share of their width. */
  readonly unknown: ReadonlyMap<string, number>;
}

type AtWidths = Record<keyof typeof widths, Shown>;

const widths = { desktop: 800, phone: 375 } as const;
const picturesLimitMs = 1000;
/** A picture takes the room of many words. */
const weights = { words: 1, links: 2, images: 8 } as const;

/**
 * Lays out both emails at both widths, and measures how many words, links and pictures of the first are missing in the second, how far the others
 * have moved, and how much the height has changed. Undefined where a page cannot lay anything out.
 */
export async function measureDifference(before: string, after: string, page: Document): Promise<Difference | undefined> {
  const frame = openFrame(page);
  if (!frame) return undefined;
  try {
    const was = await showAtWidths(frame, before);
    const is = await showAtWidths(frame, after, was);
    return { desktop: distanceBetween(was.desktop, is.desktop), phone: distanceBetween(was.phone, is.phone) };
  } finally {
    frame.close();
  }
}

/** Pictures that nobody could load, such as one whose address is a merge tag, have the proportions that they have in the given email. */
async function showAtWidths(frame: LayoutFrame, html: string, given?: AtWidths): Promise<AtWidths> {
  frame.resize(widths.desktop);
  frame.fill(holdSource(html));
  await frame.settle(picturesLimitMs);
  const desktop = lookAt(frame, given?.desktop);
  frame.resize(widths.phone);
  return { desktop, phone: lookAt(frame, given?.phone) };
}

function unknownPictures(page: Document): ReadonlyMap<string, number> {
  const missing = [...page.images].filter(({ naturalWidth }) => naturalWidth === 0);
  return new Map(
    missing.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      return width > 0 && height > 0 ? [[image.getAttribute("src")?.trim() ?? "", height / width] as const] : [];
    }),
  );
}

function lookAt(frame: LayoutFrame, given?: Shown): Shown {
  if (given) sizePictures(frame.page, given.unknown);
  const look = lookAtPage(frame.page, frame.view);
  return { heightPx: bottomOf(look), content: finish(findContent(look)), unknown: unknownPictures(frame.page) };
}

function distanceBetween(was: Shown, is: Shown): number {
  const heightPx = Math.max(was.heightPx, is.heightPx, 1);
  const grown = Math.abs(was.heightPx - is.heightPx) / heightPx;
  return Math.round(Math.min(1, Math.max(grown, movedShare(was.content, is.content, heightPx))) * 10_000) / 10_000;
}

/** What is missing counts whole; what has moved, by how much of the height. */
function movedShare(was: readonly Found[], is: readonly Found[], heightPx: number): number {
  const places = new Map<string, number[]>();
  for (const { kind, value, middle } of is) {
    const key = `${kind} ${value}`;
    const known = places.get(key);
    if (known) known.push(middle);
    else places.set(key, [middle]);
  }
  let lost = 0;
  let total = 0;
  for (const { kind, value, middle } of was) {
    const there = places.get(`${kind} ${value}`)?.shift();
    total += weights[kind];
    lost += weights[kind] * (there === undefined ? 1 : Math.min(1, Math.abs(there - middle) / heightPx));
  }
  return total === 0 ? 0 : lost / total;
}
