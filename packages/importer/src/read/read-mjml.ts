import { type EmailFont, fontStack } from "@mailwright/document";
import { readHiddenLine } from "../compiled/hidden-line.js";
import { readStamp } from "../compiled/read-stamp.js";
import { decodeText } from "../markup/decode-text.js";
import { createProblemList, type ProblemList } from "../markup/source-problem.js";
import { isPlainComment } from "../mjml/comments.js";
import { readHeadAttributes } from "../mjml/head-attributes.js";
import { type MjmlSource, parseMjml } from "../mjml/parse-mjml.js";
import { placeMjml } from "../mjml/placed-element.js";
import { readPx } from "../values/lengths.js";
import { readColor } from "../values/looks.js";
import { type ReadEmail, type ReadOptions, readPage, type SourcePage } from "./read-page.js";

/**
 * MJML source → a document. Never throws: what is broken is read as far as it goes, and what no block recognises stays in the
 * document as source. What the compiler wrote comes back as the tree that it was compiled from.
 */
export function readMjml(source: string, options: ReadOptions): ReadEmail {
  const problems = createProblemList();
  const root = parseMjml(source, problems);
  const head = childOf(root, "mj-head");
  const body = childOf(root, "mj-body");
  const defaults = readHeadAttributes(head);
  const elements = body ? body.children : root && root.tagName !== "mjml" ? [root] : [];
  const bodyElement = body && placeMjml(body, defaults);
  reportHead(head, problems);
  const title = decodeText(childOf(head, "mj-title")?.content ?? "").trim();
  const preheader = readHiddenLine(childOf(head, "mj-preview")?.content ?? "");
  const isKept = root?.tagName === "mjml" && body !== undefined && readStamp(body.attributes.get("css-class"))?.settings === undefined;
  const page: SourcePage = {
    source,
    title,
    preheader,
    ...(isKept && { mjml: { source, root, head, body, title, preheader } }),
    head: head ? source.slice(head.start, head.end) : "",
    fonts: fontsOf(head),
    pageClass: bodyElement?.stamped,
    settings: {
      width: readPx(bodyElement?.attribute("width")),
      bgColor: readColor(bodyElement?.attribute("background-color") ?? ""),
      lang: decoded(root?.attributes.get("lang")),
      dir: root?.attributes.get("dir"),
    },
    body: elements.filter((element) => !isPlainComment(element)).map((element) => placeMjml(element, defaults)),
  };
  return readPage(page, options, problems);
}

function childOf(parent: MjmlSource | undefined, tagName: string): MjmlSource | undefined {
  return parent?.children.find((child) => child.tagName === tagName);
}

function decoded(text: string | undefined): string | undefined {
  return text === undefined ? undefined : decodeText(text);
}

function fontsOf(head: MjmlSource | undefined): readonly EmailFont[] {
  return (head?.children ?? []).flatMap(({ tagName, attributes }) => {
    const name = decoded(attributes.get("name"));
    const href = decoded(attributes.get("href"));
    return tagName === "mj-font" && name && href ? [{ name, stack: fontStack(name), href }] : [];
  });
}

const understood = new Set(["mj-title", "mj-preview", "mj-breakpoint", "mj-attributes", "mj-font", "mj-style", "mj-raw"]);

function reportHead(head: MjmlSource | undefined, problems: ProblemList): void {
  for (const { tagName, content, start } of head?.children ?? []) {
    if (!understood.has(tagName)) problems.add("kept-as-source", start, tagName);
    if (tagName === "mj-style" && !isOurCss(content)) problems.add("style-dropped", start, tagName);
  }
}

/** Every rule that the compiler writes is for the root element or for a class of ours. */
function isOurCss(css: string): boolean {
  // The last part before a brace: what stands before it of the same piece is the query of an `@media`.
  const selectors = css.split("}").flatMap((rule) => rule.split("{").slice(0, -1).slice(-1));
  return selectors.every((selector) => selector.trim() === ":root" || /\.(?:mw|code)-/.test(selector));
}
