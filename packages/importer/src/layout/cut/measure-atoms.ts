import { type InPieces, mapInPieces } from "../../pieces/in-pieces.js";
import type { Atom, TextLook } from "../look/atom.js";
import type { Box } from "../look/box.js";
import { isHidden } from "../look/is-hidden.js";
import type { PageLook } from "../look/page-look.js";
import { linesOf, withinRoom, withLeading } from "../look/read-text.js";
import { blockOf, readTextLook } from "../look/text-look.js";

/** An atom at one width of the window. */
export interface Measured {
  readonly box: Box;
  readonly ink: Box;
  readonly look: TextLook | undefined;
  readonly isHidden: boolean;
}

/** A page at one width of the window. */
export interface Measure {
  readonly widthPx: number;
  readonly of: (atom: Atom) => Measured;
  readonly box: (element: Element) => Box;
  readonly look: PageLook;
}

/** The page at the width in which its atoms were collected. */
export function measureAsSeen(look: PageLook): Measure {
  return {
    widthPx: look.widthPx,
    look,
    box: look.box,
    of: (atom) => ({ box: atom.box, ink: atom.ink, look: "look" in atom ? atom.look : undefined, isHidden: false }),
  };
}

/** The same atoms in a window of another width. */
export function* measureAgain(atoms: readonly Atom[], look: PageLook): InPieces<Measure> {
  const measured = new Map(yield* mapInPieces(atoms, (atom) => [atom, measure(atom, look)] as const));
  const nothing = { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    widthPx: look.widthPx,
    look,
    box: look.box,
    of: (atom) => measured.get(atom) ?? { box: nothing, ink: nothing, look: undefined, isHidden: true },
  };
}

function measure(atom: Atom, look: PageLook): Measured {
  const box = look.box(atom.element);
  const hidden = isAway(atom.element, look);
  if (atom.kind === "button") return { box, ink: box, look: readTextLook(linkIn(atom.element), look), isHidden: hidden };
  if (atom.kind === "divider" && atom.edge) {
    const ink = atom.edge === "Top" ? { ...box, bottom: box.top + atom.thicknessPx } : { ...box, top: box.bottom - atom.thicknessPx };
    return { box: ink, ink, look: undefined, isHidden: hidden };
  }
  if (atom.kind !== "text" || atom.tag === "list") {
    return {
      box,
      ink: box,
      look: atom.kind === "text" ? readTextLook(atom.element.firstElementChild ?? atom.element, look) : undefined,
      isHidden: hidden,
    };
  }
  const block = blockOf(atom.element, look);
  const all = linesOf(atom.nodes, look);
  if (!all) return { box, ink: box, look: undefined, isHidden: true };
  const lines = withinRoom(all, block, atom.nodes, look);
  const ink = withLeading(lines, atom.element, atom.nodes, look);
  const room = look.contentBox(block);
  return {
    box: { ...ink, left: Math.min(room.left, lines.left), right: Math.max(room.right, lines.right) },
    ink,
    look: readTextLook(atom.element, look),
    isHidden: hidden,
  };
}

function linkIn(element: Element): Element {
  return element.tagName === "A" ? element : (element.getElementsByTagName("a")[0] ?? element);
}

function isAway(element: Element, look: PageLook): boolean {
  for (let at: Element | null = element; at && at !== look.page.body; at = at.parentElement) if (isHidden(at, look)) return true;
  return false;
}
