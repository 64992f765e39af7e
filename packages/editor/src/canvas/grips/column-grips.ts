import { type Block, type BlockRegistry, findLineage, isLocked } from "@mailwright/document";
import { readWidths } from "@mailwright/editing";
import type { OverlayRect } from "../surface/canvas-handle.js";
import type { GripModel } from "./grip-model.js";
import type { SayOfGrips } from "./grip-strings.js";
import { snapShare } from "./snap.js";

const handleWidthPx = 12;
/** A column narrower than this cannot be grabbed again. */
const leastShare = 5;
/** Columns that stand further apart are not beside each other: on a phone they stand below each other. */
const touchPx = 3;

/** The section that a block is, or stands in. */
export function sectionAround(root: Block, blockId: string): Block | undefined {
  return findLineage(root, blockId).findLast(({ type }) => type === "section");
}

/** The handles between the columns of a section. What one column takes, its neighbour gives. */
export function columnGrips(section: Block, registry: BlockRegistry, say: SayOfGrips): readonly GripModel[] {
  const cells = (section.children ?? []).filter(({ type }) => type === "cell");
  const widths = readWidths(cells, registry);
  return cells.slice(0, -1).flatMap((cell, index) => {
    const next = cells[index + 1];
    if (!next || [cell, next].some((each) => isLocked(each, "style"))) return [];
    const value = widths[index] ?? 100;
    return columnGrip({ section, cell, next, index, value, together: value + (widths[index + 1] ?? 0) }, say);
  });
}

interface Pair {
  readonly section: Block;
  readonly cell: Block;
  readonly next: Block;
  readonly index: number;
  /** The share of the first, in percent. */
  readonly value: number;
  readonly together: number;
}

function columnGrip({ section, cell, next, index, value, together }: Pair, say: SayOfGrips): GripModel {
  const least = Math.min(leastShare, together / 2);
  return {
    blockId: cell.id,
    part: undefined,
    label: say("columns", { one: index + 1, other: index + 2 }),
    look: "column",
    axis: "x",
    value,
    min: least,
    max: together - least,
    steps: [1, 5],
    place: (canvas) => placeBetween(canvas.rectOf(section.id), canvas.rectOf(cell.id), canvas.rectOf(next.id)),
    measure(canvas) {
      const one = canvas.rectOf(cell.id);
      const other = canvas.rectOf(next.id);
      if (!one || !other || one.width === 0) return () => value;
      const perPx = (canvas.scale() * value) / one.width;
      const way = one.left <= other.left ? 1 : -1;
      return ({ dx, isFree }) => snapShare(value + way * dx * perPx, together, least, isFree);
    },
    say: (share) => say("shares", { one: Math.round(share), other: Math.round(together - share) }),
    write: (share) => ({ width: share }),
  };
}

/** As high as the row: a column is only as high as what is in it. */
function placeBetween(row: OverlayRect | undefined, one: OverlayRect | undefined, other: OverlayRect | undefined): OverlayRect | undefined {
  if (!row || !one || !other) return undefined;
  const [left, right] = one.left <= other.left ? [one, other] : [other, one];
  const edge = left.left + left.width;
  if (Math.abs(right.left - edge) > touchPx) return undefined;
  return { left: edge - handleWidthPx / 2, top: row.top, width: handleWidthPx, height: row.height };
}
