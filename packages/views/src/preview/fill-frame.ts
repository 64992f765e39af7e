const tag = /<[a-zA-Z](?:[^<>"']|"[^"]*"|'[^']*')*>/g;
/** A value in quotes, which may hold anything, or the name `style` of an attribute, whose value may have no quotes. */
const valueOrStyle = /"[^"]*"|'[^']*'|(\s)style(?=\s*=)/gi;
const commentOrSheet = /<!--[\s\S]*?-->|<style\b([^>]*)>([\s\S]*?)<\/style\s*>/gi;
const heldStyle = "data-mw-style";
/** Elements that a compiled email never has. They could load a page or lead the frame elsewhere, so they are removed in any case. */
const pageLike = "script, base, iframe, frame, object, embed, meta[http-equiv='refresh' i]";

/**
 * Fills a sandboxed, scriptless frame with a compiled email. A strict content security policy of the host page also rules the
 * frame and blocks every style that is parsed, so styles go in another way: attributes are renamed before parsing and applied
 * as declarations, and style elements, taken out of the text, become sheets constructed in the frame's own realm.
 */
export function fillFrame(frame: HTMLIFrameElement, html: string, isDark = false): void {
  const target = frame.contentDocument;
  const realm = frame.contentWindow;
  if (!target || !realm) return;
  const { rest, sheets } = takeSheets(html);
  const parsed = new (classesOf(realm).DOMParser)().parseFromString(holdStyles(rest), "text/html");
  for (const element of parsed.querySelectorAll(`${pageLike}, style`)) element.remove();
  target.replaceChild(target.adoptNode(parsed.documentElement), target.documentElement);
  target.adoptedStyleSheets = sheets.map((text) => constructSheet(realm, answerScheme(text, isDark)));
  for (const element of target.querySelectorAll(`[${heldStyle}]`)) {
    if (isStyled(element)) element.style.cssText = element.getAttribute(heldStyle) ?? "";
    element.removeAttribute(heldStyle);
  }
  target.addEventListener("click", holdLinks);
}

/** Gives `style` another name, which no policy looks at. Conditional comments for Outlook contain tags too, but never show. */
function holdStyles(html: string): string {
  return html.replace(tag, (open) => open.replace(valueOrStyle, (found, space?: string) => (space ? `${space}${heldStyle}` : found)));
}

const schemeQuery = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/** `prefers-color-scheme` asks the system. Here the person decides, so the query is replaced by the answer. */
function answerScheme(css: string, isDark: boolean): string {
  return css.replace(schemeQuery, (_, scheme: string) =>
    (scheme.toLowerCase() === "dark") === isDark ? "(min-width:0)" : "(max-width:0)",
  );
}

/** The texts of all style elements, and the email without them. Parsing one logs a violation, even in a document that is never shown. */
function takeSheets(html: string) {
  const sheets: string[] = [];
  const rest = html.replace(commentOrSheet, (found: string, attributes: string | undefined, css: string | undefined) => {
    if (css === undefined) return found; // a conditional comment with Outlook's own style sheets
    const media = /\bmedia\s*=\s*(["']?)(.*?)(?:\1(?=\s|$))/i.exec(attributes ?? "")?.[2];
    sheets.push(media ? `@media ${media} { ${css} }` : css);
    return "";
  });
  return { rest, sheets };
}

/** The classes of the frame's own page, so that its policy rules what is parsed. */
const classesOf = (realm: Window): typeof globalThis => ("DOMParser" in realm ? (realm as Window & typeof globalThis) : globalThis);

function constructSheet(realm: Window, css: string): CSSStyleSheet {
  const sheet = new (classesOf(realm).CSSStyleSheet)();
  sheet.replaceSync(css);
  return sheet;
}

// Elements of the frame belong to another window, so `instanceof` with our classes is false for all of them.
function isStyled(element: Element): element is HTMLElement {
  return "style" in element;
}

// In a preview links can be seen and not followed.
function holdLinks(event: Event): void {
  event.preventDefault();
}
