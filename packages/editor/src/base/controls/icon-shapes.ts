import type { IconShape } from "@mailwright/ui";

const shapesOf = new WeakMap<readonly string[], readonly IconShape[]>();

/** A block's path data as the shapes of an icon. The same list always gives the same object. */
export function iconShapes(paths: readonly string[]): readonly IconShape[] {
  const known = shapesOf.get(paths);
  if (known) return known;
  const shapes = paths.map((d): IconShape => ["path", { d }]);
  shapesOf.set(paths, shapes);
  return shapes;
}
