import { nextTag, readAttributes, type ScannedTag } from "@mailwright/document";
import type { ProblemList } from "../markup/source-problem.js";

/** An element of MJML source. What it holds is either `content`, as written, or `children`. */
export interface MjmlSource {
  readonly tagName: string;
  /** As written: entities are not decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: string;
  readonly children: readonly MjmlSource[];
  readonly start: number;
  readonly end: number;
}

interface OpenElement {
  tagName: string;
  attributes: ReadonlyMap<string, string>;
  content: string;
  children: OpenElement[];
  start: number;
  end: number;
}

/** MJML's own elements nest six deep. */
const nestingMax = 50;

// MJML's "ending tags": what stands inside is HTML, and no MJML.
const endingTags = new Set([
  "mj-accordion-text",
  "mj-accordion-title",
  "mj-button",
  "mj-html-attribute",
  "mj-navbar-link",
  "mj-preview",
  "mj-raw",
  "mj-social-element",
  "mj-style",
  "mj-table",
  "mj-text",
  "mj-title",
]);

/**
 * MJML source → the first element of the name `mjml`, or of any name where there is none. Tolerant: what is not closed ends with
 * its parent, and everything that had to be guessed is reported. A comment between elements becomes an `mj-raw`, as in MJML.
 * Linear in the length of the source.
 */
export function parseMjml(source: string, problems: ProblemList): MjmlSource | undefined {
  const root = openElement("", new Map(), 0);
  const open = [root];
  let at = 0;
  for (let token = nextTag(source, at); token; token = nextTag(source, at)) {
    at = token.end;
    if (token.kind === "comment") keepComment(source, token, open, problems);
    else if (token.kind === "close") closeElement(token, open, problems);
    else at = readElement(source, token, open, problems);
  }
  for (const left of open.slice(1).reverse()) {
    left.end = source.length;
    problems.add("unclosed-tag", left.start, left.tagName);
  }
  const [first, ...others] = root.children.filter(({ tagName }) => tagName !== "mj-raw");
  for (const other of others) problems.add("second-root", other.start, other.tagName);
  return root.children.find(({ tagName }) => tagName === "mjml") ?? first;
}

function openElement(tagName: string, attributes: ReadonlyMap<string, string>, start: number): OpenElement {
  return { tagName, attributes, content: "", children: [], start, end: start };
}

function keepComment(source: string, token: ScannedTag, open: readonly OpenElement[], problems: ProblemList): void {
  const parent = open.at(-1);
  const text = source.slice(token.start, token.end);
  if (token.isUnfinished) problems.add("unclosed-comment", token.start, text.slice(0, 4));
  if (!parent || open.length < 2 || !text.startsWith("<!--")) return;
  parent.children.push({ ...openElement("mj-raw", new Map(), token.start), content: text, end: token.end });
}

function closeElement(token: ScannedTag, open: OpenElement[], problems: ProblemList): void {
  if (!open.some(({ tagName }) => tagName === token.name)) {
    problems.add("stray-close-tag", token.start, token.name);
    return;
  }
  for (;;) {
    const last = open.pop();
    if (!last) return;
    last.end = token.end;
    if (last.tagName === token.name) return;
    problems.add("unclosed-tag", last.start, last.tagName);
  }
}

/** Takes in an element, and all of its content where that is HTML. Answers where to read on. */
function readElement(source: string, token: ScannedTag, open: OpenElement[], problems: ProblemList): number {
  if (token.name === "mj-include") {
    problems.add("include-refused", token.start, token.name);
    return token.end;
  }
  const element = openElement(token.name, readAttributes(source.slice(token.start, token.end)), token.start);
  element.end = token.end;
  open.at(-1)?.children.push(element);
  if (token.isUnfinished) problems.add("unclosed-tag", token.start, token.name);
  if (token.isSelfClosing) return token.end;
  if (endingTags.has(token.name)) return readContent(source, token, element, problems);
  if (open.length > nestingMax) problems.add("too-deep", token.start, token.name);
  else open.push(element);
  return token.end;
}

/** HTML up to the close tag that belongs to the element; elements of the same name inside are counted. */
function readContent(source: string, token: ScannedTag, element: OpenElement, problems: ProblemList): number {
  const tags = new RegExp(`<(/?)${token.name}(?=[\\s>/])`, "gi");
  tags.lastIndex = token.end;
  let depth = 1;
  for (let found = tags.exec(source); found; found = tags.exec(source)) {
    const close = source.indexOf(">", found.index);
    if (close < 0) break;
    if (found[1] === "/") depth--;
    else if (source[close - 1] !== "/") depth++;
    if (depth > 0) continue;
    element.content = source.slice(token.end, found.index).trim();
    element.end = close + 1;
    return element.end;
  }
  problems.add("unclosed-tag", token.start, token.name);
  element.content = source.slice(token.end).trim();
  element.end = source.length;
  return source.length;
}
