import { findRawTextEnd, nextTag } from "@mailwright/document";
import { type HtmlElement, type OpenHtmlElement, openHtmlElement } from "./html-element.js";

/** Elements deeper than this become children of the deepest that counts: hostile mail nests thousands. */
const nestingMax = 200;

const voids = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"]);
// What stands in these is not markup.
const rawText = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "plaintext"]);

/**
 * HTML → its elements, below a root without a name. Never throws: what is not closed ends with its parent, and a close tag
 * without its element is passed over. Comments, Outlook's among them, are no elements. Linear in the length of the source.
 */
export function parseMarkup(source: string): HtmlElement {
  const root = openHtmlElement(source, { name: "", start: 0, end: 0 });
  const stack = createStack(root);
  let at = 0;
  for (let token = nextTag(source, at); token; token = nextTag(source, at)) {
    const parent = stack.top();
    if (isWords(source, at, token.start)) parent.hasText = true;
    at = token.end;
    if (token.kind === "close") stack.close(token.name, token.start, token.end);
    if (token.kind !== "open") continue;
    const element = openHtmlElement(source, token);
    parent.children.push(element);
    if (token.isSelfClosing || voids.has(token.name)) continue;
    if (rawText.has(token.name)) at = closeRawText(source, element);
    else stack.open(element);
  }
  if (isWords(source, at, source.length)) stack.top().hasText = true;
  stack.closeAll(source.length);
  return root;
}

/** The elements that are open. How many of each name is counted: a stray close tag must not look through all of them. */
function createStack(root: OpenHtmlElement) {
  const elements = [root];
  const open = new Map<string, number>();
  const tooDeep = new Map<string, number>();
  const count = (among: Map<string, number>, name: string, change: number) => among.set(name, (among.get(name) ?? 0) + change);

  return {
    top: () => elements.at(-1) ?? root,
    open(element: OpenHtmlElement) {
      if (elements.length > nestingMax) return count(tooDeep, element.name, 1);
      elements.push(element);
      return count(open, element.name, 1);
    },
    close(name: string, start: number, end: number) {
      if (tooDeep.get(name)) return void count(tooDeep, name, -1);
      while (open.get(name)) {
        const last = elements.pop();
        if (!last) return;
        count(open, last.name, -1);
        last.innerEnd = start;
        last.end = last.name === name ? end : start;
        if (last.name === name) return;
      }
    },
    closeAll(end: number) {
      for (const element of elements) element.innerEnd = element.end = end;
    },
  };
}

function closeRawText(source: string, element: OpenHtmlElement): number {
  const { textEnd, end } = findRawTextEnd(source, element.name, element.innerStart);
  element.innerEnd = textEnd;
  element.end = end;
  return end;
}

function isWords(source: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!/\s/.test(source[at] ?? "")) return true;
  return false;
}
