/** Are there tables, all of them data: cells beside each other, and no table or picture inside? Others are there to place things. */
export function hasDataTable(html: string): boolean {
  let depth = 0;
  for (const [, end, tag = ""] of html.matchAll(/<(\/?)(table|img)\b/gi)) {
    if (/img/i.test(tag)) {
      if (depth > 0) return false;
    } else depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > 1) return false;
  }
  return /<\/t[dh]\s*>\s*<t[dh]\b/i.test(html);
}
