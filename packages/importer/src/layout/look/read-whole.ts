import type { RawReason } from "../email/layout-email.js";
import type { Atom, DividerAtom, ImageAtom } from "./atom.js";
import { type Box, heightOf, widthOf } from "./box.js";
import { hexOf, isVisibleColor, type PageLook, pixels } from "./page-look.js";
import { readButton } from "./read-button.js";
import { readTable } from "./read-table.js";
import { readList } from "./read-text.js";
import { standsAlone } from "./stands-alone.js";

const others: Readonly<Record<string, RawReason>> = {
  INPUT: "form",
  SELECT: "form",
  TEXTAREA: "form",
  BUTTON: "form",
  SVG: "embedded",
  CANVAS: "embedded",
  MATH: "embedded",
  METER: "embedded",
  PROGRESS: "embedded",
};

/** Reads an element that is one thing as a whole. "nothing": it shows nothing. `undefined`: its children must be looked at one by one. */
export function readWhole(element: Element, look: PageLook): Atom | "nothing" | undefined {
  const box = look.box(element);
  const reason = otherReason(element);
  if (reason) return widthOf(box) < 1 || isDecoration(element) ? "nothing" : { kind: "other", element, box, ink: box, reason };
  if (element.tagName === "IMG") return readImage(element, box, look) ?? "nothing";
  const table = element.tagName === "TABLE" ? readTable(element, look) : undefined;
  if (table) return table;
  const divider = readDivider(element, box, look);
  if (divider) return divider;
  if (isBarePicture(element, box, look)) return { kind: "other", element, box, ink: box, reason: "picture" };
  if ((element.tagName === "UL" || element.tagName === "OL") && holdsWordsOnly(element, look)) return readList(element, look);
  return readButton(element, look);
}

/** A drawing that its author has hidden from screen readers (`aria-hidden`) is decoration. */
function isDecoration(element: Element): boolean {
  return (
    element.closest("[aria-hidden='true']") !== null &&
    (element.textContent ?? "").trim() === "" &&
    !/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
  );
}

/** Why no block holds such an element. A button of no form does nothing: it is words with a face. */
export function otherReason(element: Element): RawReason | undefined {
  if (element.tagName === "BUTTON" && !element.closest("form")) return undefined;
  return others[element.tagName.toUpperCase()];
}

const emptyMinPx = 16;

/** A box that shows nothing but the picture behind it. */
function isBarePicture(element: Element, box: Box, look: PageLook): boolean {
  if (element.childElementCount > 0 && element.querySelector("img,input,svg,hr")) return false;
  if ((element.textContent ?? "").trim() !== "" || widthOf(box) < emptyMinPx || heightOf(box) < emptyMinPx) return false;
  return look.style(element).backgroundImage.includes("url(");
}

function readImage(element: Element, box: Box, look: PageLook): ImageAtom | undefined {
  if (widthOf(box) <= 2 || heightOf(box) <= 2) return undefined;
  const style = look.style(element);
  const link = element.closest("a[href]");
  const natural = "naturalWidth" in element ? (element as HTMLImageElement) : undefined;
  const isKnown = natural !== undefined && natural.naturalWidth > 1 && natural.naturalHeight > 1;
  // Without its padding and border, which are as wide at each side whatever its proportions are.
  const inside = look.contentBox(element);
  const share = isKnown ? heightOf(inside) / Math.max(1, widthOf(inside)) / (natural.naturalHeight / natural.naturalWidth) : 1;
  return {
    kind: "image",
    element,
    box,
    ink: box,
    src: element.getAttribute("src")?.trim() ?? "",
    // It is read and shown in one line.
    alt: (element.getAttribute("alt") ?? "").replace(/\s*\n\s*/g, " "),
    href: link?.getAttribute("href")?.trim(),
    title: link?.getAttribute("title") ?? undefined,
    radiusPx: pixels(style.borderTopLeftRadius),
    isStretched: Math.abs(share - 1) > 0.03,
  };
}

function readDivider(element: Element, box: Box, look: PageLook): DividerAtom | undefined {
  const style = look.style(element);
  const height = heightOf(box);
  const isRule = element.tagName === "HR";
  if (
    !isRule &&
    (height < 0.5 || height > 8 || widthOf(box) < 40 || (element.textContent ?? "").trim() !== "" || element.querySelector("img"))
  )
    return undefined;
  const side = (["Top", "Bottom"] as const).find(
    (each) => pixels(style[`border${each}Width`]) > 0 && style[`border${each}Style`] !== "none",
  );
  const parent = element.parentElement;
  const isFilled = isVisibleColor(style.backgroundColor) && (!parent || style.backgroundColor !== look.colorBehind(parent));
  if (!side && !isFilled) return undefined;
  const thickness = side ? pixels(style[`border${side}Width`]) : height;
  const ink = { ...box, bottom: Math.max(box.bottom, box.top + 1) };
  return {
    kind: "divider",
    element,
    box: ink,
    ink,
    color: hexOf(side ? style[`border${side}Color`] : style.backgroundColor),
    line: side ? style[`border${side}Style`] : "solid",
    thicknessPx: Math.max(1, Math.round(thickness)),
  };
}

/** The top and bottom border of an element as dividers. An element with borders at its sides too is a box, and has no such dividers. */
export function readEdgeLines(element: Element, look: PageLook): { readonly top?: DividerAtom; readonly bottom?: DividerAtom } {
  const style = look.style(element);
  const isThere = (side: "Top" | "Right" | "Bottom" | "Left") =>
    pixels(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== "none";
  if (isThere("Left") || isThere("Right") || !(isThere("Top") || isThere("Bottom")) || !standsAlone(element, look)) return {};
  const box = look.box(element);
  const line = (side: "Top" | "Bottom"): DividerAtom => {
    const thicknessPx = pixels(style[`border${side}Width`]);
    const ink = side === "Top" ? { ...box, bottom: box.top + thicknessPx } : { ...box, top: box.bottom - thicknessPx };
    return {
      kind: "divider",
      element,
      edge: side,
      box: ink,
      ink,
      color: hexOf(style[`border${side}Color`]),
      line: style[`border${side}Style`],
      thicknessPx: Math.max(1, Math.round(thicknessPx)),
    };
  };
  return { ...(isThere("Top") && { top: line("Top") }), ...(isThere("Bottom") && { bottom: line("Bottom") }) };
}

/** May the list be one text? Then no item holds boxes, large pictures or buttons. */
function holdsWordsOnly(list: Element, look: PageLook): boolean {
  return [...list.children].every(
    (item) =>
      item.tagName === "LI" &&
      [...item.querySelectorAll("*")].every((inside) => /^(?:inline|none)$/.test(look.style(inside).display) && inside.tagName !== "IMG"),
  );
}
