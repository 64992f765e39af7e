import type { WordElement } from "./word-view.js";

/** What an element's `style` says of a property; the last word counts. */
export function styleOf({ declared }: WordElement, property: string): string | undefined {
  return declared
    .findLast(([name]) => name === property)?.[1]
    .replace(/\s*!important$/i, "")
    .toLowerCase();
}

/**
 * Reads something of an element and of what was read of the one around it. Each element is read once, so that deep emails take no longer than
 * flat ones.
 */
export function handedDown<T>(outside: T, read: (element: WordElement, around: T) => T): (element: WordElement) => T {
  const known = new WeakMap<WordElement, { readonly value: T }>();
  const of = (element: WordElement): T => {
    const found = known.get(element);
    if (found) return found.value;
    const { parent } = element;
    const value = read(element, parent && parent.tag !== "" ? of(parent) : outside);
    known.set(element, { value });
    return value;
  };
  return of;
}

/** Is the element, or one around it, such a one? */
export function isOrIsInside(isWanted: (element: WordElement) => boolean): (element: WordElement) => boolean {
  return handedDown(false, (element, around) => around || isWanted(element));
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

const withWords = new WeakMap<WordElement, boolean>();

/** Are there words inside an element? */
export function hasWords(element: WordElement): boolean {
  const known = withWords.get(element);
  if (known !== undefined) return known;
  const found = element.children.some((child) => (typeof child === "string" ? !isBlank(child) : hasWords(child)));
  withWords.set(element, found);
  return found;
}
