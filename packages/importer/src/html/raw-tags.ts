import type { HtmlElement } from "../markup/html-element.js";
import { type PlacedElement, placeUnrendered } from "../mjml/placed-element.js";

const comment = /<!--[\s\S]*?-->/g;
const templateTag = /\{%[^{}]*%\}/g;

/**
 * The children of an element as MJML, with the template tags between them. MJML writes the content of an `mj-raw` between two rows, so that
 * is where such tags are found.
 */
export function unrenderChildren(
  parent: HtmlElement,
  unrender: (child: HtmlElement) => PlacedElement | readonly PlacedElement[],
): readonly PlacedElement[] {
  if (!parent.hasText) return parent.children.flatMap(unrender);
  const found: PlacedElement[] = [];
  let at = parent.innerStart;
  const addTags = (to: number) => {
    const between = parent.inner.slice(at - parent.innerStart, to - parent.innerStart).replace(comment, "");
    for (const [tag] of between.matchAll(templateTag)) found.push(placeUnrendered({ tagName: "mj-raw", content: tag, start: at, end: to }));
  };
  for (const child of parent.children) {
    addTags(child.start);
    found.push(...[unrender(child)].flat());
    at = child.end;
  }
  addTags(parent.innerStart + parent.inner.length);
  return found;
}
