import type { CutItem, RowItem } from "../cut/cut-group.js";
import type { Measure } from "../cut/measure-atoms.js";
import type { Atom, TextAtom } from "../look/atom.js";

/** What becomes one block: several texts that look the same, one other thing, a template tag, or things side by side that go into one table. */
export type Piece =
  | { readonly kind: "tag"; readonly atoms: readonly []; readonly tag: string }
  | { readonly kind: "text"; readonly atoms: readonly TextAtom[] }
  | { readonly kind: "one"; readonly atoms: readonly [Atom] }
  | { readonly kind: "table"; readonly atoms: readonly Atom[]; readonly row: RowItem };

/** The pieces of a column, from top to bottom. */
export function planPieces(items: readonly CutItem[], phone: Measure | undefined): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const item of items) {
    if (item.kind === "row") {
      pieces.push({ kind: "table", atoms: item.atoms, row: item });
      continue;
    }
    if (item.kind === "tag") {
      const before = pieces.at(-1);
      // Tags that follow each other need one hidden element.
      if (before?.kind === "tag") pieces[pieces.length - 1] = { ...before, tag: before.tag + item.tag };
      else pieces.push(item);
      continue;
    }
    for (const atom of item.atoms) {
      const last = pieces.at(-1);
      const before = last?.kind === "text" ? last.atoms.at(-1) : undefined;
      if (atom.kind !== "text" || atom.isCode || /^h/.test(atom.tag)) pieces.push({ kind: "one", atoms: [atom] });
      else if (last?.kind === "text" && before && isOneText(before, atom, phone)) {
        pieces[pieces.length - 1] = { kind: "text", atoms: [...last.atoms, atom] };
      } else pieces.push({ kind: "text", atoms: [atom] });
    }
  }
  return pieces;
}

const joinedGapMaxPx = 60;

/** May two texts be paragraphs of one block? They stand below each other in the same lines and look alike. */
function isOneText(one: TextAtom, other: TextAtom, phone: Measure | undefined): boolean {
  const isNear = other.ink.top - one.ink.bottom < joinedGapMaxPx;
  const isSameRoom = Math.abs(one.box.left - other.box.left) < 2 && Math.abs(one.box.right - other.box.right) < 2;
  const isAlike =
    one.look.fontFamily === other.look.fontFamily && one.look.fontSizePx === other.look.fontSizePx && one.look.align === other.look.align;
  if (!isNear || !isSameRoom || !isAlike) return false;
  if (!phone) return true;
  const [first, second] = [phone.of(one), phone.of(other)];
  const gapPx = second.ink.top - first.ink.bottom;
  return (
    first.isHidden === second.isHidden &&
    first.look?.fontSizePx === second.look?.fontSizePx &&
    first.look?.align === second.look?.align &&
    Math.abs(first.box.left - second.box.left) < 2 &&
    Math.abs(gapPx - (other.ink.top - one.ink.bottom)) < 4
  );
}
