import { type BlockId, decodeEntities, findRawTextEnd, nextTag, readAttributes, type ScannedTag } from "@mailwright/document";
import { slugOfElement } from "../client-support/feature-names.js";
import type { Reading } from "./reading.js";
import { createAttributeWriter, type WriteAttributes } from "./rewrite-attributes.js";
import { createStyleReader, type StyleReader } from "./rewrite-declarations.js";
import { rewriteSheet } from "./rewrite-sheet.js";

interface OpenElement {
  readonly tag: string;
  /** What it became. */
  readonly shownAs: string;
  readonly blockId: BlockId | undefined;
}

interface Walk {
  readonly html: string;
  readonly reading: Reading;
  readonly applyStyle: StyleReader;
  readonly writeAttributes: WriteAttributes;
  readonly out: string[];
  readonly open: OpenElement[];
  /** Blocks without an element of their own, which stand between two comments. */
  readonly ranges: BlockId[];
}

/** Elements whose inside is no markup, or that no mail client shows; they go with what is in them. */
const dropped = new Set("script iframe noscript noembed noframes object template textarea xmp plaintext math".split(" "));
const rawText = new Set([...dropped, "style", "title", "svg"]);
const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const inlineTags = new Set(
  "abbr acronym b bdi button code del dfn em i label mark meter picture progress select option small span strike strong sub sup time u".split(
    " ",
  ),
);
/** Gmail leaves a larger sheet out (https://github.com/hteumeuleu/email-bugs/issues/90). */
const gmailSheetMax = 16 * 1024;
const depthMax = 500;

/** The email's tags and sheets as a client reads them. Linear in its length. */
export function rewriteMarkup(html: string, reading: Reading): string {
  const walk: Walk = {
    html,
    reading,
    applyStyle: createStyleReader(reading),
    writeAttributes: createAttributeWriter(reading),
    out: [],
    open: [],
    ranges: [],
  };
  let at = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, at)) {
    walk.out.push(html.slice(at, tag.start));
    at = tag.end;
    if (tag.kind === "comment") passComment(html.slice(tag.start, tag.end), walk);
    else if (tag.kind === "close") closeElement(tag.name, walk);
    else if (rawText.has(tag.name)) at = passRawText(tag, walk);
    else openElement(tag, walk);
  }
  return walk.out.join("") + html.slice(at);
}

function blockAround({ ranges, open }: Walk): BlockId | undefined {
  return ranges.at(-1) ?? open.at(-1)?.blockId;
}

function passComment(comment: string, { out, ranges }: Walk): void {
  const [, end, id] = /^<!--(\/?)block ([\w-]{1,64})-->$/.exec(comment) ?? [];
  if (id === undefined) {
    if (/^<!doctype\b/i.test(comment)) out.push(comment);
  } else if (end === "") ranges.push(id);
  else ranges.pop();
}

/** An element whose inside is not read as markup. Answers where the source goes on. */
function passRawText({ name, start, end: tagEnd }: ScannedTag, walk: Walk): number {
  const { html, out, reading } = walk;
  const { textEnd, end } = findRawTextEnd(html, name, tagEnd);
  if (name === "style") passSheet(readAttributes(html.slice(start, tagEnd)), html.slice(tagEnd, textEnd), walk);
  else if (name === "title") out.push(html.slice(start, end));
  else if (name === "svg") {
    if (reading.support.of("html-svg") === "none") reading.losses.add("html-svg", blockAround(walk));
    else out.push(html.slice(start, end));
  }
  return end;
}

function passSheet(attributes: ReadonlyMap<string, string>, css: string, walk: Walk): void {
  const { reading, applyStyle, out } = walk;
  const isTooLarge = reading.client.supportId.startsWith("gmail.") && css.length > gmailSheetMax;
  if (isTooLarge || reading.support.of("html-style") === "none") {
    reading.losses.add("html-style", blockAround(walk));
    return;
  }
  const media = attributes.get("media");
  const written = rewriteSheet(media ? `@media ${decodeEntities(media)}{${css}}` : css, reading, applyStyle);
  if (written.trim() !== "") out.push(`<style>${written}</style>`);
}

function openElement({ name, start, end }: ScannedTag, walk: Walk): void {
  const { reading, out, open } = walk;
  const attributes = readAttributes(walk.html.slice(start, end));
  const blockId = attributes.get("data-block-id") ?? blockAround(walk);
  const slug = slugOf(name, attributes);
  const isGone = reading.support.of(slug) === "none";
  if (isGone) reading.losses.add(slug, blockId);
  if (isGone && voidTags.has(name)) return;
  const shownAs = isGone ? (inlineTags.has(name) ? "span" : "div") : name;
  out.push(`<${shownAs}${walk.writeAttributes(name, attributes, blockId)}>`);
  if (!voidTags.has(name) && open.length < depthMax) open.push({ tag: name, shownAs, blockId });
}

function closeElement(name: string, { out, open }: Walk): void {
  const at = open.findLastIndex(({ tag }) => tag === name);
  if (at < 0) return;
  // What was left open inside is closed by the browser, in the same way.
  out.push(`</${open[at]?.shownAs}>`);
  open.length = at;
}

function slugOf(tag: string, attributes: ReadonlyMap<string, string>): string {
  if (tag === "input") return `html-input-${attributes.get("type") ?? "text"}`;
  return tag === "button" ? `html-button-${attributes.get("type") ?? "submit"}` : slugOfElement(tag);
}
