import { escapeAttribute, escapeText } from "@mailwright/document";
import { hexOf, isVisibleColor, type PageLook, pixels } from "./page-look.js";
import { pillStyles } from "./read-pill.js";
import { fontStackCss } from "./text-css.js";

/** Inline nodes → rich text whose styles say only what differs from the element around them. */
export function writeInline(nodes: readonly Node[], around: Element, look: PageLook): string {
  return nodes.map((node) => writeNode(node, around, look)).join("");
}

function writeNode(node: Node, around: Element, look: PageLook): string {
  if (node.nodeType === 3) return escapeText((node.nodeValue ?? "").replace(/[ \t\r\n]+/g, " ")).replaceAll("\u00a0", "&nbsp;");
  if (!isElement(node) || look.style(node).display === "none") return "";
  if (node.tagName === "BR") return "<br>";
  if (node.tagName === "IMG") return writeImage(node, look);
  const inside = writeInline([...node.childNodes], node, look);
  if (inside === "") return "";
  const { styles, tags } = differences(node, around, look);
  const wrapped = tags.reduce((html, tag) => `<${tag}>${html}</${tag}>`, inside);
  const style = styles.length > 0 ? ` style="${styles.join(";").replaceAll('"', "'")}"` : "";
  if (isLink(node)) return `<a${linkAttributes(node)}${style}>${wrapped}</a>`;
  return style === "" ? wrapped : `<span${style}>${wrapped}</span>`;
}

/** A link without a usable address becomes words with the look of the link. */
export function isLink(element: Element): boolean {
  return element.tagName === "A" && (element.getAttribute("href") ?? "").trim() !== "";
}

/** What a link says of where it leads. */
export function linkAttributes(link: Element): string {
  const given = ["href", "target", "title"].flatMap((name) => {
    const value = link.getAttribute(name)?.trim();
    return value ? [` ${name}="${escapeAttribute(value)}"`] : [];
  });
  return given.join("");
}

function writeImage(image: Element, look: PageLook): string {
  const { left, right, top, bottom } = look.box(image);
  const style = `display:inline;border:0;vertical-align:${look.style(image).verticalAlign}`;
  return `<img src="${escapeAttribute(image.getAttribute("src") ?? "")}" alt="${escapeAttribute(image.getAttribute("alt") ?? "")}" width="${Math.round(right - left)}" height="${Math.round(bottom - top)}" style="${style}">`;
}

/** Styles and elements that make the words of an element look as they do, beside those of the element around it. */
function differences(
  element: Element,
  around: Element,
  look: PageLook,
): { readonly styles: readonly string[]; readonly tags: readonly string[] } {
  const own = look.style(element);
  const outer = look.style(around);
  const styles: string[] = [];
  const tags: string[] = [];
  const leads = isLink(element);
  if (leads || own.color !== outer.color) styles.push(`color:${hexOf(own.color)}`);
  if (leads) styles.push(`text-decoration:${own.textDecorationLine}`);
  else if (own.textDecorationLine.includes("underline")) tags.push("u");
  if (own.textDecorationLine.includes("line-through")) tags.push("s");
  if (own.fontWeight !== outer.fontWeight) {
    if (Number(own.fontWeight) === 700 && Number(outer.fontWeight) < 600) tags.push("strong");
    else styles.push(`font-weight:${own.fontWeight}`);
  }
  if (own.fontStyle !== outer.fontStyle) {
    if (own.fontStyle === "italic") tags.push("em");
    else styles.push(`font-style:${own.fontStyle}`);
  }
  if (own.fontSize !== outer.fontSize) styles.push(`font-size:${own.fontSize}`);
  if (own.fontFamily !== outer.fontFamily) styles.push(`font-family:${fontStackCss(own.fontFamily)}`);
  // The text around is written with a factor: words of another size would make another height of it than the source shows.
  const isOtherHeight = own.lineHeight !== outer.lineHeight || own.fontSize !== outer.fontSize;
  if (isOtherHeight && pixels(own.lineHeight) > 0) styles.push(`line-height:${own.lineHeight}`);
  if (own.letterSpacing !== outer.letterSpacing) styles.push(`letter-spacing:${own.letterSpacing}`);
  if (own.textTransform !== outer.textTransform) styles.push(`text-transform:${own.textTransform}`);
  if (isVisibleColor(own.backgroundColor)) styles.push(`background-color:${hexOf(own.backgroundColor)}`);
  styles.push(...pillStyles(element, look));
  if (/^(?:sub|super)$/.test(own.verticalAlign)) tags.push(own.verticalAlign === "sub" ? "sub" : "sup");
  return { styles, tags };
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
