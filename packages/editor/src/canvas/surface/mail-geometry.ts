import type { Block, BlockId } from "@mailwright/document";
import type { Point, Rect } from "@mailwright/editing";
import { firstBelow } from "../rows/first-below.js";
import type { OverlayRect } from "./canvas-handle.js";

/** A row for measuring: its element and the blocks in it. */
export interface PlacedRow {
  readonly element: HTMLElement;
  readonly block: Block;
}

/** Rows that stand below each other in one element. */
export interface PlacedGroup {
  readonly element: HTMLElement;
  readonly rows: readonly PlacedRow[];
}

export interface GeometrySource {
  /** The element whose corner is the origin of the email's coordinates. */
  readonly viewport: HTMLElement;
  /** The element that covers the email at every zoom. Its pixels are the interface's. */
  readonly overlay: HTMLElement;
  groups(): readonly PlacedGroup[];
  elementsOf(blockId: BlockId): readonly HTMLElement[];
  /** The blocks around the rows, outermost first. */
  frameBlocks(): readonly Block[];
}

/** Where blocks are. Measured when asked for; a lookup measures a few elements however long the email is. */
export interface MailGeometry {
  /** In the email's own pixels, without the zoom. */
  mailRectOf(blockId: BlockId): Rect | undefined;
  /** The whole page. */
  pageRect(): Rect;
  toMail(clientX: number, clientY: number): Point;
  toOverlay(rect: DOMRectReadOnly): OverlayRect;
  /** The same as `mailRectOf`, in the overlay's pixels. */
  overlayRectOf(blockId: BlockId): OverlayRect | undefined;
  /** Converts the email's pixels to the overlay's. */
  overlayScale(): number;
  blockAt(clientX: number, clientY: number): BlockId | undefined;
  /** The first row that ends below this height of the window. */
  firstRowBelow(clientY: number): PlacedRow | undefined;
}

export function createMailGeometry(source: GeometrySource): MailGeometry {
  const { viewport, overlay, elementsOf } = source;
  const firstRowBelow = (clientY: number) => {
    const group = firstBelow(source.groups(), clientY);
    return group && firstBelow(group.rows, clientY);
  };

  const clientRectOf = (blockId: BlockId): DOMRect | undefined => {
    const rects = elementsOf(blockId)
      .filter((element) => element.isConnected)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const [first, ...others] = rects;
    return first && others.reduce(union, first);
  };

  const toOverlay = (rect: DOMRectReadOnly): OverlayRect => {
    const { x, y, scale } = originOf(overlay);
    return { left: (rect.x - x) / scale, top: (rect.y - y) / scale, width: rect.width / scale, height: rect.height / scale };
  };

  return {
    mailRectOf(blockId) {
      const rect = clientRectOf(blockId);
      if (!rect) return undefined;
      const { x, y, scale } = originOf(viewport);
      return { x: (rect.x - x) / scale, y: (rect.y - y) / scale, width: rect.width / scale, height: rect.height / scale };
    },
    pageRect: () => ({ x: 0, y: 0, width: viewport.offsetWidth, height: viewport.offsetHeight }),
    toMail(clientX, clientY) {
      const { x, y, scale } = originOf(viewport);
      return { x: (clientX - x) / scale, y: (clientY - y) / scale };
    },
    toOverlay,
    overlayRectOf(blockId) {
      const rect = clientRectOf(blockId);
      return rect && toOverlay(rect);
    },
    overlayScale: () => originOf(viewport).scale / originOf(overlay).scale,
    blockAt(clientX, clientY) {
      const isIn = (blockId: BlockId) => {
        const rect = clientRectOf(blockId);
        return rect !== undefined && holds(rect, clientX, clientY);
      };
      const row = firstRowBelow(clientY);
      if (row && isIn(row.block.id)) return innermost(row.block, isIn);
      return source.frameBlocks().findLast(({ id }) => isIn(id))?.id;
    },
    firstRowBelow,
  };
}

/** An element's corner in the window and its scale: our zoom, and the transforms of the host page around us. */
function originOf(element: HTMLElement): { readonly x: number; readonly y: number; readonly scale: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.x, y: rect.y, scale: element.offsetWidth > 0 ? rect.width / element.offsetWidth : 1 };
}

function innermost(block: Block, isIn: (blockId: BlockId) => boolean): BlockId {
  const child = block.children?.find(({ id }) => isIn(id));
  return child ? innermost(child, isIn) : block.id;
}

function holds(rect: DOMRect, x: number, y: number): boolean {
  return x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom;
}

function union(one: DOMRect, other: DOMRect): DOMRect {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return new DOMRect(x, y, Math.max(one.right, other.right) - x, Math.max(one.bottom, other.bottom) - y);
}
