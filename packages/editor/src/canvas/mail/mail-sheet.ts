import { bodyElementName, htmlElementName, windowElementName } from "./convert-css.js";
import { mailContainer } from "./media-query.js";

/** The element that holds one row of the email on the canvas. */
export const rowElementName = "mw-row";

/** The element around a few rows. While it is far from view the browser does not lay it out. */
export const groupElementName = "mw-rows";
/** The attribute of a group that is asleep. */
export const sleepAttribute = "data-asleep";

/** The element with the words of an empty place. */
export const placeholderElementName = "mw-placeholder";

/** Where our blocks have their words. */
const textPlaces = ["text] div", "quote] div", "heading] div > *", "link] a", "button] :is(a, p)"]
  .map((place) => `[data-block-type=${place}`)
  .join();

/**
 * What the canvas adds to the email's styles. The viewport resets inherited styles, as a page does, and contains what the email positions.
 * The window in it is the container of width queries; it may be wider than what is seen of the page, which then has a width of its own. A
 * sleeping group is as wide as there is room and never makes its container wider. In a long email style containment is always on: if it
 * came and went, Chromium would look for CSS counters in every element of the page. `!important` stands where a rule of the email (`* {
 * margin: 0 }`) must not reach our own elements.
 */
export const mailSheet = `
:host { display: block; }
.mw-viewport {
  all: initial; display: block !important; position: relative !important; direction: ltr; overflow: clip !important;
  contain: paint; isolation: isolate; color-scheme: light;
  -webkit-text-size-adjust: 100%; cursor: default; min-height: var(--mw-paper-height, 0);
}
${windowElementName} { display: block; container: ${mailContainer} / inline-size; min-height: inherit; }
${htmlElementName} { display: flow-root; position: relative; min-height: inherit; }
${bodyElementName} { display: block; margin: 8px; }
${rowElementName}, ${groupElementName} {
  display: flow-root !important; float: none !important; position: static !important; width: auto !important;
  margin: 0 !important; padding: 0 !important; border: 0 !important;
}
${groupElementName}:not(:only-child) { contain: style; }
${groupElementName}[${sleepAttribute}] { content-visibility: auto; width: 0 !important; min-width: 100% !important; }
${placeholderElementName}, [class*="mw-hide-"]::before {
  all: initial; display: flex !important; box-sizing: border-box; min-height: 72px; margin: 4px; padding: 12px;
  align-items: center; justify-content: center; border: 1px dashed #878e9c; border-radius: 6px; background: #f6f7f9;
  color: #565d6b; font: 400 13px/20px var(--mw-font, sans-serif); text-align: center; cursor: default;
}
${placeholderElementName}[data-place^="picture"] { min-height: 140px; }
[class*="mw-hide-"]::before { min-height: 0; margin: 0; padding: 2px 8px; white-space: pre-wrap; }
:host([data-ghosts]) :is(${textPlaces}):empty:not([contenteditable="true"])::before { content: var(--mw-empty); opacity: 0.6; }
[data-when="only"] { display: none; }
:host([data-blank]) ${placeholderElementName} { min-height: 300px; }
:host([data-blank]) [data-when="one"] { display: none; }
:host([data-blank]) [data-when="only"] { display: block; max-width: 280px; }
[data-block-id] { scroll-margin: 56px 24px; }
[data-block-id]:focus { outline: none; }
:host([data-borders]) [data-block-id] { outline: 1px dashed #878e9c; outline-offset: -1px; }
a { cursor: inherit !important; }
:host([data-quirks]) :where(table) {
  font-size: inherit; font-weight: inherit; font-style: inherit; font-variant: inherit; line-height: inherit;
  white-space: inherit; color: inherit; text-align: inherit;
}
`;
