import { readDeclarations } from "@mailwright/document";
import { kindIn } from "./list-kinds.js";
import { type MarkerKind, readMarker } from "./word-markers.js";

interface WordItem {
  readonly level: number;
  /** Which of Word's lists it belongs to. */
  readonly list: string;
  readonly kind: MarkerKind;
  /** The number that it shows, where it shows one. */
  readonly number: number;
  readonly html: string;
}

type Piece = string | WordItem;

/**
 * Word, Outlook and Word for the web write the items of a list as single paragraphs (`mso-list:l0 level2 lfo1`) or as lists of one item. Here
 * they become lists, as deep as they were. All other HTML is answered as it is.
 */
export function joinWordLists(html: string): string {
  const source = html.includes("ListContainerWrapper") ? itemsToParagraphs(html) : html;
  if (!/mso-list|MsoListParagraph/i.test(source)) return html;
  return writePieces(cutParagraphs(source, readLevels(source)));
}

/** What Word's sheet says of the levels of its lists: `l0:level2` → `bullet`, `alpha-lower`, … */
type Levels = ReadonlyMap<string, string>;

function readLevels(html: string): Levels {
  const levels = new Map<string, string>();
  for (const [, list = "", level = "", rule = ""] of html.matchAll(/@list\s+l(\d+):level(\d)\s*\{([^{}]*)\}/g)) {
    levels.set(`l${list}:${level}`, /mso-level-number-format:\s*([\w-]+)/.exec(rule)?.[1] ?? "decimal");
  }
  return levels;
}

/** Paragraphs that are items, and what stands between them. Goes over the source once, whatever it holds. */
function cutParagraphs(html: string, levels: Levels): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let open: { readonly tag: string; readonly start: number; readonly end: number } | undefined;
  for (const match of html.matchAll(/<(\/?)p\b[^<>]*>/gi)) {
    const end = match.index + match[0].length;
    const item = open && readItem(open.tag, html.slice(open.end, match.index), levels);
    if (open && item) {
      pieces.push(html.slice(from, open.start), item);
      from = match[1] ? end : match.index;
    }
    open = match[1] ? undefined : { tag: match[0], start: match.index, end };
  }
  pieces.push(html.slice(from));
  return pieces;
}

function readItem(tag: string, content: string, levels: Levels): WordItem | undefined {
  const style = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
  const css = style?.[1] ?? style?.[2] ?? "";
  const said = /mso-list:\s*l(\d+)\s+level(\d)(?:\s+lfo(\d+))?/i.exec(css);
  if (!said && !/MsoListParagraph/i.test(tag)) return undefined;
  const { marker, rest } = takeMarker(content);
  if (!said) {
    // A clipboard that a browser has cleaned has lost everything but the class, the sign and the indent.
    return marker === "" ? undefined : { level: levelOfIndent(css), list: "", ...readMarker(marker, undefined), html: rest };
  }
  const [, list = "", level = "", lfo = ""] = said;
  return { level: Number(level), list: `${list} ${lfo}`, ...readMarker(marker, levels.get(`l${list}:${level}`)), html: rest };
}

/** Word indents each level by half an inch. */
function levelOfIndent(css: string): number {
  const [, size = "36", unit = "pt"] = /^([\d.]+)(pt|in|cm|px)?/.exec(readDeclarations(css).get("margin-left") ?? "") ?? [];
  const half = { pt: 36, in: 0.5, cm: 1.27, px: 48 }[unit] ?? 36;
  return Math.max(1, Math.round(Number(size) / half));
}

/** The sign or number that Word has written in front of the words, and the words. */
function takeMarker(content: string): { readonly marker: string; readonly rest: string } {
  const start = content.search(/<span\b[^<>]*mso-list:\s*Ignore/i);
  if (start >= 0) {
    const end = endOfSpan(content, start);
    return { marker: wordsOf(content.slice(start, end)), rest: content.slice(0, start) + content.slice(end) };
  }
  const bare = content.replace(/<!(?:--)?\[[^\]]*\](?:--)?>/g, "");
  const found = /^((?:\s|<span\b[^<>]*>)*)([^\s<&]{1,8})((?:<\/?span\b[^<>]*>|\s|&nbsp;|\u00a0)*)/.exec(bare);
  const isGap = /(?:&nbsp;|\u00a0|\s){2,}/.test((found?.[3] ?? "").replace(/<[^>]*>/g, ""));
  return found && isGap ? { marker: found[2] ?? "", rest: bare.slice(found[0].length) } : { marker: "", rest: content };
}

