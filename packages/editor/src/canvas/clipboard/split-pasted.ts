import { decodeEntities, escapeText, isSafeAddress } from "@mailwright/document";

/** A piece of what was pasted: words, or a picture between them. */
export type PastedPiece =
  | { readonly kind: "html"; readonly html: string }
  | { readonly kind: "picture"; readonly src: string; readonly alt: string };

/** The part that was chosen, of the page that a program puts on the clipboard around it. */
export function chosenPart(html: string): string {
  const fragment = /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html)?.[1];
  const body = fragment ?? /<body\b[^>]*>([\s\S]*?)(?:<\/body\s*>|$)/i.exec(html)?.[1] ?? html;
  return body
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(style|script|title|xml|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<meta\b[^<>]*>/gi, "");
}

// A `<` may stand in an alternative text; the next picture ends one that is not closed, or thousands of them would take minutes.
const pictureTag = /<img\b(?:[^<>]|<(?!img\b))*>/gi;

/** Without pictures that are in this clipboard or on this computer only, and that no email could show. */
export function withoutLocalPictures(html: string): string {
  return html.replace(pictureTag, (tag) => (/^(?:data|file|blob|cid):/i.test(attributeOf(tag, "src")) ? "" : tag));
}

/** Words and pictures in their order. A picture of one pixel counts readers and is left out, and so is one that is on no server. */
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
