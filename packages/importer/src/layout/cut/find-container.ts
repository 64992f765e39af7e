import type { Atom } from "../look/atom.js";
import { type Box, boxAround, heightOf, widthOf } from "../look/box.js";
import { isVisibleColor, type PageLook, pictureOf } from "../look/page-look.js";
import { readBorder } from "../look/read-border.js";

/** Where the content of an email begins and ends, between its margins. */
export interface Container {
  readonly left: number;
  readonly right: number;
}

const widthMin = 280;

/** The narrowest centred element that all things fit into; else what they take, centred. */
export function findContainer(atoms: readonly Atom[], look: PageLook): Container {
  const page = look.widthPx;
  // What is painted as wide as the window is the page; what is narrower is a part of the content.
  const painted = paintedBoxes(atoms, look).filter((box) => widthOf(box) < page * 0.92);
  const isAcross = ({ kind, ink }: Atom) => kind === "divider" && widthOf(ink) >= page * 0.92;
  const inside = atoms.filter((atom) => !isAcross(atom));
  const { left: first, right: last } = boxAround([...(inside.length > 0 ? inside : atoms).map(({ ink }) => ink), ...painted]);
  const [left, right] = [Math.max(0, first), Math.min(page, last)];
  const weights = weighWidths(inside, look);
  const fitting = [...weights].filter(([width]) => width >= right - left - 2 && width <= page).sort(([one], [other]) => one - other);
  const narrow = fitting.find(([width]) => width < page - 1);
  if (narrow) return centred(narrow[0], page);
  const margin = Math.max(0, Math.min(left, page - right));
  return { left: margin, right: page - margin };
}

function paintedBoxes(atoms: readonly Atom[], look: PageLook): readonly Box[] {
  const seen = new Set<Element>();
  const boxes: Box[] = [];
  for (const atom of atoms) {
    for (let at: Element | null = atom.element; at && at !== look.page.body && !seen.has(at); at = at.parentElement) {
      seen.add(at);
      if (isVisibleColor(look.style(at).backgroundColor) || pictureOf(look.style(at)) || readBorder(at, look)) boxes.push(look.box(at));
    }
  }
  return boxes;
}

function centred(width: number, page: number): Container {
  return { left: (page - width) / 2, right: (page + width) / 2 };
}

function weighWidths(atoms: readonly Atom[], look: PageLook): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  for (const atom of atoms) {
    for (let at: Element | null = atom.element; at && at !== look.page.body; at = at.parentElement) {
      const box = look.box(at);
      const width = Math.round(widthOf(box));
      const isCentred = Math.abs((box.left + box.right) / 2 - look.widthPx / 2) < 12;
      if (isCentred && width >= widthMin) weights.set(width, (weights.get(width) ?? 0) + heightOf(atom.ink));
    }
  }
  return weights;
}
