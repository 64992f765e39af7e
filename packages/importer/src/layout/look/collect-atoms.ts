import type { InPieces } from "../../pieces/in-pieces.js";
import type { RawReason } from "../email/layout-email.js";
import type { Atom, DividerAtom, ImageAtom } from "./atom.js";
import { type Box, heightOf, widthOf } from "./box.js";
import { isHidden } from "./is-hidden.js";
import { hexOf, isVisibleColor, type PageLook, pixels } from "./page-look.js";
import { readButton } from "./read-button.js";
import { readTable } from "./read-table.js";
import { readList, readText } from "./read-text.js";
import { standsAlone } from "./stands-alone.js";

/** What an email shows, in the order of its source, and the line that only an inbox shows. */
export interface SeenAtoms {
  readonly atoms: readonly Atom[];
  readonly preheader: string;
  /** What is not to be seen at this width of the window. */
  readonly hidden: readonly Element[];
  /** Elements that hold nothing but keep a place, and those that are hidden. */
  readonly isWhole: boolean;
}

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
const passedOver = new Set(["STYLE", "SCRIPT", "TITLE", "META", "LINK", "HEAD", "NOSCRIPT", "TEMPLATE", "BR"]);
const preheaderMaxLength = 300;
const elementsInPiece = 32;
/** An inline picture smaller than this stands among words. */
const inlinePictureMaxPx = 28;

/** Walks a page down to what shows. Looks at no more than `elementsMax` elements. */
export function* collectAtoms(look: PageLook, elementsMax: number): InPieces<SeenAtoms> {
  const atoms: Atom[] = [];
  const hidden: Element[] = [];
  const blocky = new Map<Element, boolean>();
  let preheader = "";
  let left = elementsMax;

  function* walk(element: Element): InPieces<void> {
    if (left-- <= 0 || passedOver.has(element.tagName)) return;
    if (left % elementsInPiece === 0) yield undefined;
    if (isHidden(element, look)) {
      hidden.push(element);
      const words = (element.textContent ?? "").replace(/(?:\u034f|[\s\u00a0\u200b-\u200d\u2007\u00ad\ufeff])+/g, " ").trim();
      if (preheader === "" && atoms.length === 0 && words.length > 5) preheader = words.slice(0, preheaderMaxLength);
      return;
    }
    const atom = readWhole(element, look);
    if (atom === "nothing") return;
    if (atom) atoms.push(atom);
    else {
      const edges = readEdgeLines(element, look);
      if (edges.top) atoms.push(edges.top);
      yield* walkChildren(element);
      if (edges.bottom) atoms.push(edges.bottom);
    }
  }

  function* walkChildren(element: Element): InPieces<void> {
    let run: Node[] = [];
    const flush = function* (): InPieces<void> {
      const words = trimRun(run);
      run = [];
      if (words.length === 0) return;
      const images = onlyImages(words);
      if (images) for (const image of images) yield* walk(image);
      else {
        const text = readText(element, words, look);
        if (text) atoms.push(text);
      }
    };
    for (const child of element.childNodes) {
      if (child.nodeType === 3) {
        if (run.length > 0 || (child.nodeValue ?? "").trim() !== "") run.push(child);
      } else if (!isElement(child)) continue;
      else if (child.tagName === "BR") run.push(child);
      else if (look.style(child).display === "none") yield* walk(child);
      else if (isInline(child)) run.push(child);
      else {
        yield* flush();
        yield* walk(child);
      }
    }
    yield* flush();
  }

  /** Is it a part of the lines around it? */
  function isInline(element: Element): boolean {
    const known = blocky.get(element);
    if (known !== undefined) return !known;
    const answer = isBlocky(element);
    blocky.set(element, answer);
    return !answer;
  }

  function isBlocky(element: Element): boolean {
    const style = look.style(element);
    if (style.display === "none" || element.tagName === "BR" || element.tagName === "WBR") return false;
    if (element.tagName === "IMG") return Math.max(pixels(style.width), pixels(style.height)) > inlinePictureMaxPx;
    if (otherReason(element)) return true;
    if (!/^(?:inline|contents|ruby)/.test(style.display) || /^inline-./.test(style.display) || style.float !== "none") return true;
    for (const child of element.children) if (!isInline(child)) return true;
    return readButton(element, look) !== undefined;
  }

  yield* walk(look.page.body);
  return { atoms, hidden, preheader, isWhole: left > 0 };
}

function readWhole(element: Element, look: PageLook): Atom | "nothing" | undefined {
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

/** A drawing of which its author says that there is nothing to be known of it. */
function isDecoration(element: Element): boolean {
  return (
    element.closest("[aria-hidden='true']") !== null &&
    (element.textContent ?? "").trim() === "" &&
    !/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName)
  );
}

function otherReason(element: Element): RawReason | undefined {
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
  const share = isKnown ? heightOf(box) / widthOf(box) / (natural.naturalHeight / natural.naturalWidth) : 1;
  return {
    kind: "image",
    element,
    box,
    ink: box,
    src: element.getAttribute("src")?.trim() ?? "",
    alt: element.getAttribute("alt") ?? "",
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

/** Lines above and below what an element holds, where it has none at its sides: these would be a box. */
function readEdgeLines(element: Element, look: PageLook): { readonly top?: DividerAtom; readonly bottom?: DividerAtom } {
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

function trimRun(run: readonly Node[]): readonly Node[] {
  const isEmpty = (node: Node) =>
    (node.nodeType === 3 && (node.nodeValue ?? "").trim() === "") || (isElement(node) && node.tagName === "BR");
  const from = run.findIndex((node) => !isEmpty(node));
  const to = run.findLastIndex((node) => !isEmpty(node));
  const words = from < 0 ? [] : run.slice(from, to + 1);
  return words.some(showsSomething) ? words : [];
}

function showsSomething(node: Node): boolean {
  if ((node.textContent ?? "").trim() !== "") return true;
  return isElement(node) && (node.tagName === "IMG" || node.querySelector("img") !== null);
}

/** The pictures of a run that has no words. */
function onlyImages(run: readonly Node[]): readonly Element[] | undefined {
  if (run.some((node) => (node.textContent ?? "").trim() !== "")) return undefined;
  return run.filter(isElement).flatMap((node) => (node.tagName === "IMG" ? [node] : [...node.querySelectorAll("img")]));
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
