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
  const look = lookAtPage(frame.page, frame.view);
  const isResponsive = frame.page.documentElement.scrollWidth <= phonePx + 30;
  const measure = isResponsive ? yield* measureAgain(atoms, look) : undefined;
  // Asked now, while the window is narrow.
  for (const element of measure ? elements : []) look.box(element);
  yield undefined;
  const appearing = hidden.filter((element) => !isHidden(element, look) && heightOf(look.box(element)) >= 1);
  const bottom = bottomOf(look);
  frame.resize(desktopPx);
  return measure && { ...measure, bottom, appearing };
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
