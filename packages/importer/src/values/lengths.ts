import type { Edges, SourceElement } from "@mailwright/document";

/** `16px` or `16` → 16; anything else is no distance. */
export function readPx(text: string | undefined): number | undefined {
  const digits = /^(-?\d+(?:\.\d+)?)(?:px)?$/.exec(text?.trim() ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** `33.3333%` → 33.3333. */
export function readPercent(text: string | undefined): number | undefined {
  const digits = /^(\d+(?:\.\d+)?)%$/.exec(text?.trim() ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** CSS shorthand → four distances. */
export function readEdges(text: string | undefined): Edges | undefined {
  const sides = (text ?? "").trim().split(/\s+/).map(readPx);
  const [top, right = top, bottom = top, left = right] = sides;
  if (sides.length > 4 || sides.includes(undefined)) return undefined;
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return undefined;
  return { top, right, bottom, left };
}

/** An element's `padding`, or another attribute of the kind, with its single sides over it. */
export function paddingOf(source: SourceElement, name = "padding"): Edges | undefined {
  const all = readEdges(source.attribute(name)) ?? { top: 0, right: 0, bottom: 0, left: 0 };
  const side = (of: keyof Edges) => readPx(source.attribute(`${name}-${of}`)) ?? all[of];
  return { top: side("top"), right: side("right"), bottom: side("bottom"), left: side("left") };
}
