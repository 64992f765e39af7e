import type { Atom } from "../look/atom.js";
import type { AtomTree } from "./atom-tree.js";
import type { PhoneMeasure } from "./measure-phone.js";

/**
 * Many emails contain a thing twice: one form for desktops, hidden on phones, and another for phones, hidden on desktops. Found are those
 * that a phone hides for this reason; as blocks they would be missing on the phone.
 */
export function findReplaced(phone: PhoneMeasure, tree: AtomTree): ReadonlySet<Atom> {
  const replaced = new Set<Atom>();
  for (const element of phone.appearing) {
    const words = plain(element.textContent ?? "");
    const hasPicture = element.tagName === "IMG" || element.querySelector("img,[background]") !== null || hasGround(element, phone);
    for (const atom of besides(element, tree)) {
      const isSame = atom.kind === "image" ? hasPicture : words.includes(plain(atom.element.textContent ?? "")) && words !== "";
      if (isSame && phone.of(atom).isHidden) replaced.add(atom);
    }
  }
  return replaced;
}

function hasGround(element: Element, { look }: PhoneMeasure): boolean {
  return look.style(element).backgroundImage.includes("url(");
}

/** What stands in the nearest element that shows something on a desktop. */
function besides(element: Element, tree: AtomTree): readonly Atom[] {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const atoms = tree.atomsIn(at);
    if (atoms.length > 0) return atoms;
  }
  return [];
}

const plain = (text: string) => text.replace(/\s+/g, "").toLowerCase();
