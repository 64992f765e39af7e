import { holdPage, type KeptContent, type KeptShare } from "@mailwright/importer/layout";

interface Content {
  readonly words: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** Words, links and pictures of the HTML before an import, and how many of them the blocks hold. */
export function compareContent(before: string, after: string): KeptContent {
  const [was, is] = [readContent(before), readContent(after)];
  return { words: share(was.words, is.words), links: share(was.links, is.links), images: share(was.images, is.images) };
}

/**
 * Parsed and never shown, so nothing of it is loaded or run. Styles are removed before, because a strict content security policy would
 * report them.
 */
function readContent(html: string): Content {
  const plain = holdPage(html).replace(/<style\b[\s\S]*?<\/style\s*>/gi, "");
  const page = new DOMParser().parseFromString(plain, "text/html");
  for (const element of page.querySelectorAll("style, script, template, title, noscript")) element.remove();
  const valuesOf = (selector: string, name: string) =>
    Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(name)?.trim() ?? "").filter(Boolean);
  return {
    words: textOf(page.body)
      .split(/[\s\u00a0\u200b-\u200d]+/)
      .filter(Boolean),
    links: valuesOf("a[href], area[href]", "href"),
    images: valuesOf("img[src]", "src"),
  };
}

const inline = "a, abbr, b, big, code, del, em, font, i, ins, mark, s, small, span, strike, strong, sub, sup, tt, u";

/** Its words, with room where a line or a block ends: `<p>One</p><p>Two</p>` and `One<br>Two` are two words. */
function textOf(body: HTMLElement): string {
  let text = "";
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (!node.matches(inline)) text += " ";
      continue;
    }
    const own: Element | null = node.parentElement?.closest(`:not(${inline})`) ?? null;
    text += own === block ? node.nodeValue : ` ${node.nodeValue}`;
    block = own;
  }
  return text;
}

function share(of: readonly string[], among: readonly string[]): KeptShare {
  const left = new Map<string, number>();
  for (const each of among) left.set(each, (left.get(each) ?? 0) + 1);
  let kept = 0;
  for (const each of of) {
    const count = left.get(each) ?? 0;
    if (count === 0) continue;
    left.set(each, count - 1);
    kept++;
  }
  return { of: of.length, kept };
}

/** Shares of several parts as one. */
export function sumContent(parts: readonly KeptContent[]): KeptContent {
  const sum = (name: keyof KeptContent) =>
    parts.reduce((total, { [name]: { of, kept } }) => ({ of: total.of + of, kept: total.kept + kept }), { of: 0, kept: 0 });
  return { words: sum("words"), links: sum("links"), images: sum("images") };
}
