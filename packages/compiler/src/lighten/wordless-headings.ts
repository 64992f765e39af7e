import { wordlessMark } from "../markup/markers.js";

const wordless = /<(h[1-6])(?=[ >])([^>]*)>((?:\s|&nbsp;|&#160;|<br>|<\/?(?:a|em|s|span|strong|sub|sup|u)\b[^>]*>)*)<\/\1>/g;
const marked = new RegExp(`<(h[1-6])(?=[ >])([^>]*)>${wordlessMark}(.*?)</\\1>`, "gs");

/**
 * Says which headings of a block's content hold no words: screen readers list every heading, so these are sent as paragraphs. They stay headings on
 * the canvas, where somebody may be about to write in one, and in an export that comes back as blocks.
 */
export function markWordlessHeadings(content: string): string {
  return content.replace(wordless, `<$1$2>${wordlessMark}$3</$1>`);
}

/** The content as it is sent. */
export function sendWordlessHeadings(content: string): string {
  return content.replace(marked, "<p$2>$3</p>");
}
