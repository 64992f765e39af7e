import { type BlockId, decodeEntities, type MarkupToken, tokenizeMarkup } from "@mailwright/document";
import { featuresOfElement } from "../client-support/detect-features.js";
import { parseStyle } from "../style/inline-style.js";
import type { Facts, FeatureUse, HeadingFact, LinkFact, PictureFact, TextFact } from "./facts.js";
import { initialLook, type Look, lookInside } from "./look.js";

interface OpenElement {
  readonly tag: string;
  readonly look: Look;
  readonly blockId: BlockId | undefined;
  readonly link: Growing<LinkFact, "name"> | undefined;
  readonly heading: Growing<HeadingFact, "text"> | undefined;
}

type Growing<T, K extends keyof T> = Omit<T, K> & { -readonly [P in K]: T[P] };

interface Collected {
  readonly texts: TextFact[];
  readonly links: Growing<LinkFact, "name">[];
  readonly pictures: PictureFact[];
  readonly headings: Growing<HeadingFact, "text">[];
  readonly features: FeatureUse[];
  readonly anchors: string[];
}

const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const depthMax = 500;

/** Where a piece of an email stands: what is around it. */
export type Surroundings = Pick<OpenElement, "look" | "blockId">;

/** What every email stands in. */
const page: Surroundings = { look: initialLook, blockId: undefined };

/** Walks the HTML of a row (as a canvas shows it: with `data-block-id`) and says what is in it. Linear in its length; never throws. */
export function collectFacts(html: string, around: Surroundings = page): Facts {
  const found: Collected = { texts: [], links: [], pictures: [], headings: [], features: [], anchors: [] };
  walk(html, around, found);
  return found;
}

/** What stands open at the end of the HTML before the rows: the look that they inherit. */
export function collectSurroundings(prefix: string): Surroundings {
  const { look, blockId } = walk(prefix, page, undefined);
  return { look, blockId };
}

function walk(html: string, around: Surroundings, found: Collected | undefined): OpenElement {
  const bottom: OpenElement = { tag: "", ...around, link: undefined, heading: undefined };
  const open: OpenElement[] = [bottom];
  const counts = new Map<string, number>();
  const ranges: string[] = [];
  const top = () => open.at(-1) ?? bottom;
  for (const token of tokenizeMarkup(html)) {
    if (token.kind === "comment") readRange(token.text, ranges);
    else if (token.kind === "text") found && addText(token.text, top(), ranges.at(-1), found);
    else if (token.kind === "close") closeElement(token.tag, open, counts);
    else if (token.kind === "open") {
      const element = openElement(token, top(), ranges.at(-1), found);
      if (voidTags.has(token.tag) || open.length >= depthMax) continue;
      open.push(element);
      counts.set(token.tag, (counts.get(token.tag) ?? 0) + 1);
    }
  }
  return top();
}

/** A block that has no element of its own stands between two comments. */
function readRange(comment: string, ranges: string[]): void {
  const [, end, id] = /^<!--(\/?)block ([\w-]{1,64})-->$/.exec(comment) ?? [];
  if (id === undefined) return;
  if (end === "") ranges.push(id);
  else ranges.pop();
}

function closeElement(tag: string, open: OpenElement[], counts: Map<string, number>): void {
  if (!counts.get(tag)) return;
  while (open.length > 1) {
    const closed = open.pop()?.tag ?? "";
    counts.set(closed, (counts.get(closed) ?? 1) - 1);
    if (closed === tag) return;
  }
}

type OpenToken = Extract<MarkupToken, { kind: "open" }>;

function openElement(
  { tag, attributes }: OpenToken,
  parent: OpenElement,
  range: string | undefined,
  found: Collected | undefined,
): OpenElement {
  const blockId = attributes.get("data-block-id") ?? range ?? parent.blockId;
  const look = lookInside(parent.look, tag, attributes);
  const inside = { tag, look, blockId, link: parent.link, heading: parent.heading };
  if (!found) return inside;
  for (const slug of featuresOfElement(tag, attributes, parseStyle(attributes.get("style") ?? ""))) found.features.push({ slug, blockId });
  const anchor = attributes.get("id") ?? (tag === "a" ? attributes.get("name") : undefined);
  if (anchor) found.anchors.push(decodeEntities(anchor));
  if (tag === "img") addPicture(attributes, inside, found);
  if (tag === "a") {
    const href = attributes.get("href");
    const link = {
      blockId,
      href: href === undefined ? undefined : decodeEntities(href),
      name: labelOf(attributes),
      isHidden: look.isHidden,
    };
    found.links.push(link);
    return { ...inside, link };
  }
  const level = Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);
  if (level === 0 || look.isHidden) return inside;
  const heading = { blockId, level, text: "" };
  found.headings.push(heading);
  return { ...inside, heading };
}

function labelOf(attributes: ReadonlyMap<string, string>): string {
  return decodeEntities(attributes.get("aria-label") ?? "").trim();
}

function addText(source: string, { look, blockId, link, heading }: OpenElement, range: string | undefined, found: Collected): void {
  const text = decodeEntities(source).replace(/(?:[\s\u00a0\u200b\u200c]|\u200d|\u034f)+/g, " ");
  if (text.trim() === "") return;
  if (link) link.name = `${link.name}${text}`;
  if (heading) heading.text = `${heading.text}${text}`;
  found.texts.push({ blockId: range ?? blockId, text, look });
}

function addPicture(attributes: ReadonlyMap<string, string>, { look, blockId, link }: OpenElement, found: Collected): void {
  const alt = attributes.get("alt");
  const words = alt === undefined ? undefined : decodeEntities(alt);
  if (link && words && !look.isHidden) link.name = `${link.name} ${words}`;
  found.pictures.push({
    blockId,
    src: decodeEntities(attributes.get("src") ?? ""),
    alt: words,
    widthPx: readLength(attributes.get("width")),
    heightPx: readLength(attributes.get("height")),
    isLinked: link?.href !== undefined,
    isHidden: look.isHidden,
  });
}

function readLength(text: string | undefined): number | undefined {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(text ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}
