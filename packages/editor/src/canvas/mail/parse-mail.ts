const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const styleAttribute = /"[^"]*"|'[^']*'|(\s)style(?=\s*=)/gi;
const renamed = "data-mw-style";

/** What was written in an element's `style` attribute, to the letter: the browser's own reading of it is not comparable. */
const sourceStyles = new WeakMap<Element, string>();

/** The `style` text an element was parsed with. */
export function sourceStyleOf(element: Element): string {
  return sourceStyles.get(element) ?? element.getAttribute("style") ?? "";
}

/** Gives an element the style of another that was parsed from newer HTML, without touching its `style` attribute as text. */
export function takeStyle(element: HTMLElement, newer: HTMLElement): void {
  element.style.cssText = newer.style.cssText;
  if (newer.style.cssText === "") element.removeAttribute("style");
  sourceStyles.set(element, sourceStyleOf(newer));
}

/** Makes the next patch set the element's style, even if somebody changed it since it was parsed. */
export function forgetStyle(element: HTMLElement): void {
  sourceStyles.set(element, "\u0000");
}

/**
 * Parses compiled HTML into a fragment. Under `style-src 'self'` a parser that meets a `style` attribute reports a violation
 * and drops it, so the attribute has another name while it is parsed and is set through CSSOM, which is allowed.
 */
export function parseMail(html: string, owner: Document): DocumentFragment {
  const template = owner.createElement("template");
  template.innerHTML = html.replace(tag, (found) =>
    found.replace(styleAttribute, (piece, space: string | undefined) => (space === undefined ? piece : space + renamed)),
  );
  for (const element of template.content.querySelectorAll<HTMLElement>(`[${renamed}]`)) {
    const source = element.getAttribute(renamed) ?? "";
    element.style.cssText = source;
    element.removeAttribute(renamed);
    sourceStyles.set(element, source);
  }
  return template.content;
}
