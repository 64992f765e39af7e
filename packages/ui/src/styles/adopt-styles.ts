/** Where styles can be adopted: the shadow root of an element, or a page of our own. */
export type UiRootNode = ShadowRoot | Document;

// A constructed sheet belongs to the document that made it: one set per document.
const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Adopts each style text once. Safe to call again: a sheet that is already there keeps its place,
 * and one that got lost when the element moved to another document is made anew.
 */
export function adoptStyles(root: UiRootNode, styles: readonly string[]): void {
  const missing = styles.map((css) => sheetFor(root, css)).filter((sheet) => !root.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

function sheetFor(root: UiRootNode, css: string): CSSStyleSheet {
  const owner = root.ownerDocument ?? root;
  const sheets = sheetsByDocument.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(owner, sheets);
  const known = sheets.get(css);
  if (known) return known;
  // The constructor of the document's own realm: a sheet from another frame's realm is refused.
  const Sheet = owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
