import type { BlockId, NumberSpec } from "@mailwright/document";
import type { CanvasHandle, OverlayRect } from "../surface/canvas-handle.js";
import type { BlockValues } from "./block-values.js";
import type { GripModel } from "./grip-model.js";
import type { SayOfGrips } from "./grip-strings.js";
import { readRoom } from "./room.js";
import { fitTo, snapToGrid, snapToMarks, spaceGridPx } from "./snap.js";

/** The corners that have a handle. Only the handle of the last one has keys. */
export const corners = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
export type Corner = (typeof corners)[number];

const cornerSizePx = 20;
/** How near to the whole or half the width a corner must come to land there. */
const reachPx = 8;

/** The handle at one corner of a picture. */
export function cornerGrip(values: BlockValues, say: SayOfGrips, prop: string, selector: string, corner: Corner): GripModel | undefined {
  const spec = values.definition.props[prop];
  const value: unknown = values.valuesFor(prop)[prop];
  if (spec?.kind !== "number" || typeof value !== "number") return undefined;
  const { id } = values.block;
  let room = { full: 0, half: 0 };
  return {
    blockId: id,
    part: values.partOf(prop),
    label: say("width"),
    look: "corner",
    axis: "x",
    value,
    min: spec.min,
    max: spec.max,
    steps: [10, 1],
    place: (canvas) => placeCorner(pictureOf(canvas, id, selector), canvas, corner),
    measure(canvas) {
      const picture = pictureOf(canvas, id, selector);
      const found = picture && readRoom(picture);
      if (!found) return () => value;
      room = { full: found.widthPx, half: Math.round(found.widthPx / 2) };
      const outward = (corner.endsWith("left") ? -1 : 1) * (found.align === "center" ? 2 : 1);
      return ({ dx, isFree }) => widthAt(found.shownPx + dx * outward, spec, room, isFree);
    },
    say(width) {
      if (room.full > 0 && width >= room.full) return say("full", { value: room.full });
      return say(width === room.half ? "half" : "pixels", { value: width });
    },
    write: (width) => ({ [prop]: width }),
  };
}

/** A picture that fills its column keeps filling it when the column grows: it gets the widest value that there is. */
function widthAt(wanted: number, { min, max }: NumberSpec, { full, half }: { full: number; half: number }, isFree: boolean): number {
  const width = isFree ? wanted : snapToMarks(wanted, [full, half], reachPx);
  return width >= full ? max : fitTo(width, min, max);
}

function pictureOf(canvas: CanvasHandle, blockId: BlockId, selector: string): HTMLElement | undefined {
  return canvas.elementOf(blockId)?.querySelector<HTMLElement>(selector) ?? undefined;
}

function placeCorner(picture: HTMLElement | undefined, canvas: CanvasHandle, corner: Corner): OverlayRect | undefined {
  if (!picture) return undefined;
  const { left, top, width, height } = canvas.toOverlay(picture.getBoundingClientRect());
  if (width === 0 || height === 0) return undefined;
  const x = left + (corner.endsWith("right") ? width : 0);
  const y = top + (corner.startsWith("bottom") ? height : 0);
  return { left: x - cornerSizePx / 2, top: y - cornerSizePx / 2, width: cornerSizePx, height: cornerSizePx };
}

const bottomWidthPx = 44;
const bottomHeightPx = 16;

/** The handle at the end of a block that is nothing but height. */
export function heightGrip(values: BlockValues, say: SayOfGrips, prop: string): GripModel | undefined {
  const spec = values.definition.props[prop];
  const value: unknown = values.valuesFor(prop)[prop];
  if (spec?.kind !== "number" || typeof value !== "number") return undefined;
  const { id } = values.block;
  return {
    blockId: id,
    part: values.partOf(prop),
    label: say("height"),
    look: "space",
    axis: "y",
    value,
    min: spec.min,
    max: spec.max,
    steps: [spaceGridPx, 1],
    place(canvas) {
      const rect = canvas.rectOf(id);
      if (!rect) return undefined;
      const left = rect.left + (rect.width - bottomWidthPx) / 2;
      return { left, top: rect.top + rect.height, width: bottomWidthPx, height: bottomHeightPx };
    },
    measure: () => (pulled) => {
      const wanted = value + pulled.dy;
      return fitTo(pulled.isFree ? wanted : snapToGrid(wanted, spaceGridPx), spec.min, spec.max);
    },
    say: (height) => say("pixels", { value: height }),
    write: (height) => ({ [prop]: height }),
  };
}
