import { type Box, boxAround } from "../look/box.js";
import type { CutItem } from "./cut-bands.js";
import type { BandBacks } from "./find-backs.js";
import type { Measure } from "./measure-atoms.js";

/** Where a band stands on a page of one width. Bands tile the page; what neither of two paints stands between them. */
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
}

/** Shares out the room between bands: to the one whose background reaches over it. */
export function layBands(bands: readonly PlacedBand[], measure: Measure, pageBottom: number): readonly BandPlace[] {
  const inks = inksOf(bands, measure);
  const backs = bands.map(({ backs: { wide, card } }) => (wide ?? card)?.element);
  const reach = bands.map(({ backs: { wide, card } }, index) => {
    const ink = inks[index] ?? emptyBox;
    const boxes = [wide, card].flatMap((back) => (back ? [measure.box(back.element)] : []));
    return boxAround([ink, ...boxes]);
  });
  const starts: number[] = [];
  const ends: number[] = [];
  bands.forEach((_, index) => {
    const ink = inks[index] ?? emptyBox;
    const before = index > 0 ? (inks[index - 1] ?? emptyBox).bottom : 0;
    const isSame = index > 0 && backs[index] !== undefined && backs[index] === backs[index - 1];
    const ownTop = backs[index] ? (reach[index]?.top ?? ink.top) : ink.top;
    const lastBottom = index > 0 && backs[index - 1] ? (reach[index - 1]?.bottom ?? before) : before;
    if (isSame) {
      ends[index - 1] = before;
      starts[index] = before;
      return;
    }
    const end = index === 0 ? 0 : clamp(lastBottom, before, ink.top);
    if (index > 0) ends[index - 1] = end;
    starts[index] = backs[index] ? clamp(ownTop, end, ink.top) : end;
  });
  const lastInk = inks.at(-1)?.bottom ?? 0;
  const lastReach = backs.at(-1) ? (reach.at(-1)?.bottom ?? lastInk) : pageBottom;
  ends[bands.length - 1] = Math.max(lastInk, Math.min(lastReach, Math.max(pageBottom, lastInk)));
  return bands.map((_, index) => {
    const top = starts[index] ?? 0;
    const bottom = Math.max(top, ends[index] ?? top);
    const previousEnd = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const isLast = index === bands.length - 1;
    return {
      top,
      bottom,
      before: Math.max(0, top - previousEnd),
      after: isLast ? Math.max(0, pageBottom - bottom) : 0,
      ink: inks[index] ?? emptyBox,
    };
  });
}

const emptyBox: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** A band that is hidden at this width takes no room below the one before it. */
function inksOf(bands: readonly PlacedBand[], measure: Measure): readonly Box[] {
  let below = 0;
  return bands.map(({ item }) => {
    const shown = item.atoms.map(measure.of).filter(({ isHidden }) => !isHidden);
    const ink = shown.length > 0 ? boxAround(shown.map((each) => each.ink)) : { ...emptyBox, top: below, bottom: below };
    below = Math.max(below, ink.bottom);
    return ink;
  });
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
