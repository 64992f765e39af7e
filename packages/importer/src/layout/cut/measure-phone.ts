import type { InPieces } from "../../pieces/in-pieces.js";
import type { LayoutFrame } from "../frame/open-frame.js";
import type { Atom } from "../look/atom.js";
import { heightOf } from "../look/box.js";
import { isHidden } from "../look/is-hidden.js";
import { bottomOf, lookAtPage } from "../look/page-look.js";
import type { PlacedBand } from "./lay-bands.js";
import { type Measure, measureAgain } from "./measure-atoms.js";

const desktopPx = 800;
export const phonePx = 375;

/** The page as a phone shows it. */
export interface PhoneMeasure extends Measure {
  /** How wide what it shows is: wider than the window where words are too long for it. */
  readonly shownPx: number;
  /** Where it ends. */
  readonly bottom: number;
  /** What a desktop does not show, and a phone does. */
  readonly appearing: readonly Element[];
}

/** The same page in a narrow window; nothing where it is not made for one. Afterwards the window is as wide as before. */
export function* measurePhone(
  frame: LayoutFrame,
  atoms: readonly Atom[],
  elements: Iterable<Element>,
  hidden: readonly Element[],
): InPieces<PhoneMeasure | undefined> {
  frame.resize(phonePx);
  const shownPx = shownWidthOf(frame);
  const look = lookAtPage(frame.page, frame.view);
  const measure = shownPx === undefined ? undefined : yield* measureAgain(atoms, look);
  // Asked now, while the window is narrow.
  for (const element of measure ? elements : []) look.box(element);
  yield undefined;
  const appearing = hidden.filter((element) => !isHidden(element, look) && heightOf(look.box(element)) >= 1);
  const bottom = bottomOf(look);
  frame.resize(desktopPx);
  return measure && { ...measure, shownPx: shownPx ?? phonePx, bottom, appearing };
}

const tolerancePx = 30;
/** Where words are so long, nothing stands as it would without them. */
const shownMaxPx = 520;

/**
 * How wide what a phone shows is; nothing where it is not made for one. A long word, most often a template tag before anything has read it, may
 * make it wider: it is made for phones all the same where it fits as soon as words may be broken.
 */
function shownWidthOf(frame: LayoutFrame): number | undefined {
  const width = () => frame.page.documentElement.scrollWidth;
  const shownPx = width();
  if (shownPx <= phonePx + tolerancePx) return phonePx;
  return shownPx <= shownMaxPx && frame.whileWordsBreak(width) <= phonePx + tolerancePx ? shownPx : undefined;
}

const marginMaxPx = 40;

/** The room that most of what is painted across the email leaves at its sides on a phone. */
export function phoneMarginOf(bands: readonly PlacedBand[], phone: Measure): number {
  const heights = new Map<number, number>();
  for (const { backs, item } of bands) {
    if (!backs.wide) continue;
    const { left, right } = phone.box(backs.wide.element);
    const margin = Math.round(Math.min(left, phonePx - right));
    const height = item.atoms.reduce((sum, atom) => sum + heightOf(phone.of(atom).ink), 0);
    heights.set(margin, (heights.get(margin) ?? 0) + height);
  }
  const [margin] = [...heights].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  return Math.max(0, Math.min(margin, marginMaxPx));
}
