import type { ButtonAtom } from "./atom.js";
import { heightOf, widthOf } from "./box.js";
import { hexOf, isVisibleColor, type PageLook, pixels } from "./page-look.js";
import { readTextLook, transformWords } from "./text-look.js";

const holders = /^(?:A|BUTTON|TD|TH|TABLE|TBODY|TR|DIV|SPAN|CENTER|P)$/;
const labelMaxLength = 60;

/** One short link that looks like a button: with a background colour or a border, and padding. It may lead nowhere yet. */
export function readButton(element: Element, look: PageLook): ButtonAtom | undefined {
  if (!holders.test(element.tagName)) return undefined;
  const link = onlyLink(element);
  const words = (element.textContent ?? "").trim();
  if (!link || words === "" || words.length > labelMaxLength || (link.textContent ?? "").trim() !== words) return undefined;
  if (element.querySelector("img,br")) return undefined;
  const box = look.box(element);
  const height = heightOf(box);
  if (height < 18 || height > 110 || widthOf(box) > 540) return undefined;
  const border = borderOf(element, look);
  if (!hasOwnColor(element, look) && !border) return undefined;
  const textLook = readTextLook(deepest(link), look);
  const label = linesOf(link, look);
  if (height - textLook.fontSizePx * 1.1 < 4 || isTwoLines(element, label, look)) return undefined;
  const style = look.style(element);
  return {
    kind: "button",
    element,
    box,
    ink: box,
    labelWidthPx: Math.max(0, ...label.map(({ width }) => width)),
    label: transformWords(words.replace(/\s+/g, " "), textLook.transform),
    href: link.getAttribute("href")?.trim() ?? "",
    background: isVisibleColor(style.backgroundColor) ? hexOf(style.backgroundColor) : "transparent",
    look: textLook,
    radiusPx: Math.max(pixels(style.borderTopLeftRadius), pixels(look.style(link).borderTopLeftRadius)),
    border,
  };
}

function onlyLink(element: Element): Element | undefined {
  if (element.tagName === "A") return element;
  const [link, ...others] = element.querySelectorAll("a,button");
  if (!link && element.tagName === "BUTTON") return element;
  return others.length === 0 ? link : undefined;
}

function hasOwnColor(element: Element, look: PageLook): boolean {
  const color = look.style(element).backgroundColor;
  const parent = element.parentElement;
  return isVisibleColor(color) && (!parent || color !== look.colorBehind(parent));
}

function borderOf(element: Element, look: PageLook): ButtonAtom["border"] {
  const style = look.style(element);
  const isThere = (["Top", "Right", "Bottom", "Left"] as const).every(
    (side) => pixels(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== "none",
  );
  return isThere ? { widthPx: pixels(style.borderTopWidth), color: hexOf(style.borderTopColor) } : undefined;
}

function linesOf(link: Element, { range }: PageLook): readonly DOMRect[] {
  range.selectNodeContents(link);
  return [...range.getClientRects()].filter(({ width }) => width > 1);
}

/** Words in a box of a colour are a button on one line and a text on several. */
function isTwoLines(element: Element, label: readonly DOMRect[], look: PageLook): boolean {
  const tops = label.map(({ top }) => Math.round(top));
  const lineHeightPx = pixels(look.style(element).fontSize) * 0.9;
  return tops.length > 0 && Math.max(...tops) - Math.min(...tops) > lineHeightPx;
}

function deepest(element: Element): Element {
  let at = element;
  for (let child = at.firstElementChild; child; child = at.firstElementChild) {
    if ((child.textContent ?? "").trim() !== (at.textContent ?? "").trim()) break;
    at = child;
  }
  return at;
}
