import { blankContents } from "../markup/markers.js";

/** What stands for Outlook alone between two parts that everybody reads. */
interface WordComment {
  readonly start: number;
  readonly end: number;
  readonly markup: string;
}

const comment = /<!--\[if mso \| IE\]>([\s\S]*?)<!\[endif\]-->/g;
const markerClass = '(?: class="\uE000[\\w-]{1,64}\uE001-outlook")?';
/** What MJML writes before a column, or a group of columns, that stands first in its row. */
const columnStart = new RegExp(
  `^<table role="presentation"[^<>]*><tr><td${markerClass} style="(?:vertical-align:[a-z]+;)?width:[\\d.]+px;?">$`,
);
const columnEnd = "</td></tr></table>";
const wholeColumn = /^<div class="[^"]*\bmj-column-per-100\b(?!-)/;

/**
 * Marked HTML without the table for Outlook around a column that has its row to itself: its own table fills the cell of the row as well. What
 * stands in a shape keeps it, because Outlook does not say how wide the inside of one is.
 */
export function dropLoneColumns(html: string): string {
  // What a block wrote may hold the same comments.
  const markup = blankContents(html);
  const comments = Array.from(markup.matchAll(comment), ({ index, 0: all, 1: inside = "" }): WordComment => {
    return { start: index, end: index + all.length, markup: inside };
  });
  const needless = comments.flatMap((each, index) => {
    const isColumn = columnStart.test(each.markup) && wholeColumn.test(markup.slice(each.end, each.end + 300));
    const end = isColumn && !isInShape(markup, each.start) ? findEnd(comments, index) : undefined;
    return end && markup.endsWith("</div>", end.start) ? [each, end] : [];
  });
  return cutOut(html, needless);
}

function isInShape(markup: string, at: number): boolean {
  return markup.lastIndexOf("<v:", at) > markup.lastIndexOf("</v:", at);
}

/** The comment that ends the table of this one, where no other column stands in it. */
function findEnd(comments: readonly WordComment[], from: number): WordComment | undefined {
  let depth = 1;
  for (const each of comments.slice(from + 1)) {
    if (depth === 1 && each.markup.startsWith("</td><td")) return undefined;
    depth += count(each.markup, "<table") - count(each.markup, "</table");
    if (depth <= 0) return each.markup === columnEnd ? each : undefined;
  }
  return undefined;
}

const count = (text: string, word: string) => text.split(word).length - 1;

function cutOut(html: string, ranges: readonly WordComment[]): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of [...ranges].sort((one, other) => one.start - other.start)) {
    kept += html.slice(from, start);
    from = end;
  }
  return kept + html.slice(from);
}

const rowStart = new RegExp(
  `^(\\s*<!--\\[if mso \\| IE\\]><tr><td)(${markerClass}) width="(\\d+)px"><table align="center"(?: border="0")? cellpadding="0" cellspacing="0"${markerClass} role="presentation" style="width:(\\d+)px;?" width="\\d+"((?: bgcolor="[^"]*")?) *><tr><td style="(line-height:0px;font-size:0px;mso-line-height-rule:exactly);?">`,
);
const rowEnd = /<\/td><\/tr><\/table>(<\/td><\/tr><!\[endif\]-->\s*)$/;

/**
 * Marked HTML of a row in the page wrapper, with one table less for Outlook where MJML writes two of the same width: the cell of the wrapper's
 * table says what the row's own would.
 */
export function joinRowTables(html: string): string {
  const [start, cell, marker, outerPx, innerPx, ground, look] = rowStart.exec(html) ?? [];
  if (start === undefined || outerPx !== innerPx || !rowEnd.test(html)) return html;
  const joined = `${cell}${marker} style="width:${outerPx}px;${look}" width="${outerPx}"${ground}>`;
  return joined + html.slice(start.length).replace(rowEnd, "$1");
}
