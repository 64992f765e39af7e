import { tokenizeHtml } from "@mailwright/document";

/** Are there tables, all of them data: cells beside each other, and no table or picture inside? Others are there to place things. */
export function hasDataTable(html: string): boolean {
  let depth = 0;
  let isAfterCell = false;
  let areBeside = false;
  for (const token of tokenizeHtml(html)) {
    if (token.kind === "text") {
      isAfterCell &&= token.text.trim() === "";
      continue;
    }
    const { kind, tag } = token;
    const isCell = tag === "td" || tag === "th";
    if (tag === "img" && depth > 0) return false;
    if (tag === "table") depth = Math.max(0, depth + (kind === "open" ? 1 : -1));
    if (depth > 1) return false;
    areBeside ||= isAfterCell && isCell && kind === "open";
    isAfterCell = isCell && kind === "close";
  }
  return areBeside;
}
