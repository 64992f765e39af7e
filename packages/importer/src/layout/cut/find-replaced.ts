import type { Atom } from "../look/atom.js";
import type { AtomTree } from "./atom-tree.js";
import type { PhoneMeasure } from "./measure-phone.js";

/** What a phone hides because it shows it in another form. */
export interface Replaced {
  /** As blocks these would be missing on the phone. */
  readonly atoms: ReadonlySet<Atom>;
  /** Those of them whose other form has the same words, links and pictures, with that form: the blocks can be shown there in its place. */
  readonly alike: ReadonlyMap<Atom, Element>;
}

/** Many emails contain a thing twice: one form for desktops, hidden on phones, and another for phones, hidden on desktops. */
export function findReplaced(phone: PhoneMeasure, tree: AtomTree): Replaced {
  const found = { atoms: new Set<Atom>(), alike: new Map<Atom, Element>() };
  for (const element of phone.appearing) {
    const words = plain(element.textContent ?? "");
    const hasPicture = element.tagName === "IMG" || element.querySelector("img,[background]") !== null || hasGround(element, phone);
    for (const atom of besides(element, tree)) {
      const isSame = atom.kind === "image" ? hasPicture : words.includes(plain(atom.element.textContent ?? "")) && words !== "";
      if (!isSame || !phone.of(atom).isHidden) continue;
      found.atoms.add(atom);
      if (holdsAll(element, atom)) found.alike.set(atom, element);
    }
  }
  return found;
}

/** The page as a phone shows it, with these things where their other form is. */
export function putInPlace(phone: PhoneMeasure, atoms: readonly Atom[], { alike }: Replaced): PhoneMeasure {
  const own = new Set(atoms);
  return {
    ...phone,
    of: (atom) => {
      const element = own.has(atom) ? alike.get(atom) : undefined;
      return element ? { ...phone.of(atom), box: phone.box(element), ink: phone.box(element), isHidden: false } : phone.of(atom);
    },
  };
}

/** Does the other form have every address of this one? */
function holdsAll(element: Element, atom: Atom): boolean {
  const link = atom.element.closest("a[href]");
  const own = [...(link ? [link] : []), ...addressed(atom.element)].map(addressOf);
  const there = new Set(addressed(element).map(addressOf));
  return own.every((address) => there.has(address));
}

const addressed = (element: Element) => [element, ...element.querySelectorAll("a[href],img[src]")].filter((each) => addressOf(each) !== "");
const addressOf = (element: Element) => (element.getAttribute("href") ?? element.getAttribute("src") ?? "").trim();

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
