import { findRawTextEnd, nextTag, type ProtectedText, protectMergeTags, readAttributes } from "@mailwright/document";

/**
 * `style` attributes are renamed to this while a source is parsed, because a content security policy may forbid `style` and event handlers.
 */
export const heldStyle = "data-mw-style";
/**
 * Begins a comment that stands for a merge tag between rows or cells: browsers move text out of a table, but leave comments where they are.
 */
export const heldTag = "mw-tag:";

/** A source, taken apart so that it can be parsed without anything of it being run, loaded or refused. */
export interface HeldSource {
  readonly doctype: string;
  /** Without style sheets, scripts and frames; merge tags are tokens, and `style` attributes and handlers have another name. */
  readonly html: string;
  readonly sheets: readonly HeldSheet[];
  /** Names of the elements that were left out because they could run or load something. */
  readonly dropped: readonly string[];
  readonly restore: ProtectedText["restore"];
}

/** One style element of a source. */
export interface HeldSheet {
  readonly css: string;
  readonly media: string;
}

const active = new Set([
  "script",
  "iframe",
  "frame",
  "frameset",
  "object",
  "embed",
  "applet",
  "base",
  "link",
  "portal",
  "noembed",
  "noframes",
]);
const closing = new Set(["script", "iframe", "object", "applet", "noembed", "noframes", "style", "title", "xmp", "textarea"]);

/** Takes a source apart. Linear in its length. */
export function holdSource(source: string): HeldSource {
  const { text, restore } = protectMergeTags(source);
  const sheets: HeldSheet[] = [];
  const dropped: string[] = [];
  let html = "";
  let doctype = "";
  let at = 0;
  let isInTable = false;
  for (let token = nextTag(text, at); token; token = nextTag(text, at)) {
    const tag = text.slice(token.start, token.end);
    const before = text.slice(at, token.start);
    html += isInTable ? holdTags(before) : before;
    at = token.end;
    if (token.kind !== "comment") isInTable = (token.kind === "open" ? opensRows : endsRow).has(token.name);
    if (token.kind === "comment" && /^<!doctype/i.test(tag)) doctype ||= tag;
    if (token.kind !== "open") {
      if (token.kind === "comment" || !active.has(token.name)) html += tag;
      continue;
    }
    const isRaw = closing.has(token.name) && !token.isSelfClosing;
    const { textEnd, end } = isRaw ? findRawTextEnd(text, token.name, at) : { textEnd: at, end: at };
    const css = text.slice(at, textEnd);
    if (token.name === "style" && !isTooDeep(css)) sheets.push({ css: restore(css), media: readAttributes(tag).get("media") ?? "" });
    else if (token.name === "style" || active.has(token.name)) dropped.push(token.name);
    else html += holdAttributes(tag) + text.slice(at, end);
    at = end;
  }
  return { doctype, html: html + text.slice(at), sheets, dropped, restore };
}

const braceDepthMax = 20;

/** Thousands of nested rules in a style sheet crash the tab. */
function isTooDeep(css: string): boolean {
  let depth = 0;
  for (const character of css) {
    if (character === "{") depth++;
    else if (character === "}" && depth > 0) depth--;
    if (depth > braceDepthMax) return true;
  }
  return false;
}

function holdAttributes(tag: string): string {
  return /style|on|autofocus/i.test(tag)
    ? tag.replace(/([\s"'/])((?:style|on[a-z]+)(?=\s*=)|autofocus(?=[\s=/>]))/gi, "$1data-mw-$2")
    : tag;
}

// A browser moves text that stands between rows or cells out of the table.
const opensRows = new Set(["table", "tbody", "thead", "tfoot", "tr"]);
const endsRow = new Set(["td", "th", "tr", "tbody", "thead", "tfoot"]);
const onlyTags = /^(?:\s*\uE002\d+\uE003)+\s*$/;

function holdTags(between: string): string {
  return onlyTags.test(between) ? between.replace(/\uE002(\d+)\uE003/g, `<!--${heldTag}$1-->`) : between;
}
