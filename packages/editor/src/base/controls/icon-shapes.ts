import type { IconShape } from "@mailwright/ui";

type Shapes = readonly IconShape[];

/** A block's path data as the shapes of an icon. The same list always gives the same object. */
export const iconShapes = keptBy((paths): Shapes => paths.map((d) => ["path", { d }]));

/** All lines of an icon as one path, so that places with dozens of icons have fewer elements. Not for filled areas, which overlap. */
export const iconOfLines = keptBy((paths): Shapes => [["path", { d: paths.map(fromTheCorner).join("") }]]);

/** A path that begins with a relative `m` would begin where the path before it ends. `M0 0` in front of it keeps it in its place. */
function fromTheCorner(path: string): string {
  return path.startsWith("m") ? `M0 0${path}` : path;
}

function keptBy(make: (paths: readonly string[]) => Shapes): (paths: readonly string[]) => Shapes {
  const kept = new WeakMap<readonly string[], Shapes>();
  return (paths) => {
    const shapes = kept.get(paths) ?? make(paths);
    kept.set(paths, shapes);
    return shapes;
  };
}
