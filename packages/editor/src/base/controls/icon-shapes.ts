import type { IconShape } from "@mailwright/ui";

type Shapes = readonly IconShape[];

/** A block's path data as the shapes of an icon. The same list always gives the same object. */
export const iconShapes = keptBy((paths): Shapes => paths.map((d) => ["path", { d }]));

/** The same as one shape, for places that draw dozens of icons. Only for lines: what is filled lies over each other path by path. */
export const iconOfLines = keptBy((paths): Shapes => [["path", { d: paths.map(fromTheCorner).join("") }]]);

/** A path that begins with `m` counts from the corner by itself, but in a longer one from where that ended. */
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
