import { decodeEntities, type HtmlToken, type MjmlNode, tokenizeHtml } from "@mailwright/document";

const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** The words of the first heading that has any; nothing where there is none. Each content is read once, whatever it holds. */
export function firstHeading(nodes: readonly MjmlNode[]): string {
  for (const { content = "", children = [] } of nodes) {
    const words = headingIn(content) || firstHeading(children);
    if (words !== "") return words;
  }
  return "";
}

function headingIn(html: string): string {
  let open = "";
  let words = "";
  for (const token of tokenizeHtml(html)) {
    if (open === "") {
      if (token.kind !== "open" || !headings.has(token.tag)) continue;
      open = token.tag;
      words = "";
    } else if (token.kind === "close" && token.tag === open) {
      const said = words.replace(/\s+/g, " ").trim();
      if (said !== "") return said;
      open = "";
    } else words += wordsOf(token);
  }
  return "";
}

function wordsOf(token: HtmlToken): string {
  if (token.kind === "text") return decodeEntities(token.text);
  return token.tag === "br" ? " " : "";
}
