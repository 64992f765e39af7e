/** The name of the highlight that shows the selection while the focus is in a toolbar. */
export const selectionHighlight = "mw-text-selection";

// Browsers break long words in editable elements and the email does not, so both properties are inherited, as elsewhere in the email.
// The canvas brings the element's own style up to date while it is edited, so what editing needs must outrank it.
const css = `
[data-lexical-editor] {
  overflow-wrap: inherit;
  line-break: inherit;
  outline: none !important;
  user-select: text !important;
  -webkit-user-select: text !important;
  white-space: pre-wrap !important;
  cursor: text !important;
}
::highlight(${selectionHighlight}) {
  background-color: rgb(63 98 230 / 0.3);
}
`;
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Adopts the styles that an edited text needs into the root it stands in. They stay: they match an edited text only, and browsers look
 * through all elements of a root whose style sheets change, which is felt in a long email.
 */
export function adoptFieldSheet(element: HTMLElement): void {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  const sheet = sheetFor(element.ownerDocument);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function sheetFor(owner: Document): CSSStyleSheet {
  const known = sheets.get(owner);
  if (known) return known;
  const sheet = new (owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
  sheet.replaceSync(css);
  sheets.set(owner, sheet);
  return sheet;
}
