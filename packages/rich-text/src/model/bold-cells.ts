import { readAttributes } from "@mailwright/document";
import { classesThat, rewriteTags } from "./rewrite-tags.js";

/** Sheets and Excel say of a whole cell that it is bold, in its style or by a class. Here its words say it. */
export function markBoldCells(html: string): string {
  if (!/<td\b/i.test(html) || !/font-weight/i.test(html)) return html;
  const classes = classesThat(html, (css) => isBold(css) || undefined);
  let isOpen = false;
  return rewriteTags(html, ({ kind, name }, text) => {
    if (!/^(?:td|th|tr|table)$/.test(name)) return undefined;
    const ended = isOpen ? `</b>${text}` : text;
    const attributes = kind === "open" && name === "td" ? readAttributes(text) : undefined;
    isOpen = attributes !== undefined && (isBold(attributes.get("style") ?? "") || classes.has(attributes.get("class") ?? ""));
    return isOpen ? `${ended}<b>` : ended;
  });
}

function isBold(css: string): boolean {
  return /(?:^|[;\s{])font-weight:\s*(?:bold|[7-9]00)/i.test(css);
}
