import type { Edges, EdgesSpec } from "@mailwright/document";
import type { BlockValues } from "./block-values.js";
import type { GripModel } from "./grip-model.js";
import type { SayOfGrips } from "./grip-strings.js";
import { fitTo, snapToGrid, spaceGridPx } from "./snap.js";

const spaceProp = "padding";
const handleWidthPx = 44;
const handleHeightPx = 16;

/** The handles for the space above and below a block. None if the block has no padding that can be set. */
export function spaceGrips(values: BlockValues, say: SayOfGrips): readonly GripModel[] {
  const spec = values.definition.props[spaceProp];
  const edges: unknown = values.valuesFor(spaceProp)[spaceProp];
  if (spec?.kind !== "edges" || !isEdges(edges)) return [];
  return [spaceGrip(values, say, spec, edges, "top"), spaceGrip(values, say, spec, edges, "bottom")];
}

function spaceGrip(
  { block, partOf }: BlockValues,
  say: SayOfGrips,
  { min, max }: EdgesSpec,
  edges: Edges,
  side: "top" | "bottom",
): GripModel {
  return {
    blockId: block.id,
    part: partOf(spaceProp),
    label: say(side === "top" ? "spaceAbove" : "spaceBelow"),
    look: "space",
    axis: "y",
    value: edges[side],
    min,
    max,
    steps: [spaceGridPx, 1],
    // Each handle is beside an edge that moves with the pointer: the upper one ends where the words of the block begin, and the lower one
    // begins where the block ends.
    place(canvas, value) {
      const rect = canvas.rectOf(block.id);
      if (!rect) return undefined;
      const edge = side === "top" ? rect.top + value * canvas.scale() : rect.top + rect.height;
      const top = side === "top" ? edge - handleHeightPx : edge;
      return { left: rect.left + (rect.width - handleWidthPx) / 2, top, width: handleWidthPx, height: handleHeightPx };
    },
    measure: () => (pulled) => {
      const wanted = edges[side] + pulled.dy;
      return fitTo(pulled.isFree ? wanted : snapToGrid(wanted, spaceGridPx), min, max);
    },
    say: (value) => say("pixels", { value }),
    write: (value) => ({ [spaceProp]: { ...edges, [side]: value } }),
  };
}

function isEdges(value: unknown): value is Edges {
  return typeof value === "object" && value !== null && "top" in value && "bottom" in value;
}
