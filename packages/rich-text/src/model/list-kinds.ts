import { nextTag, readAttributes } from "@mailwright/document";
import { classesThat, rewriteTags } from "./rewrite-tags.js";

const types: Readonly<Record<string, string>> = { a: "lower-alpha", A: "upper-alpha", i: "lower-roman", I: "upper-roman" };

/**
 * Numbered lists whose letters or Roman numbers are said elsewhere say so themselves: Outlook has an attribute, Google Docs writes them on the
 * items, and Pages into its sheet.
 */
export function settleListKinds(html: string): string {
  if (!/<ol\b/i.test(html)) return html;
  const ofClasses = classesThat(html, kindIn);
  return rewriteTags(html, ({ kind, name, end }, text) => {
    if (kind !== "open" || name !== "ol") return undefined;
    const attributes = readAttributes(text);
    const style =
      kindIn(attributes.get("style") ?? "") ??
      types[attributes.get("type") ?? ""] ??
      ofClasses.get(attributes.get("class") ?? "") ??
      kindOfFirstItem(html, end);
    if (style === undefined) return undefined;
    const start = /^\d{1,6}$/.exec(attributes.get("start") ?? "")?.[0];
    return `<ol${start === undefined ? "" : ` start="${start}"`} style="list-style-type:${style}">`;
  });
}

function kindOfFirstItem(html: string, from: number): string | undefined {
  const first = nextTag(html, from);
  return first?.kind === "open" && first.name === "li"
    ? kindIn(readAttributes(html.slice(first.start, first.end)).get("style") ?? "")
    : undefined;
}

/** The letters or Roman numbers that a style asks for. Plain numbers are what a list has anyway. */
export function kindIn(css: string): string | undefined {
  const [, letters, script] = /list-style-type:\s*(lower|upper)-(alpha|latin|roman)/i.exec(css) ?? [];
  return letters && script && `${letters}-${script === "roman" ? "roman" : "alpha"}`.toLowerCase();
}
