import { mergeTagPattern } from "../../templating/merge-tags.js";
import { findRawTextEnd, nextTag } from "../scan-tags.js";
import { outsidePairs, type Pair } from "./outside-pairs.js";

/** Where a line of HTML may end without changing what anybody sees. */
export interface BreakPlace {
  readonly at: number;
  /** How many characters go: the space between two attributes becomes the line break. */
  readonly replaces: number;
  readonly break: string;
  /** Of two places the lower is the better one. */
  readonly rank: number;
}

/** Breaks a line between two characters of a text: mail programs show nothing of a comment, and imports take it out again. */
export const textBreak = "<!--\n-->";

const shortText = 100;
const shortTag = 300;

/** The places of an email, in order. None is inside a merge tag, an address or an entity. */
export function* findBreakPlaces(html: string): Generator<BreakPlace> {
  yield* scan(html, 0, html.length, true);
}

function* scan(html: string, from: number, end: number, isShown: boolean): Generator<BreakPlace> {
  let at = from;
  for (let tag = nextTag(html, at); tag && tag.start < end; tag = nextTag(html, at)) {
    if (isShown) yield* inText(html, at, tag.start);
    if (tag.kind === "open") yield* inAttributes(html.slice(tag.start, tag.end), tag.start);
    // The markup for Outlook is inside one comment, which another would end.
    else if (isShown && html.startsWith(conditional, tag.start)) yield* scan(html, tag.start + conditional.length, tag.end, false);
    at = tag.end;
    const raw = tag.kind === "open" && rawTexts.has(tag.name) ? findRawTextEnd(html, tag.name, at) : undefined;
    if (raw && tag.name === "style") yield* inStyles(html.slice(at, raw.textEnd), at);
    at = raw?.end ?? at;
  }
  if (isShown && at < end) yield* inText(html, at, end);
}

// What stands in these is no HTML, so that a comment would be read as words.
const rawTexts = new Set(["style", "script", "title", "textarea", "xmp", "iframe", "noembed", "noframes", "noscript", "plaintext"]);

const conditional = "<!--[if";

// A merge tag and a value are passed over whole, so that no space in them is taken for one between attributes.
const attributeOrValue = new RegExp(String.raw`"[^"]*"|'[^']*'|${mergeTagPattern().source}| (?=[a-z][\w:.-]*=[^\s=>])`, "giu");

function* inAttributes(source: string, offset: number): Generator<BreakPlace> {
  for (const { 0: found, index } of source.matchAll(attributeOrValue)) {
    if (found === " ") yield { at: offset + index, replaces: 1, break: "\n", rank: 0 };
    else if (found.length > shortTag && source.endsWith(" style=", index)) yield* inDeclarations(found, offset + index);
  }
}

// An address, a merge tag, a quoted family and an entity such as `&quot;`.
const inDeclaration: readonly Pair[] = [
  ["{", "}"],
  ["(", ")"],
  ["'", "'"],
  ["&", ";"],
];
const nameStart = /[a-z-]/i;

function* inDeclarations(value: string, offset: number): Generator<BreakPlace> {
  for (const at of outsidePairs(value, inDeclaration, ";")) if (nameStart.test(value.charAt(at + 1))) yield afterSign(offset + at);
}

const inRule: readonly Pair[] = [
  ["/*", "*/"],
  ["{{", "}}"],
  ["{%", "%}"],
  ['"', '"'],
  ["'", "'"],
  ["(", ")"],
];

function* inStyles(css: string, offset: number): Generator<BreakPlace> {
  for (const at of outsidePairs(css, inRule, "{};")) if (/\S/.test(css.charAt(at + 1))) yield afterSign(offset + at);
}

function afterSign(at: number): BreakPlace {
  return { at: at + 1, replaces: 0, break: "\n", rank: 1 };
}

// A merge tag or an entity is passed over whole. Words are cut where there are no spaces for long, as in Chinese, and never before a sign that
// changes the letter before it.
const textPlace = new RegExp(
  String.raw`${mergeTagPattern().source}|(?<entity>&#?\w+;(?=&))|&#?\w+;|(?<space>[^\S\n](?=\S))|(?<word>[^\s&{}%*$[\]|]{39}[\p{L}\p{N}](?=[\p{L}\p{N}]))`,
  "giu",
);

function* inText(html: string, from: number, end: number): Generator<BreakPlace> {
  if (end - from < shortText) return;
  for (const { 0: found, index, groups = {} } of html.slice(from, end).matchAll(textPlace)) {
    const rank = groups["space"] ? 2 : 3;
    if (groups["space"] ?? groups["entity"] ?? groups["word"])
      yield { at: from + index + found.length, replaces: 0, break: textBreak, rank };
  }
}
