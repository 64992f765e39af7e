import { type Box, boxAround, heightOf } from "../look/box.js";
import type { CutItem } from "./cut-group.js";
import type { Back, BandBacks } from "./find-backs.js";
import type { Measure } from "./measure-atoms.js";

/**
 * Where a band stands on a page of one width. Bands follow each other without overlap; room in which neither of two neighbours paints a
 * background is counted as `before` or `after`.
 */
export interface BandPlace {
  readonly top: number;
  readonly bottom: number;
  /** Room before it in which the page itself shows. */
  readonly before: number;
  /** Room after the last band. */
  readonly after: number;
  readonly ink: Box;
}

export interface PlacedBand {
  readonly item: CutItem;
  readonly backs: BandBacks;
  /** Cards in its columns, which reach beyond what stands on them. */
  readonly cards: readonly Element[];
}

/** Shares out the room between bands: to the one whose background reaches over it. */
export function layBands(bands: readonly PlacedBand[], measure: Measure, pageBottom: number): readonly BandPlace[] {
  const inks = inksOf(bands, measure);
  const places: BandPlace[] = [];
  let end = 0;
  bands.forEach((band, index) => {
    const ink = inks[index] ?? emptyBox;
    const [previous, next] = [bands[index - 1], bands[index + 1]];
    const own = previous
      ? (backApart("wide", band, previous) ?? (band.backs.wide ? undefined : backApart("card", band, previous)))
      : band.backs.wide;
    const top = own ? clamp(measure.box(own.element).top, end, ink.top) : end;
    const bottom = next ? endOf(band, next, ink, inks[index + 1] ?? ink, measure) : endOfLast(band, ink, measure, pageBottom);
    places.push({ top, bottom, before: top - end, after: next ? 0 : Math.max(0, pageBottom - bottom), ink });
    end = bottom;
  });
  return places;
}

/** Where a band ends: with its own background, or where the next one's begins, or with itself. */
function endOf(band: PlacedBand, next: PlacedBand, ink: Box, nextInk: Box, measure: Measure): number {
  const own = backApart("wide", band, next);
  if (own) return clamp(measure.box(own.element).bottom, ink.bottom, nextInk.top);
  const theirs = backApart("wide", next, band) ?? backApart("card", next, band);
  if (theirs) return clamp(measure.box(theirs.element).top, ink.bottom, nextInk.top);
  const card = backApart("card", band, next);
  if (card) return clamp(measure.box(card.element).bottom, ink.bottom, nextInk.top);
  return Math.min(ink.bottom, Math.max(ink.top, nextInk.top));
}

function endOfLast({ backs }: PlacedBand, ink: Box, measure: Measure, pageBottom: number): number {
  const back = backs.wide ?? backs.card;
  const reach = back ? measure.box(back.element).bottom : pageBottom;
  return Math.max(ink.bottom, Math.min(reach, pageBottom));
}

/** What is behind one band and not behind the other. */
function backApart(kind: "wide" | "card", { backs }: PlacedBand, other: PlacedBand): Back | undefined {
  const back = backs[kind];
  return back && !other.item.atoms.every((atom) => back.element.contains(atom.element)) ? back : undefined;
}

const emptyBox: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** A band that is hidden at this width takes no room below the one before it. */
function inksOf(bands: readonly PlacedBand[], measure: Measure): readonly Box[] {
  let below = 0;
  return bands.map(({ item, cards }) => {
    const shown = item.atoms.map(measure.of).filter(({ isHidden }) => !isHidden);
    const around = cards.map(measure.box).filter((box) => heightOf(box) > 0);
    const ink = shown.length > 0 ? boxAround([...shown.map((each) => each.ink), ...around]) : { ...emptyBox, top: below, bottom: below };
    below = Math.max(below, ink.bottom);
    return ink;
  });
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, Math.max(min, max)));
}
