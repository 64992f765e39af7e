import { decodeEntities, protectMergeTags, renderRichText, tokenizeHtml } from "@mailwright/document";

/** Allow-listed HTML as a tree. In texts and attributes each merge tag is still one private-use token. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

export interface HtmlTree {
  readonly nodes: readonly HtmlNode[];
  /** The HTML of each of `nodes`, merge tags in place. */
  readonly sources: readonly string[];
  /** Puts merge tags back in place of their tokens. */
  restore(text: string): string;
}

/** Any HTML → a tree of allowed elements. No DOM is involved: nothing in it is parsed by the browser, so nothing in it runs. */
export function parseHtmlTree(html: string): HtmlTree {
  const held = protectMergeTags(renderRichText(html));
  const nodes: HtmlNode[] = [];
  const open: { readonly tag: string; readonly children: HtmlNode[] }[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const token of tokenizeHtml(held.text)) {
    const siblings = open.at(-1)?.children ?? nodes;
    if (token.kind === "text") siblings.push(decodeText(token.text));
    else if (token.kind === "close") open.pop();
    else {
      const children: HtmlNode[] = [];
      siblings.push({ tag: token.tag, attributes: token.attributes, children });
      if (token.tag !== "br") open.push({ tag: token.tag, children });
    }
    // The allow-list escapes every `>` but those that end a tag.
    at = token.kind === "text" ? at + token.text.length : held.text.indexOf(">", at) + 1;
    ends[nodes.length - 1] = at;
  }
  const restore = (text: string) => held.restore(text);
  return { nodes, sources: ends.map((end, index) => restore(held.text.slice(ends[index - 1] ?? 0, end))), restore };
}

/** An attribute of the tree as a person would read it, merge tags in place. */
export function readAttribute(tree: HtmlTree, element: HtmlElement, name: string): string {
  return tree.restore(decodeText(element.attributes.get(name) ?? ""));
}

// HTML knows two thousand names; the browser is asked where there is one, so that `&frac12;` is not read as seven letters.
function decodeText(text: string): string {
  if (!text.includes("&")) return text;
  if (typeof document === "undefined") return decodeEntities(text);
  const template = document.createElement("template");
  template.innerHTML = text.replaceAll("<", "&lt;");
  return template.content.textContent ?? "";
}
