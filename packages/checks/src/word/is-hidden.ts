import { styleOf } from "./word-styles.js";
import type { WordElement } from "./word-view.js";

/** `words`: hidden, but for tables inside. */
type Hiding = "all" | "words" | "no";

const known = new WeakMap<WordElement, Hiding>();

/**
 * Does Word leave the element out? `mso-hide:all` hides what is inside too. So does `display:none`, but not tables inside, nor a picture that
 * says so itself.
 */
export function isHidden(element: WordElement): boolean {
  return hidingOf(element) !== "no";
}

function hidingOf(element: WordElement): Hiding {
  const found = known.get(element) ?? findHiding(element);
  known.set(element, found);
  return found;
}

function findHiding(element: WordElement): Hiding {
  const around = element.parent ? hidingOf(element.parent) : "no";
  if (around === "all" || element.tag === "head" || styleOf(element, "mso-hide") === "all") return "all";
  if (styleOf(element, "display") === "none" && element.tag !== "img") return "words";
  return element.tag === "table" ? "no" : around;
}
