import type { Atom } from "../look/atom.js";
import { heightOf, widthOf } from "../look/box.js";
import type { PageLook } from "../look/page-look.js";

/** Where the content of an email begins and ends, between its margins. */
export interface Container {
  readonly left: number;
  readonly right: number;
}

const widthMin = 280;

/** The narrowest centred element that all things fit into; else what they take, centred. */
export function findContainer(atoms: readonly Atom[], look: PageLook): Container {
  const page = look.widthPx;
  const left = Math.max(0, Math.min(...atoms.map(({ ink }) => ink.left)));
  const right = Math.min(page, Math.max(...atoms.map(({ ink }) => ink.right)));
  const weights = weighWidths(atoms, look);
  const fitting = [...weights].filter(([width]) => width >= right - left - 2 && width <= page).sort(([one], [other]) => one - other);
  const narrow = fitting.find(([width]) => width < page - 1);
  if (narrow) return centred(narrow[0], page);
  const margin = Math.max(0, Math.min(left, page - right));
  return { left: margin, right: page - margin };
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
