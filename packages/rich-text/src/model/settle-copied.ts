import { settleHeadings } from "./heading-roles.js";
import { settleListKinds } from "./list-kinds.js";
import { rewriteTags } from "./rewrite-tags.js";
import { joinWordLists } from "./word-lists.js";

/**
 * HTML from a clipboard in the words of HTML: each program has its own for lists, headings and spaces. To be called while its style sheet is
 * still there. What says nothing in a program's own words is answered as it is.
 */
export function settleCopied(html: string): string {
  return settleSpaces(settleListKinds(settleHeadings(joinWordLists(html))));
}

// Between words Word and macOS write spaces that do not break, in spans of their own.
const ownSpaces = /<span\b[^<>]{0,200}(?:Apple-converted-space|mso-spacerun)[^<>]{0,200}>(?:&nbsp;|\u00a0|\s)*<\/span>/gi;

function settleSpaces(html: string): string {
  return breakableSpaces(html.replace(ownSpaces, " "));
}

/** Google Docs keeps all white space of all words, so that each space at an end would become one at which no line breaks. */
function breakableSpaces(html: string): string {
  if (!/docs-internal-guid/i.test(html)) return html;
  return rewriteTags(html, ({ kind }, text) =>
    kind === "open" && /white-space/i.test(text) ? text.replace(/white-space\s*:\s*[\w-]+;?/gi, "") : undefined,
  );
}
