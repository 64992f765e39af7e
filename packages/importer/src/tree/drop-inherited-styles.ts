import { nextTag, type RichTextStyles, readInlineStyle, writeInlineStyle } from "@mailwright/document";

const styleAttribute = / style="([^"]*)"/;

/** Takes out of rich text what its block would write there again: declarations that are the same in `styles`. */
export function dropInheritedStyles(html: string, styles: RichTextStyles): string {
  let out = "";
  let at = 0;
  for (let token = nextTag(html, at); token; token = nextTag(html, at)) {
    const tag = html.slice(token.start, token.end);
    const base = token.kind === "open" ? Object.entries(styles).find(([name]) => name === token.name)?.[1] : undefined;
    out +=
      html.slice(at, token.start) +
      (base === undefined ? tag : tag.replace(styleAttribute, (_, style: string) => without(style, base, token.name)));
    at = token.end;
  }
  return out + html.slice(at);
}

function without(style: string, base: string, tag: string): string {
  const inherited = readInlineStyle(base, tag);
  const own = new Map([...readInlineStyle(style, tag)].filter(([property, value]) => inherited.get(property) !== value));
  return own.size === 0 ? "" : ` style="${writeInlineStyle(own)}"`;
}
