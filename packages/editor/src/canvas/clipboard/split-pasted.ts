import { decodeEntities, escapeText, isSafeAddress } from "@mailwright/document";

/** A piece of what was pasted: words, or a picture between them. */
export type PastedPiece =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "picture"; readonly src: string; readonly alt: string };

/** The selected part of the page that a program puts on the clipboard. */
export function chosenPart(html: string): string {
  const fragment = /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html)?.[1];
  const body = fragment ?? /<body\b[^>]*>([\s\S]*?)(?:<\/body\s*>|$)/i.exec(html)?.[1] ?? html;
  return body
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(style|script|title|xml|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<meta\b[^<>]*>/gi, "");
}

// An alternative text may contain `<`. A picture whose tag is not closed ends at the next picture; without that limit the pattern would
// take minutes for thousands of them.
const pictureTag = /<img\b(?:[^<>]|<(?!img\b))*>/gi;

/** Leaves out pictures that exist only in this clipboard or on this computer: no email could show them. */
export function withoutLocalPictures(html: string): string {
  return html.replace(pictureTag, (tag) => (/^(?:data|file|blob|cid):/i.test(attributeOf(tag, "src")) ? "" : tag));
}

/** Words and pictures in their order. Left out are pictures of one pixel, which only count readers, and pictures that are on no server. */
export function splitPasted(html: string): readonly PastedPiece[] {
  const pieces: PastedPiece[] = [];
  let from = 0;
  for (const match of html.matchAll(pictureTag)) {
    const picture = readPicture(match[0]);
    if (!picture) continue;
    pieces.push({ kind: "html", html: html.slice(from, match.index) }, picture);
    from = match.index + match[0].length;
  }
  pieces.push({ kind: "html", html: html.slice(from) });
  return pieces;
}

function readPicture(tag: string): PastedPiece | undefined {
  const src = decodeEntities(attributeOf(tag, "src"));
  const isCounter = ["width", "height"].some((name) => /^[01](?:px)?$/.test(attributeOf(tag, name)));
  if (isCounter || !/^https?:\/\//i.test(src) || !isSafeAddress(src)) return undefined;
  return { kind: "picture", src, alt: decodeEntities(attributeOf(tag, "alt")) };
}

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? "").trim();
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