function endOfSpan(html: string, start: number): number {
  let depth = 0;
  const tags = /<(\/?)span\b[^<>]*>/gi;
  tags.lastIndex = start;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>|&nbsp;|\u00a0|\s/g, "");
}

function writePieces(pieces: readonly Piece[]): string {
  let out = "";
  let items: WordItem[] = [];
  for (const piece of pieces) {
    if (typeof piece !== "string") items.push(piece);
    else if (items.length === 0 || !isBlank(piece)) {
      out += writeItems(items) + piece;
      items = [];
    }
  }
  return out + writeItems(items);
}

function isBlank(html: string): boolean {
  return html.replace(/<!--[\s\S]*?-->/g, "").trim() === "";
}

const listStyles: Partial<Record<MarkerKind, string>> = {
  "alpha-lower": "lower-alpha",
  "alpha-upper": "upper-alpha",
  "roman-lower": "lower-roman",
  "roman-upper": "upper-roman",
};

function writeItems(items: readonly WordItem[]): string {
  let out = "";
  const open: WordItem[] = [];
  const close = () => `</li></${tagOf(open.pop())}>`;
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) out += close();
    const beside = open.at(-1);
    const isBeside = beside?.level === item.level;
    if (isBeside && beside.kind === item.kind && beside.list === item.list) out += "</li><li>";
    else {
      if (isBeside) out += close();
      out += `${openTag(item)}<li>`;
      open.push(item);
    }
    out += item.html;
  }
  while (open.length > 0) out += close();
  return out;
}

function tagOf(item: WordItem | undefined): "ul" | "ol" {
  return item?.kind === "bullet" ? "ul" : "ol";
}

function openTag(item: WordItem): string {
  const style = listStyles[item.kind];
  const start = tagOf(item) === "ol" && item.number > 1 ? ` start="${item.number}"` : "";
  return `<${tagOf(item)}${start}${style ? ` style="list-style-type:${style}"` : ""}>`;
}

const webTags = /<div\b[^<>]*ListContainerWrapper[^<>]*>\s*<(ul|ol)\b[^<>]*>|<\/(?:ul|ol)>\s*<\/div>|<li\b[^<>]*>|<\/li>|<\/?p\b[^<>]*>/gi;

/** Word for the web: a list of its own for each item, its level in an attribute. They are written as the paragraphs that Word writes. */
function itemsToParagraphs(html: string): string {
  let sign: string | undefined;
  return html.replace(webTags, (tag: string, listTag: string | undefined) => {
    if (listTag) sign = /ol/i.test(listTag) ? numberOf(tag) : "·";
    if (sign === undefined) return tag;
    if (/^<li\b/i.test(tag)) return `<p style="${styleOfItem(tag)}"><span style="mso-list:Ignore">${sign}</span>`;
    if (/^<\/li/i.test(tag)) return "</p>";
    if (/^<\/[uo]l/i.test(tag)) sign = undefined;
    return "";
  });
}

const firstSigns: Readonly<Record<string, string>> = { "lower-alpha": "a.", "upper-alpha": "A.", "lower-roman": "i.", "upper-roman": "I." };

function numberOf(tag: string): string {
  return firstSigns[kindIn(tag) ?? ""] ?? `${/\sstart="?(\d{1,6})/i.exec(tag)?.[1] ?? 1}.`;
}

function styleOfItem(tag: string): string {
  const [list, level] = ["listid", "aria-level"].map((name) => new RegExp(`data-${name}="?(\\d+)`, "i").exec(tag)?.[1] ?? "1");
  return `mso-list:l${list} level${level} lfo1`;
}
