import { escapeText } from "@mailwright/document";

interface Part {
  readonly type: string;
  readonly header: (name: string) => string;
  readonly body: string;
}

/** More parts than this, or parts in parts in parts, nobody sends. */
const partsMax = 1000;
const depthMax = 12;

/**
 * The HTML of a whole message as mail programs store it (`.eml`): of several forms of the same the last that is HTML, of several parts all that
 * are words. Nothing where there are none, such as in one that is encrypted.
 */
export function readMail(source: string): string | undefined {
  return htmlOf(readPart(source.replace(/^\uFEFF/, "")), 0);
}

function readPart(text: string): Part {
  // A part may have no headers at all.
  const gap = /^\r?\n/.exec(text) ?? /\r?\n[ \t]*\r?\n/.exec(text);
  const head = (gap ? text.slice(0, gap.index) : text).replace(/\r?\n[ \t]+/g, " ");
  const headers = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const header = (name: string) => headers.get(name) ?? "";
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(header("content-type"))?.[0].toLowerCase() ?? "text/plain";
  return { type, header, body: gap ? text.slice(gap.index + gap[0].length) : "" };
}

function htmlOf(part: Part, depth: number): string | undefined {
  if (/^attachment\b/i.test(part.header("content-disposition")) || depth > depthMax) return undefined;
  if (part.type === "text/html") return decode(part);
  if (part.type === "text/plain") return paragraphs(decode(part));
  if (part.type === "message/rfc822") return htmlOf(readPart(part.body), depth + 1);
  if (!part.type.startsWith("multipart/")) return undefined;
  const parts = splitParts(part);
  const found = parts.flatMap((each) => {
    const html = htmlOf(each, depth + 1);
    return html === undefined ? [] : [{ html, isHtml: each.type !== "text/plain" }];
  });
  if (found.length === 0) return undefined;
  if (part.type === "multipart/alternative") return (found.findLast(({ isHtml }) => isHtml) ?? found.at(-1))?.html;
  return found.map(({ html }) => html).join("\n");
}

function splitParts(part: Part): readonly Part[] {
  const boundary = parameterOf(part, "boundary");
  if (boundary === "") return [];
  const pieces = `\n${part.body}`.split(`\n--${boundary}`, partsMax).slice(1);
  const end = pieces.findIndex((piece) => piece.startsWith("--"));
  return (end < 0 ? pieces : pieces.slice(0, end)).map((piece) => readPart(piece.replace(/^[ \t]*\r?\n/, "").replace(/\r$/, "")));
}

function parameterOf(part: Part, name: string): string {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, "i").exec(part.header("content-type"));
  return found?.[1] ?? found?.[2] ?? "";
}

function decode(part: Part): string {
  const encoding = part.header("content-transfer-encoding").toLowerCase();
  if (encoding !== "base64" && encoding !== "quoted-printable") return part.body;
  const bytes = encoding === "base64" ? fromBase64(part.body) : fromQuotedPrintable(part.body);
  try {
    return new TextDecoder(parameterOf(part, "charset") || "utf-8").decode(bytes);
  } catch {
    // A character set that no browser knows.
    return new TextDecoder().decode(bytes);
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = text.replace(/[^A-Za-z0-9+/]/g, "");
  // One letter alone says nothing.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0));
}

function fromQuotedPrintable(text: string): Uint8Array<ArrayBuffer> {
  const lines = text.replace(/[ \t]+$/gm, "").replace(/=\r?\n/g, "");
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let at = 0; at < lines.length; at++) {
    const code = lines.charCodeAt(at);
    const written = code === 61 ? Number.parseInt(/^[\da-f]{2}/i.exec(lines.slice(at + 1, at + 3))?.[0] ?? "", 16) : Number.NaN;
    if (!Number.isNaN(written)) {
      bytes.push(written);
      at += 2;
    } else if (code < 128) bytes.push(code);
    else bytes.push(...encoder.encode(lines[at] ?? ""));
  }
  return Uint8Array.from(bytes);
}

/** Words without any HTML: an empty line ends a paragraph. */
function paragraphs(text: string): string | undefined {
  const html = text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => `<p>${escapeText(each).replace(/\r?\n/g, "<br>")}</p>`)
    .join("\n");
  return html === "" ? undefined : html;
}
