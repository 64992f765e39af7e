import { decodeEntities, escapeText, findRawTextEnd, isSafeAddress, nextTag, readAttributes, type ScannedTag } from "@mailwright/document";
import { type Attributes, attributeOf } from "./attribute-of.js";

/** A piece of what was pasted: words, or a picture between them. */
export type PastedPiece =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "picture"; readonly src: string; readonly alt: string };

/** The selected part of the page that a program puts on the clipboard. */
export function chosenPart(html: string): string {
  const { start, end } = chosenRange(html);
  const part = html.slice(start, end);
  const kept: string[] = [];
  let at = 0;
  for (let tag = nextTag(part, 0); tag; tag = nextTag(part, Math.max(at, tag.end))) {
    const dropEnd = dropEndOf(part, tag);
    if (dropEnd === undefined) continue;
    kept.push(part.slice(at, tag.start));
    at = dropEnd;
  }
  return kept.join("") + part.slice(at);
}

/** What is between the marks that the system puts around it, or the body of the page, or all of it. */
function chosenRange(html: string): { readonly start: number; readonly end: number } {
  let fragmentStart: number | undefined;
  let bodyStart: number | undefined;
  let bodyEnd: number | undefined;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    const mark = tag.kind === "comment" && fragmentMark.exec(html.slice(tag.start, tag.end))?.[1]?.toLowerCase();
    if (mark === "start") fragmentStart ??= tag.end;
    if (mark === "end" && fragmentStart !== undefined) return { start: fragmentStart, end: tag.start };
    if (tag.name !== "body") continue;
    if (tag.kind === "open") bodyStart ??= tag.end;
    else if (bodyStart !== undefined) bodyEnd ??= tag.start;
  }
  return { start: bodyStart ?? 0, end: bodyEnd ?? html.length };
}

const fragmentMark = /^<!--\s*(Start|End)Fragment\s*-->$/i;

const noWords = new Set(["style", "script", "title", "xml", "template", "noscript"]);

/** Where that ends which is dropped with this tag, if it is: comments and what holds no words. */
function dropEndOf(html: string, { kind, name, start, end }: ScannedTag): number | undefined {
  if (kind === "comment") return html.startsWith("<!--", start) ? end : undefined;
  if (kind === "open" && noWords.has(name)) return findRawTextEnd(html, name, end).end;
  return name === "meta" ? end : undefined;
}

/** Leaves out pictures that exist only in this clipboard or on this computer: no email could show them. */
export function withoutLocalPictures(html: string): string {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end, attributes } of picturesIn(html)) {
    if (!/^(?:data|file|blob|cid):/i.test(attributeOf(attributes, "src"))) continue;
    kept.push(html.slice(at, start));
    at = end;
  }
  return kept.join("") + html.slice(at);
}

/** Words and pictures in their order. Left out are pictures of one pixel, which only count readers, and pictures that are on no server. */
export function splitPasted(html: string): readonly PastedPiece[] {
  const pieces: PastedPiece[] = [];
  let from = 0;
  for (const { start, end, attributes } of picturesIn(html)) {
    const picture = readPicture(attributes);
    if (!picture) continue;
    pieces.push({ kind: "html", html: html.slice(from, start) }, picture);
    from = end;
  }
  pieces.push({ kind: "html", html: html.slice(from) });
  return pieces;
}

interface PictureTag extends Pick<ScannedTag, "start" | "end"> {
  readonly attributes: Attributes;
}

function* picturesIn(html: string): Generator<PictureTag> {
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    const { kind, name, start, end, isUnfinished } = tag;
    if (kind === "open" && name === "img" && !isUnfinished) yield { start, end, attributes: readAttributes(html.slice(start, end)) };
  }
}

function readPicture(attributes: Attributes): PastedPiece | undefined {
  const src = decodeEntities(attributeOf(attributes, "src"));
  const isCounter = ["width", "height"].some((name) => /^[01](?:px)?$/.test(attributeOf(attributes, name)));
  if (isCounter || !/^https?:\/\//i.test(src) || !isSafeAddress(src)) return undefined;
  return { kind: "picture", src, alt: decodeEntities(attributeOf(attributes, "alt")) };
}

/** Plain text as paragraphs: an empty line ends one, a single line break stays in it. */
export function paragraphsOf(text: string): string {
  return text
    .split(/(?:\r\n?|\n)[^\S\n]*(?:\r\n?|\n)+/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeText(part).replace(/\r\n?|\n/g, "<br>")}</p>`)
    .join("");
}
