import {
  type AmpBlock,
  type BlockId,
  decodeEntities,
  findRawTextEnd,
  listDeclarations,
  nextTag,
  type PictureSize,
  readAttributes,
  type ScannedTag,
} from "@mailwright/document";
import { isAmpLink, isAmpSource } from "./amp-addresses.js";
import type { LossList } from "./amp-losses.js";
import { writeAmpPicture } from "./amp-picture.js";
import { ampTags, droppedTags, otherTags, ownAmpTags, takesAttribute, voidTags } from "./amp-rules.js";
import type { AmpStyles, Declared } from "./amp-styles.js";

export interface AmpContext {
  readonly styles: AmpStyles;
  readonly losses: LossList;
  /** What blocks write in the place of their HTML. */
  readonly own: ReadonlyMap<BlockId, AmpBlock>;
  sizeOf(address: string): PictureSize | undefined;
}

interface OpenElement {
  readonly tag: string;
  /** What it became; nothing where only what is in it stays. */
  readonly shownAs: string | undefined;
  readonly blockId: BlockId | undefined;
}

interface Walk extends AmpContext {
  readonly html: string;
  /** Is this a block's own AMP? */
  readonly isOwn: boolean;
  readonly blockId: BlockId | undefined;
  readonly out: string[];
  readonly open: OpenElement[];
  readonly ranges: BlockId[];
}

/** The inside of an email's body, or of a block's own AMP, with what AMP for Email takes of it. Linear in its length. */
export function rewriteAsAmp(html: string, context: AmpContext, blockId?: BlockId): string {
  const walk: Walk = { ...context, html, isOwn: blockId !== undefined, blockId, out: [], open: [], ranges: [] };
  let at = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, at)) {
    walk.out.push(html.slice(at, tag.start));
    at = passTag(tag, walk);
  }
  walk.out.push(html.slice(at));
  for (const { shownAs } of walk.open.toReversed()) if (shownAs !== undefined) walk.out.push(`</${shownAs}>`);
  return walk.out.join("");
}

/** Answers where the source goes on. */
function passTag(tag: ScannedTag, walk: Walk): number {
  if (tag.kind === "comment") return passComment(tag, walk);
  if (tag.kind === "close") {
    closeElement(tag.name, walk);
    return tag.end;
  }
  if (tag.name === "style") return passSheet(tag, walk);
  if (droppedTags.has(tag.name) && !(walk.isOwn && ownAmpTags.has(tag.name))) {
    if (tag.name !== "noscript") walk.losses.add("element", blockAround(walk), tag.name);
    return findRawTextEnd(walk.html, tag.name, tag.end).end;
  }
  return openElement(tag, walk);
}

function blockAround({ ranges, open, blockId }: Walk): BlockId | undefined {
  return ranges.at(-1) ?? open.at(-1)?.blockId ?? blockId;
}

/** Comments go, but those around a block without an element of its own, which may have AMP. */
function passComment({ start, end }: ScannedTag, walk: Walk): number {
  const [, close, id] = /^<!--(\/?)block ([\w-]{1,64})-->$/.exec(walk.html.slice(start, end)) ?? [];
  if (id === undefined) return end;
  if (close === "/") walk.ranges.pop();
  else {
    const own = walk.own.get(id);
    const last = own ? walk.html.indexOf(`<!--/block ${id}-->`, end) : -1;
    if (own && last >= 0) {
      walk.out.push(rewriteAsAmp(own.html, walk, id));
      return last + `<!--/block ${id}-->`.length;
    }
    walk.ranges.push(id);
  }
  return end;
}

function passSheet({ start, end: tagEnd }: ScannedTag, { html, styles }: Walk): number {
  const { textEnd, end } = findRawTextEnd(html, "style", tagEnd);
  styles.addSheet(html.slice(tagEnd, textEnd), readAttributes(html.slice(start, tagEnd)).get("media"));
  return end;
}

