// Holds the imports inside a package to its wings: a wing knows only wings on lower floors. No circle between files, types included.
import { findCircles, isForTestsOnly, readPackageGraph } from "./import-graph.mjs";

/** More files than this, and a package has wings. */
export const filesWithoutWings = 60;

/**
 * The wing that a file stands in: the longest name in the table that is the beginning of its path. Files directly in `src` are the
 * package's faces: they know every wing, and no wing knows them.
 *
 * @param {string} file path below `src`
 * @param {readonly (readonly string[])[]} floors
 */
export function wingOf(file, floors) {
  return floors
    .flat()
    .filter((wing) => file.startsWith(`${wing}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/**
 * Says what is wrong with the imports inside one package.
 *
 * @param {Map<string, { target: string, isType: boolean }[]>} graph
 * @param {readonly (readonly string[])[] | undefined} floors from the bottom; wings of one floor do not know each other
 * @returns {string[]}
 */
export function findWingViolations(graph, floors) {
  const shipped = new Map([...graph].filter(([file]) => !isForTestsOnly(file)));
  const circles = findCircles(new Map([...shipped].map(([file, imports]) => [file, imports.map(({ target }) => target)])));
  const problems = circles.map((circle) => `${circle.length} files import each other in a circle: ${circle.join(", ")}`);
  if (!floors) return shipped.size > filesWithoutWings ? [...problems, `${shipped.size} files and no wings`] : problems;
  const floorOf = new Map(floors.flatMap((wings, floor) => wings.map((wing) => [wing, floor])));
  for (const [file, imports] of shipped) problems.push(...findUpward(file, imports, floors, floorOf));
  return problems;
}

function findUpward(file, imports, floors, floorOf) {
  const own = wingOf(file, floors);
  if (!own) return file.includes("/") ? [`${file} stands in no wing`] : [];
  return imports.flatMap(({ target }) => {
    const there = wingOf(target, floors);
    if (!there) return [`${file}: ${target} is a face of the package, which no wing knows`];
    if (there === own || floorOf.get(there) < floorOf.get(own)) return [];
    return [`${file}: upward import of ${target} (${own} is on floor ${floorOf.get(own)}, ${there} on ${floorOf.get(there)})`];
  });
}

/** What each of `names` does wrong, and how many wings and floors there are. */
export function checkWings(root, names, wings) {
  return names.map((name) => ({
    name,
    floors: wings[name]?.length ?? 0,
    count: wings[name]?.flat().length ?? 0,
    problems: findWingViolations(readPackageGraph(root, name), wings[name]).map((problem) => `packages/${name}/src: ${problem}`),
  }));
}
