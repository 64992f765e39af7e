import type { WordElement } from "./word-view.js";

/** What an element's `style` says of a property; the last word counts. */
export function styleOf({ declared }: WordElement, property: string): string | undefined {
  return declared
    .findLast(([name]) => name === property)?.[1]
    .replace(/\s*!important$/i, "")
    .toLowerCase();
}

/** The element and everything around it, from inside out. */
export function* lineage(element: WordElement): Generator<WordElement> {
  for (let at: WordElement | undefined = element; at && at.tag !== ""; at = at.parent) yield at;
}

/** The nearest value of an inherited property. A table hands down everything but the height of lines. */
export function inherited(element: WordElement, property: string): string | undefined {
  for (const at of lineage(element)) {
    const own = styleOf(at, property);
    if (own !== undefined && own !== "inherit") return own;
  }
  return undefined;
}

/** A length in px; nothing for a percentage, a keyword or a merge tag. */
export function toPx(value: string | undefined): number | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|pt|)$/.exec(value?.trim() ?? "") ?? [];
  return number === undefined ? undefined : Number(number) * (unit === "pt" ? 4 / 3 : 1);
}

const sides = ["top", "right", "bottom", "left"] as const;
type Side = (typeof sides)[number];

/** The four distances of `padding` or `margin`, as written; what is not set is `0`. */
export function sidesOf({ declared }: WordElement, property: "padding" | "margin"): Readonly<Record<Side, string>> {
  const found: Record<Side, string> = { top: "0", right: "0", bottom: "0", left: "0" };
  for (const [name, value] of declared) {
    const words = value.replace(/\s*!important$/i, "").split(/\s+/);
    if (name === property) {
      const [top = "0", right = top, bottom = top, left = right] = words;
      Object.assign(found, { top, right, bottom, left });
    }
    const side = sides.find((each) => name === `${property}-${each}`);
    if (side) found[side] = words[0] ?? "0";
  }
  return found;
}

/** Is anything of these distances more than nothing? */
export function isSome(distances: Readonly<Record<Side, string>>): boolean {
  return Object.values(distances).some((value) => /[1-9]/.test(value));
}

/** What shows nothing: space of any kind, and the invisible letters that fill a preheader. */
const blanks = /(?:[\s\u00a0\u200a-\u200c\u2060\ufeff]|\u200d|\u034f)+/g;

/** Does this text show nothing? */
export function isBlank(text: string): boolean {
  return text.replace(blanks, "") === "";
}

/** The words inside an element, blanks left out. */
export function wordsOf(element: WordElement): string {
  const read = (one: WordElement): string => one.children.map((child) => (typeof child === "string" ? child : read(child))).join("");
  return read(element).replace(blanks, " ").trim();
}

/** Is this element among those around the other one? */
export function isInside(element: WordElement, isWanted: (around: WordElement) => boolean): boolean {
  const { parent } = element;
  return parent !== undefined && [...lineage(parent)].some(isWanted);
}