function openElement({ name, start, end }: ScannedTag, walk: Walk): number {
  const { html, out, open, isOwn, losses } = walk;
  const attributes = readAttributes(html.slice(start, end));
  const ownId = attributes.get("data-block-id");
  const blockId = ownId ?? blockAround(walk);
  if (name === "img") {
    out.push(writeAmpPicture(attributes, { ...walk, blockId }));
    return end;
  }
  const shownAs = shownTag(name, attributes, isOwn);
  if (shownAs === undefined && name !== "a") losses.add("element", blockId, name);
  if (name === "a" && shownAs === undefined && attributes.get("href"))
    losses.add("link", blockId, decodeEntities(attributes.get("href") ?? ""));
  const tag = shownAs ?? (name === "a" ? "span" : undefined);
  if (tag !== undefined) out.push(`<${tag}${writeAttributes(name, tag, attributes, walk)}>`);
  if (voidTags.has(name)) return end;
  const own = ownId === undefined ? undefined : walk.own.get(ownId);
  if (own && ownId !== undefined && tag !== undefined) {
    const close = findClose(html, name, end);
    out.push(`${rewriteAsAmp(own.html, walk, ownId)}</${tag}>`);
    return close;
  }
  open.push({ tag: name, shownAs: tag, blockId });
  return end;
}

function shownTag(name: string, attributes: ReadonlyMap<string, string>, isOwn: boolean): string | undefined {
  if (name === "a") return isAmpLink(attributes.get("href") ?? "") ? "a" : undefined;
  if (isOwn && ownAmpTags.has(name)) return name === "form" && !isAmpSource(attributes.get("action-xhr") ?? "") ? undefined : name;
  return ampTags.has(name) ? name : otherTags.get(name);
}

/** Where the element that was opened before `from` ends. */
function findClose(html: string, name: string, from: number): number {
  let depth = 1;
  for (let tag = nextTag(html, from); tag; tag = nextTag(html, tag.end)) {
    if (tag.name !== name || tag.kind === "comment") continue;
    depth += tag.kind === "open" ? 1 : -1;
    if (depth === 0) return tag.end;
  }
  return html.length;
}

function closeElement(name: string, { out, open }: Walk): void {
  const at = open.findLastIndex(({ tag }) => tag === name);
  if (at < 0) return;
  // What was left open inside is closed as well.
  for (const { shownAs } of open.splice(at).toReversed()) if (shownAs !== undefined) out.push(`</${shownAs}>`);
}

function writeAttributes(name: string, tag: string, attributes: ReadonlyMap<string, string>, { isOwn, styles }: Walk): string {
  let written = "";
  const classes = (attributes.get("class") ?? "").split(/\s+/).filter((each) => each !== "" && styles.knows(each));
  const own = styles.classOf([...oldLook(name, attributes), ...listDeclarations(decodeEntities(attributes.get("style") ?? ""))]);
  for (const [attribute, value] of attributes) {
    if (attribute === "class" || attribute === "style" || !takesAttribute(tag, attribute, isOwn)) continue;
    written += ` ${attribute}="${value.replaceAll('"', "&quot;")}"`;
  }
  if (tag === "a") written += ' target="_blank"';
  const all = own === undefined ? classes : [...classes, own];
  return all.length === 0 ? written : `${written} class="${all.join(" ")}"`;
}

/** What attributes say that AMP does not know, as styles. */
function oldLook(name: string, attributes: ReadonlyMap<string, string>): Declared {
  const look: [string, string][] = [];
  const add = (property: string, value: string | undefined): void => {
    if (value) look.push([property, decodeEntities(value)]);
  };
  if (name === "font") {
    add("color", attributes.get("color"));
    add("font-family", attributes.get("face"));
  }
  if (name === "center") add("text-align", "center");
  if (name === "body") {
    add("background-color", attributes.get("bgcolor"));
    add("color", attributes.get("text"));
  }
  if (name === "ol" || name === "ul") add("list-style-type", listTypes.get(attributes.get("type") ?? ""));
  const height = attributes.get("height");
  if (name === "table" && height && /^\d+$/.test(height)) add("height", `${height}px`);
  return look;
}

const listTypes: ReadonlyMap<string, string> = new Map([
  ["a", "lower-alpha"],
  ["A", "upper-alpha"],
  ["i", "lower-roman"],
  ["I", "upper-roman"],
  ["disc", "disc"],
  ["circle", "circle"],
  ["square", "square"],
]);
