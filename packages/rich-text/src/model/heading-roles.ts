import { readAttributes } from "@mailwright/document";
import { rewriteTags } from "./rewrite-tags.js";

/** Word for the web writes a heading as a paragraph with the role of one. Here it becomes a heading. */
export function settleHeadings(html: string): string {
  if (!/\brole\s*=\s*["']?heading/i.test(html)) return html;
  let open: string | undefined;
  return rewriteTags(html, ({ kind, name }, text) => {
    if (name !== "p") return undefined;
    if (kind === "close") {
      const closing = open && `</${open}>`;
      open = undefined;
      return closing;
    }
    const attributes = readAttributes(text);
    const level = /^[1-6]$/.exec(attributes.get("aria-level") ?? "")?.[0];
    open = attributes.get("role") === "heading" && level ? `h${level}` : undefined;
    return open && `<${open}>`;
  });
}
