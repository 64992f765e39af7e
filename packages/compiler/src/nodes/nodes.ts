import { type Edges, escapeAttribute, isSafeAddress, type MjmlNode, mergeTagPattern } from "@mailwright/document";
import { writeAlpha, writeOpaque } from "../markup/alpha-color.js";
import { isSafeCssValue } from "../markup/css-value.js";

/** An attribute's value before it is written. `undefined`, `false` and the empty text leave the attribute out. */
export type AttributeValue = string | number | boolean | undefined;

/**
 * An MJML node. Every attribute is escaped here, and only here; MJML itself escapes nothing. `inside` is either the children or
 * finished HTML, which must come from `escapeText`, `renderRichText` or `element`.
 * @example mj("mj-divider", { "border-color": props.color, padding: edges(props.padding) })
 */
export function mj(tagName: string, attributes: Readonly<Record<string, AttributeValue>>, inside?: readonly MjmlNode[] | string): MjmlNode {
  const node = { tagName, attributes: writeAttributes(attributes, isCssAttribute) };
  if (inside === undefined) return node;
  return typeof inside === "string" ? { ...node, content: inside } : { ...node, children: inside };
}

/**
 * An HTML element as text, with escaped attributes, for the content of a node. A picture without words gets an empty `alt`: one that has none
 * is read out by its address.
 * @example element("a", { href: linkAddress(props.link), style: css({ color: props.color }) }, escapeText(props.label))
 */
export function element(tag: string, attributes: Readonly<Record<string, AttributeValue>>, inside?: string): string {
  const safe = writeAttributes(attributes, isNeverCss);
  const written = Object.entries(safe).map(([name, value]) => ` ${name}="${value}"`);
  const silent = tag === "img" && safe["alt"] === undefined ? ' alt=""' : "";
  const open = `<${tag}${silent}${written.join("")}>`;
  return inside === undefined ? open : `${open}${inside}</${tag}>`;
}

/**
 * The text of a `style` attribute. A value that could end its declaration is left out, as are `undefined`, `false` and "";
 * a merge tag's `"` becomes `'`, so the answer may stand between double quotes.
 * @example css({ margin: 0, color: props.color, "font-family": fontStack(props.font) })
 */
export function css(declarations: Readonly<Record<string, AttributeValue>>): string {
  const written: string[] = [];
  for (const [property, value] of Object.entries(declarations)) {
    const text = textOf(value)?.replaceAll('"', "'");
    if (text === undefined || !isSafeCssValue(text)) continue;
    const translucent = writeAlpha(text);
    // Outlook for Windows ignores a colour with an alpha channel and uses the declaration before it, so an opaque one comes first.
    if (translucent !== text) written.push(`${property}:${writeOpaque(text)}`);
    written.push(`${property}:${translucent}`);
  }
  return written.join(";");
}

/** `16` → `16px`. */
export function px(distance: number): string {
  return `${distance}px`;
}

/** `33.333333` → `33.3333%`: four digits keep columns exact to less than a hundredth of a pixel. */
export function percent(share: number): string {
  return `${Number(share.toFixed(4))}%`;
}

/** Four distances as the shortest CSS shorthand: `10px 25px`. */
export function edges({ top, right, bottom, left }: Edges): string {
  if (right !== left) return [top, right, bottom, left].map(px).join(" ");
  if (top !== bottom) return [top, right, bottom].map(px).join(" ");
  return top === right ? px(top) : [top, right].map(px).join(" ");
}

function writeAttributes(
  attributes: Readonly<Record<string, AttributeValue>>,
  isCss: (name: string) => boolean,
): Readonly<Record<string, string>> {
  const written: Record<string, string> = {};
  for (const name in attributes) {
    const text = textOf(attributes[name]);
    if (text === undefined || !isName(name)) continue;
    const safe = isAddress(name) ? writeAddress(name, text) : isCss(name) ? writeCssAttribute(text) : escapeAttribute(plainOf(name, text));
    if (safe !== undefined) written[name] = safe;
  }
  return written;
}

function writeCssAttribute(text: string): string | undefined {
  return isSafeCssValue(text) ? escapeAttribute(writeAlpha(text)) : undefined;
}

function plainOf(name: string, text: string): string {
  return name === "bgcolor" ? writeOpaque(text) : text;
}

function textOf(value: AttributeValue): string | undefined {
  return value === undefined || value === false || value === "" ? undefined : String(value);
}

function isName(name: string): boolean {
  return /^[a-z][a-z\d-]*$/i.test(name) && !/^on/i.test(name);
}

const addressAttributes = new Set(["href", "src", "background", "background-url", "icon-src", "thumbnails-src", "cite", "poster"]);
const isAddress = (name: string): boolean => addressAttributes.has(name);

/** An address for an attribute, or nothing where it may not stand there. MJML writes a background into `url('…')` as well. */
function writeAddress(name: string, address: string): string | undefined {
  if (!isSafeAddress(address)) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these inside an address, so we do
  const text = address.replace(/[\u0000-\u001f]/g, "");
  if (!name.startsWith("background")) return escapeAttribute(text);
  const tags = text.match(mergeTagPattern()) ?? [];
  if (tags.some((tag) => /['"();\\]/.test(tag))) return undefined;
  return escapeAttribute(text.replace(/['()\\"]/g, (character) => urlEndings[character] ?? ""));
}

const urlEndings: Readonly<Record<string, string>> = { "'": "%27", "(": "%28", ")": "%29", "\\": "%5C", '"': "%22" };

// MJML copies these into HTML attributes as text. It writes all others into `style`.
const textAttributes = new Set([
  "alt",
  "title",
  "name",
  "rel",
  "target",
  "css-class",
  "mj-class",
  "role",
  "lang",
  "dir",
  "id",
  "usemap",
  "srcset",
  "sizes",
]);
const isCssAttribute = (name: string): boolean => !textAttributes.has(name) && !name.startsWith("aria-");
const isNeverCss = (): boolean => false;
