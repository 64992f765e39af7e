import { escapeAttribute, nextTag, readAttributes, readDeclarations } from "@mailwright/document";
import { decodeText } from "../../markup/decode-text.js";
import { pxOf } from "../json/json-values.js";
import { alignOf, colorOf, fontOf, lineHeightOf } from "./css-values.js";

/** What all words of a text have in common. */
export interface CommonStyle {
  readonly color?: string | undefined;
  readonly font?: string | undefined;
  readonly fontSizePx?: number | undefined;
  readonly lineHeight?: string | undefined;
  readonly align?: string | undefined;
  readonly linkColor?: string | undefined;
}

const properties = ["color", "font-family", "font-size", "line-height", "text-align"] as const;
type Property = (typeof properties)[number];
type Given = Partial<Record<Property, string>>;

const voidTags = new Set(["br", "img", "hr", "input", "wbr"]);

/**
 * Editors of words write sizes and colours into nested spans, also where they hold for the whole text. What all words have in common is taken out of
 * the HTML, so that it can be set for the block.
 */
export function hoistStyles(html: string): { readonly html: string; readonly style: CommonStyle } {
  const seen = collectRuns(html);
  const common: Given = {};
  for (const property of properties) {
    const values = new Set(seen.map((given) => given[property]));
    const [only] = values;
    if (values.size === 1 && only !== undefined && seen.length > 0) common[property] = only;
  }
  const fontSizePx = pxOf(common["font-size"]);
  const style: CommonStyle = {
    color: colorOf(common.color),
    font: fontOf(common["font-family"]),
    fontSizePx,
    lineHeight: lineHeightOf(common["line-height"], fontSizePx),
    align: alignOf(common["text-align"]),
  };
  const taken = {
    color: style.color,
    "font-family": style.font,
    "font-size": fontSizePx,
    "line-height": style.lineHeight,
    "text-align": style.align,
  };
  const gone = properties.filter((property) => taken[property] !== undefined);
  return { html: gone.length === 0 ? html : withoutStyles(html, gone), style };
}

/** What holds for each run of words outside of links, which have colours of their own. */
function collectRuns(html: string): readonly Given[] {
  const runs: Given[] = [];
  const open: { readonly name: string; readonly given: Given }[] = [];
  let at = 0;
  const see = (to: number) => {
    const isLink = open.some(({ name }) => name === "a");
    if (
      !isLink &&
      html
        .slice(at, to)
        .replace(/&nbsp;/g, " ")
        .trim() !== ""
    )
      runs.push(open.at(-1)?.given ?? {});
  };
  for (let tag = nextTag(html, at); tag && open.length < 100; tag = nextTag(html, at)) {
    see(tag.start);
    at = tag.end;
    if (tag.kind === "close") {
      const index = open.findLastIndex(({ name }) => name === tag.name);
      if (index >= 0) open.length = index;
    } else if (tag.kind === "open" && !tag.isSelfClosing && !voidTags.has(tag.name)) {
      const style = readAttributes(html.slice(tag.start, tag.end)).get("style") ?? "";
      open.push({ name: tag.name, given: { ...open.at(-1)?.given, ...readGiven(style) } });
    }
  }
  see(html.length);
  return runs;
}

function readGiven(style: string): Given {
  const given: Given = {};
  const declared = readDeclarations(decodeText(style));
  for (const property of properties) {
    const value = declared.get(property);
    if (value) given[property] = value;
  }
  return given;
}

/** Links keep what they have. */
function withoutStyles(html: string, gone: readonly Property[]): string {
  let out = "";
  let at = 0;
  for (let tag = nextTag(html, at); tag; tag = nextTag(html, at)) {
    const written = html.slice(tag.start, tag.end);
    out += html.slice(at, tag.start) + (tag.kind === "open" && tag.name !== "a" ? withoutDeclarations(written, gone) : written);
    at = tag.end;
  }
  return out + html.slice(at);
}

const styleAttribute = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/i;

function withoutDeclarations(tag: string, gone: readonly Property[]): string {
  const style = readAttributes(tag).get("style");
  if (style === undefined) return tag;
  const declared = [...readDeclarations(decodeText(style))];
  const left = declared.filter(([property]) => !gone.some((each) => each === property));
  if (left.length === declared.length) return tag;
  const wanted = left.map(([property, value]) => `${property}:${value}`).join(";");
  return tag.replace(styleAttribute, () => (wanted === "" ? "" : ` style="${escapeAttribute(wanted)}"`));
}
