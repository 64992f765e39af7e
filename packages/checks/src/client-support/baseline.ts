/**
 * What MJML and our blocks use in every email. For clients without support there is always a fallback: tables beside `<div>`, an attribute
 * beside a width, square corners instead of round ones, light colours instead of dark ones. Warnings about these would hide the findings
 * that an author can act on. The features in the last line are supported by every client.
 */
export const baselineFeatures: ReadonlySet<string> = new Set(
  (
    "css-at-media css-at-media-prefers-color-scheme css-background css-border-radius css-border-spacing css-color-scheme css-cursor css-display " +
    "css-display-none css-font-size css-font-weight css-height css-important css-letter-spacing css-line-height css-margin css-max-width " +
    "css-min-width css-outline css-overflow css-table-layout css-text-align css-text-decoration css-text-transform css-word-break html-aria-label " +
    "html-dir html-height html-lang html-lists html-role html-target html-valign html-width html-align html-cellpadding html-cellspacing " +
    "css-color css-padding css-width css-font-family css-border css-border-collapse css-background-color css-vertical-align css-direction " +
    "html-a html-div html-table html-tbody html-tr html-td html-th html-img html-p html-span html-h1-h6 html-br html-b html-strong html-em html-i html-u"
  ).split(" "),
);
