import { decodeEntities, type MjmlNode, tokenizeHtml } from "@mailwright/document";

const heading = /<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/gi;

/** The words of the first heading that has any; nothing where there is none. */
export function firstHeading(nodes: readonly MjmlNode[]): string {
  for (const { content = "", children = [] } of nodes) {
    for (const [, , inner = ""] of content.matchAll(heading)) {
      const words = wordsOf(inner);
      if (words !== "") return words;
    }
    const below = firstHeading(children);
    if (below !== "") return below;
  }
  return "";
}

function wordsOf(html: string): string {
  const texts = Array.from(tokenizeHtml(html), (token) =>
    token.kind === "text" ? decodeEntities(token.text) : token.tag === "br" ? " " : "",
  );
  return texts.join("").replace(/\s+/g, " ").trim();
}
