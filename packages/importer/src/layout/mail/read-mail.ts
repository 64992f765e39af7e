import { escapeText } from "@mailwright/document";
import { withoutEnvelope } from "../../markup/is-mail-source.js";

/** No real message has more parts, or deeper ones. Parts beyond these limits are left out. */
const partsMax = 1000;
const depthMax = 12;

/**
 * The HTML of a whole message as mail programs store it (`.eml`): of several forms of the same the HTML, of several parts all that are words.
 * Nothing where there are none, such as in one that is encrypted, and where the message is built to keep its reader busy. Never throws, unless the
 * code that reads messages could not be loaded.
 */
export async function readMail(source: string): Promise<string | undefined> {
  const { default: PostalMime } = await import("postal-mime");
  try {
    const message = holdCharacters(firstParts(withoutEnvelope(source)));
    const { html = "", text = "" } = await PostalMime.parse(message, { maxNestingDepth: depthMax });
    return restoreCharacters(html).trim() || paragraphs(restoreCharacters(text));
  } catch {
    // The library throws only for what passes its limits.
    return undefined;
  }
}

/** Each part of a message begins with a line of two hyphens and a name. */
function firstParts(source: string): string {
  let count = 0;
  for (const { index } of source.matchAll(/^--[^\s>]/gm)) {
    count += 1;
    if (count > partsMax) return source.slice(0, index);
  }
  return source;
}

// The text was decoded when it was copied or when its file was read. The library would encode it as UTF-8 and decode it again as the character
// set that the message names, so what is not ASCII waits between two control characters.
const opening = "\u0002";
const closing = "\u0003";
const held = new RegExp(`${opening}([\\da-f]{2,4})${closing}`, "g");

function holdCharacters(text: string): string {
  return text
    .replaceAll(opening, "")
    .replaceAll(closing, "")
    .replace(/[\u0080-\uffff]/g, (character) => `${opening}${character.charCodeAt(0).toString(16)}${closing}`);
}

function restoreCharacters(text: string): string {
  return text.replace(held, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
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
