import { type AnyBlockDefinition, type BlockId, type BlockRegistry, isSamePlace, type TextPlace } from "@mailwright/document";
import type { BlockElements } from "./block-elements.js";

/** An element of the canvas whose content is written in place. */
export interface CanvasText {
  readonly element: HTMLElement;
  /** Which text of the block it is, where it has one in every item of a list. */
  readonly place?: TextPlace;
}

/** Finds the texts of blocks by what their definitions say. */
export interface BlockTexts {
  /** The texts of a block that are written in place, in the order of the email. */
  textsOf(blockId: BlockId): readonly CanvasText[];
  /** The element of one of them; without a place that of the first. */
  textElementOf(blockId: BlockId, place?: TextPlace): HTMLElement | undefined;
}

export function createBlockTexts(registry: BlockRegistry, elements: Pick<BlockElements, "elementsOf">): BlockTexts {
  const textsOf = (blockId: BlockId) => {
    const all = elements.elementsOf(blockId);
    // The innermost of the block's elements. Those around it draw its advanced sector and hold no text.
    const element = all.find((one) => !all.some((other) => other !== one && one.contains(other)));
    const definition = element && registry.get(all[0]?.dataset["blockType"] ?? "");
    return element && definition ? findTexts(element, definition) : [];
  };
  return {
    textsOf,
    textElementOf: (blockId, place) => textsOf(blockId).find((text) => !place || isSamePlace(text.place, place))?.element,
  };
}

function findTexts(element: HTMLElement, { editable, editableItems = [] }: AnyBlockDefinition): readonly CanvasText[] {
  const own = editable && element.querySelector<HTMLElement>(editable.selector);
  const ofItems = editableItems.flatMap(({ prop, member, selector }) =>
    [...element.querySelectorAll<HTMLElement>(selector)].map((found, item) => ({ element: found, place: { prop, item, member } })),
  );
  return [...(own ? [{ element: own }] : []), ...ofItems].sort(inOrder);
}

function inOrder(one: CanvasText, other: CanvasText): number {
  return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Can it be seen? A block that is hidden on this device, or an answer that is folded, has no box. */
export const isSeen = ({ element }: CanvasText): boolean => element.getClientRects().length > 0;

interface PressedPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** The text at a point of the viewport, or the one next to it, the same line before another; without a point the first. */
export function textNear(texts: readonly CanvasText[], point?: PressedPoint): CanvasText | undefined {
  if (!point) return texts[0];
  const away = texts.map((text) => ({ text, ...distanceTo(text.element.getBoundingClientRect(), point) }));
  return away.sort((one, other) => one.over - other.over || one.beside - other.beside)[0]?.text;
}

function distanceTo({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PressedPoint) {
  return { over: Math.max(top - clientY, 0, clientY - bottom), beside: Math.max(left - clientX, 0, clientX - right) };
}
