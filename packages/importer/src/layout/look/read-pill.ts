import { heightOf } from "./box.js";
import { hexOf, isVisibleColor, type PageLook, pixels } from "./page-look.js";

/** A finger needs more than this: what is lower is read, also where it leads somewhere. */
const pillMaxPx = 28;

/** A short word with a ground or a line of its own, such as a badge, that stands in a line with other words: it is one of them. */
export function isPill(element: Element, look: PageLook): boolean {
  const { display, float } = look.style(element);
  if (!/^inline(?:-block)?$/.test(display) || float !== "none" || !/^(?:A|SPAN|STRONG|B|EM|CODE|MARK|SMALL)$/.test(element.tagName))
    return false;
  if (!hasFace(element, look) || heightOf(look.box(element)) > pillMaxPx || (element.textContent ?? "").trim() === "") return false;
  return (
    holdsWordsOnly(element, look) &&
    [beside(element, "previousSibling"), beside(element, "nextSibling")].some((node) => isWords(node, look))
  );
}

function holdsWordsOnly(element: Element, look: PageLook): boolean {
  return [...element.querySelectorAll("*")].every(
    (inside) => look.style(inside).display === "inline" && !/^(?:IMG|BR)$/.test(inside.tagName),
  );
}

function beside(element: Element, side: "previousSibling" | "nextSibling"): Node | null {
  let node = element[side];
  while (node && (node.nodeType === 8 || (node.nodeType === 3 && (node.nodeValue ?? "").trim() === ""))) node = node[side];
  return node;
}

function isWords(node: Node | null, look: PageLook): boolean {
  if (node?.nodeType === 3) return true;
  return node?.nodeType === 1 && /^inline(?:-block)?$/.test(look.style(node as Element).display) && (node.textContent ?? "").trim() !== "";
}

function hasFace(element: Element, look: PageLook): boolean {
  return isVisibleColor(look.style(element).backgroundColor) || lineOf(look.style(element)) !== undefined;
}

function lineOf(style: CSSStyleDeclaration): string | undefined {
  const width = pixels(style.borderTopWidth);
  return width > 0 && style.borderTopStyle !== "none" && style.borderTopWidth === style.borderLeftWidth
    ? `${width}px ${style.borderTopStyle} ${hexOf(style.borderTopColor)}`
    : undefined;
}

/** What the ground of words in a line has besides its colour: room, corners, a line around it. */
export function pillStyles(element: Element, look: PageLook): readonly string[] {
  if (!hasFace(element, look)) return [];
  const style = look.style(element);
  const line = lineOf(style);
  const isBlock = style.display === "inline-block";
  const padding = sidesOf(style, "padding");
  const margin = sidesOf(style, "margin");
  return [
    ...(isBlock ? ["display:inline-block"] : []),
    ...(padding ? [`padding:${padding}`] : []),
    ...(margin ? [`margin:${margin}`] : []),
    ...(line ? [`border:${line}`] : []),
    ...(pixels(style.borderTopLeftRadius) > 0 ? [`border-radius:${Math.round(pixels(style.borderTopLeftRadius))}px`] : []),
  ];
}

/** The shortest form of four distances; nothing where there is none. */
function sidesOf(style: CSSStyleDeclaration, property: "padding" | "margin"): string | undefined {
  const [top, right, bottom, left] = (["Top", "Right", "Bottom", "Left"] as const).map((side) =>
    Math.round(pixels(style[`${property}${side}`])),
  );
  if (!top && !right && !bottom && !left) return undefined;
  const all =
    left === right ? (top === bottom ? (top === right ? [top] : [top, right]) : [top, right, bottom]) : [top, right, bottom, left];
  return all.map((each) => (each ? `${each}px` : "0")).join(" ");
}
