/** A number for each side, as padding and margins have. */
export interface Edges {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const sides = ["top", "right", "bottom", "left"] as const satisfies readonly (keyof Edges)[];
export type EdgeSide = (typeof sides)[number];

/** The same number on every side. */
export function edgesOf(value: number): Edges {
  return { top: value, right: value, bottom: value, left: value };
}

export function isUniform(edges: Edges): boolean {
  return sides.every((side) => edges[side] === edges.top);
}
