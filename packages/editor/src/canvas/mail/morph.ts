import { staysFolded } from "./folded-by-hand.js";
import { sourceStyleOf, takeStyle } from "./parse-mail.js";

/** The attribute that carries a block's id on the canvas. */
export const blockIdAttribute = "data-block-id";

// Attributes that the canvas and an open text editor add to compiled elements. Compiled HTML never has them, so a patch must leave them.
const addedAttributes = new Set([
  "tabindex",
  "role",
  "aria-label",
  "aria-roledescription",
  "data-block-type",
  "contenteditable",
  "spellcheck",
  "aria-multiline",
  "data-lexical-editor",
]);

// What Lexical sets on its root element and needs while it lives there.
const editorStyles = ["user-select", "white-space", "word-break", "outline", "min-height"] as const;

/**
 * Makes the children of `target` equal to those of `source` with as few changes as possible: positional, and keyed by block id
 * where blocks were moved, added or removed. Images, focus and an open editor (`live`) keep their elements. `source` is used up.
 */
export function morphChildren(target: Node, source: Node, live?: Element): void {
  let at = target.firstChild;
  let order: ChildOrder | undefined;
  for (const wanted of [...source.childNodes]) {
    while (at && !isSame(at, wanted)) {
      order ??= readOrder(target, source);
      const key = keyOf(at);
      // What goes in front of words that are being written leaves them where they are.
      const goes = live?.parentNode === target && isSame(live, wanted) && isBefore(at, live);
      if (!goes && (key === undefined || order.wanted.has(key))) break;
      at = removeAndAdvance(at);
    }
    if (at && isSame(at, wanted)) {
      morphNode(at, wanted, live);
      at = at.nextSibling;
      continue;
    }
    const elsewhere = order?.present.get(keyOf(wanted) ?? "");
    if (elsewhere && elsewhere.parentNode === target && isSame(elsewhere, wanted)) {
      target.insertBefore(elsewhere, at);
      morphNode(elsewhere, wanted, live);
    } else {
      target.insertBefore(wanted, at);
    }
  }
  while (at) at = removeAndAdvance(at);
}

function morphNode(target: Node, source: Node, live: Element | undefined): void {
  if (isElement(target) && isElement(source)) {
    morphAttributes(target, source, live);
    if (target !== live) morphChildren(target, source, live);
  } else if (target.nodeValue !== source.nodeValue) {
    target.nodeValue = source.nodeValue;
  }
}

function morphAttributes(target: Element, source: Element, live: Element | undefined): void {
  const own = staysFolded(target, source) ? "open" : "style";
  for (const { name, value } of source.attributes) {
    if (name !== "style" && name !== own && target.getAttribute(name) !== value) target.setAttribute(name, value);
  }
  for (const { name } of [...target.attributes]) {
    if (name !== "style" && name !== own && !addedAttributes.has(name) && !source.hasAttribute(name)) target.removeAttribute(name);
  }
  if (!hasStyle(target) || !hasStyle(source)) return;
  if (sourceStyleOf(target) === sourceStyleOf(source)) return;
  const kept = target === live ? editorStyles.map((name) => [name, target.style.getPropertyValue(name)] as const) : [];
  takeStyle(target, source);
  for (const [name, value] of kept) if (value !== "") target.style.setProperty(name, value);
}

interface ChildOrder {
  readonly wanted: ReadonlySet<string>;
  readonly present: ReadonlyMap<string, Node>;
}

function readOrder(target: Node, source: Node): ChildOrder {
  const wanted = new Set<string>();
  for (const child of source.childNodes) wanted.add(keyOf(child) ?? "");
  const present = new Map<string, Node>();
  for (const child of target.childNodes) {
    const key = keyOf(child);
    if (key !== undefined) present.set(key, child);
  }
  return { wanted, present };
}

/** A link that is hidden from readers, such as that of a picture above words with the same link, is not the link of the words. */
function isSame(one: Node, other: Node): boolean {
  return one.nodeName === other.nodeName && keyOf(one) === keyOf(other) && isHidden(one) === isHidden(other);
}

const isHidden = (node: Node): boolean => isElement(node) && node.ariaHidden === "true";
const isBefore = (one: Node, other: Node): boolean => (one.compareDocumentPosition(other) & 4) > 0; // DOCUMENT_POSITION_FOLLOWING

/** A block's id; MJML puts a leaf's class on the cell, so a table row answers for its first cell. */
function keyOf(node: Node): string | undefined {
  if (!isElement(node)) return undefined;
  const holder = node.nodeName === "TR" ? (node.firstElementChild ?? node) : node;
  return holder.getAttribute(blockIdAttribute) ?? undefined;
}

// Not by `instanceof`: an element that was moved from another document has the classes of that document's window.
const isElement = (node: Node): node is Element => node.nodeType === 1;
const hasStyle = (element: Element): element is HTMLElement => "style" in element;

function removeAndAdvance(node: ChildNode): ChildNode | null {
  const next = node.nextSibling;
  node.remove();
  return next;
}
