import type { Atom } from "../look/atom.js";
import type { CutItem } from "./cut-group.js";
import { inkAround } from "./cut-group.js";
import type { PlacedBand } from "./lay-bands.js";

const gapMaxPx = 96;
const itemsMax = 12;

/** Joins what stands below each other on the same background: an email of many small sections is hard to edit. */
export function joinBands(bands: readonly PlacedBand[]): readonly PlacedBand[] {
  const joined: PlacedBand[] = [];
  for (const band of bands) {
    const last = joined.at(-1);
    if (last && mayJoin(last, band))
      joined[joined.length - 1] = {
        item: stack(last.item, band.item),
        backs: last.backs,
        cards: [...last.cards, ...band.cards],
      };
    else joined.push(band);
  }
  return joined;
}

function mayJoin(one: PlacedBand, other: PlacedBand): boolean {
  const isSameBack = one.backs.wide?.element === other.backs.wide?.element && one.backs.card?.element === other.backs.card?.element;
  if (!isSameBack || !isPlain(one.item) || !isPlain(other.item)) return false;
  // A picture behind several things is one picture.
  if (one.backs.wide?.picture) return true;
  const gapPx = inkAround(other.item.atoms).top - inkAround(one.item.atoms).bottom;
  return one.item.kind !== "row" && other.item.kind !== "row" && gapPx <= gapMaxPx && shownIn(one.item).length < itemsMax;
}

/** Would it be blocks? What stays as it is stands alone. */
function isPlain(item: CutItem): boolean {
  return item.kind !== "tangle" && item.atoms.every(isBlock);
}

function isBlock(atom: Atom): boolean {
  return atom.kind !== "other" && !(atom.kind === "image" && (atom.src === "" || /^data:/i.test(atom.src) || atom.isStretched));
}

function stack(one: CutItem, other: CutItem): CutItem {
  return { kind: "stack", atoms: [...one.atoms, ...other.atoms], items: [...itemsOf(one), ...itemsOf(other)] };
}

/** Template tags show nothing. */
function shownIn(item: CutItem): readonly CutItem[] {
  return itemsOf(item).filter(({ kind }) => kind !== "tag");
}

function itemsOf(item: CutItem): readonly CutItem[] {
  return item.kind === "stack" ? item.items : [item];
}
