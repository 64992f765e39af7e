import type { InPieces } from "../../pieces/in-pieces.js";
import type { Atom } from "./atom.js";
import { isElement, onlyImages, trimRun } from "./inline-run.js";
import { isHidden } from "./is-hidden.js";
import { type PageLook, pixels } from "./page-look.js";
import { readButton } from "./read-button.js";
import { isPill } from "./read-pill.js";
import { readText } from "./read-text.js";
import { otherReason, readEdgeLines, readWhole } from "./read-whole.js";

/** What an email shows, in the order of its source, and the line that only an inbox shows. */
export interface SeenAtoms {
  readonly atoms: readonly Atom[];
  readonly preheader: string;
  /** What is not to be seen at this width of the window. */
  readonly hidden: readonly Element[];
  /** Was every element looked at? */
  readonly isWhole: boolean;
}

const passedOver = new Set(["STYLE", "SCRIPT", "TITLE", "META", "LINK", "HEAD", "NOSCRIPT", "TEMPLATE", "BR"]);
const preheaderMaxLength = 300;
const elementsInPiece = 32;
/** An inline picture smaller than this stands among words. */
const inlinePictureMaxPx = 28;

/** A walk through a page: what it has met, and how many elements it may still look at. */
interface Walk {
  readonly look: PageLook;
  readonly atoms: Atom[];
  readonly hidden: Element[];
  /** Elements that are known to be boxes of their own, or parts of the lines around them. */
  readonly boxes: Map<Element, boolean>;
  preheader: string;
  left: number;
}

/** Walks a page down to what shows. Looks at no more than `elementsMax` elements. */
export function* collectAtoms(look: PageLook, elementsMax: number): InPieces<SeenAtoms> {
  const walk: Walk = { look, atoms: [], hidden: [], boxes: new Map(), preheader: "", left: elementsMax };
  yield* visit(look.page.body, walk);
  const { atoms, hidden, preheader, left } = walk;
  return { atoms, hidden, preheader, isWhole: left > 0 };
}

function* visit(element: Element, walk: Walk): InPieces<void> {
  const { look, atoms } = walk;
  if (walk.left-- <= 0 || passedOver.has(element.tagName)) return;
  if (walk.left % elementsInPiece === 0) yield undefined;
  if (isHidden(element, look)) return keepHidden(element, walk);
  const atom = readWhole(element, look);
  if (atom === "nothing") return;
  if (atom) atoms.push(atom);
  else {
    const edges = readEdgeLines(element, look);
    if (edges.top) atoms.push(edges.top);
    yield* visitChildren(element, walk);
    if (edges.bottom) atoms.push(edges.bottom);
  }
}

/** The first words that are hidden, before anything shows, are what an inbox shows beside the subject. */
function keepHidden(element: Element, walk: Walk): void {
  walk.hidden.push(element);
  const words = (element.textContent ?? "").replace(/(?:\u034f|[\s\u00a0\u200b-\u200d\u2007\u00ad\ufeff])+/g, " ").trim();
  if (walk.preheader === "" && walk.atoms.length === 0 && words.length > 5) walk.preheader = words.slice(0, preheaderMaxLength);
}

function* visitChildren(element: Element, walk: Walk): InPieces<void> {
  let run: Node[] = [];
  for (const child of element.childNodes) {
    if (child.nodeType === 3) {
      if (run.length > 0 || (child.nodeValue ?? "").trim() !== "") run.push(child);
    } else if (!isElement(child)) continue;
    else if (child.tagName === "BR") run.push(child);
    else if (walk.look.style(child).display === "none") yield* visit(child, walk);
    else if (isInline(child, walk)) run.push(child);
    else {
      yield* endRun(element, run, walk);
      run = [];
      yield* visit(child, walk);
    }
  }
  yield* endRun(element, run, walk);
}

/** What stands beside each other in lines is one text, or pictures. */
function* endRun(element: Element, run: readonly Node[], walk: Walk): InPieces<void> {
  const words = trimRun(run);
  if (words.length === 0) return;
  const images = onlyImages(words);
  if (images) for (const image of images) yield* visit(image, walk);
  else {
    const text = readText(element, words, walk.look);
    if (text) walk.atoms.push(text);
  }
}

/** Is it a part of the lines around it? */
function isInline(element: Element, walk: Walk): boolean {
  const known = walk.boxes.get(element);
  if (known !== undefined) return !known;
  const answer = isBox(element, walk);
  walk.boxes.set(element, answer);
  return !answer;
}

function isBox(element: Element, walk: Walk): boolean {
  const style = walk.look.style(element);
  if (style.display === "none" || element.tagName === "BR" || element.tagName === "WBR") return false;
  if (element.tagName === "IMG") return Math.max(pixels(style.width), pixels(style.height)) > inlinePictureMaxPx;
  if (otherReason(element)) return true;
  if (isPill(element, walk.look)) return false;
  if (!/^(?:inline|contents|ruby)/.test(style.display) || /^inline-./.test(style.display) || style.float !== "none") return true;
  for (const child of element.children) if (!isInline(child, walk)) return true;
  return readButton(element, walk.look) !== undefined;
}
