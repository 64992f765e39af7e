// Reads which file imports which inside one package, and finds circles in it. Plain text is enough: Biome keeps all imports in one form.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const statements =
  /\b(import|export)\s+(type\s+)?([^"';()]*?)\s*from\s*["']([^"'\n]+)["']|\bimport\s*["']([^"'\n]+)["']|\bimport\s*\(\s*["']([^"'\n]+)["']/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/**
 * Lists what a source imports. A dynamic `import("…")` in the place of a type counts as a type.
 *
 * @param {string} source
 * @returns {{ specifier: string, isType: boolean }[]}
 */
export function readImports(source) {
  const code = source.replaceAll(comments, "");
  return [...code.matchAll(statements)].map(([whole, , type, clause = "", from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? "";
    if (from) return { specifier, isType: Boolean(type) || namesOnlyTypes(clause) };
    return { specifier, isType: Boolean(dynamic) && /typeof\s+$/.test(code.slice(0, code.indexOf(whole))) };
  });
}

function namesOnlyTypes(clause) {
  const names = /^\{([\s\S]*)\}$/
    .exec(clause.trim())?.[1]
    ?.split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return Boolean(names?.length) && names.every((name) => name.startsWith("type "));
}

/** Whether a file is in no bundle: tests, stories, and what only they use. */
export function isForTestsOnly(file) {
  return /\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//.test(file);
}

/**
 * The graph of one package: each file below `src` with the files of the same package that it imports.
 *
 * @param {string} root of the repository
 * @param {string} name of the package's folder
 * @returns {Map<string, { target: string, isType: boolean }[]>} paths from `src`
 */
export function readPackageGraph(root, name) {
  const directory = join(root, "packages", name, "src");
  const files = readdirSync(directory, { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".gen.") && !file.endsWith(".d.ts"));
  const present = new Set(files);
  return new Map(files.map((file) => [file, readTargets(file, readFileSync(join(directory, file), "utf8"), present)]));
}

function readTargets(file, source, present) {
  return readImports(source).flatMap(({ specifier, isType }) => {
    if (!specifier.startsWith(".")) return [];
    const path = posix.join(posix.dirname(file), specifier);
    const target = [path, path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, ".tsx")].find((candidate) => present.has(candidate));
    return target && target !== file ? [{ target, isType }] : [];
  });
}

/**
 * Groups of nodes that all reach each other (Tarjan's algorithm, SIAM J. Comput. 1972), largest first; single nodes are no circle.
 *
 * @param {Map<string, Iterable<string>>} graph
 * @returns {string[][]}
 */
export function findCircles(graph) {
  const state = { index: 0, indexes: new Map(), lows: new Map(), stack: [], onStack: new Set(), circles: [] };
  for (const node of graph.keys()) if (!state.indexes.has(node)) visit(node, graph, state);
  return state.circles.toSorted((one, other) => other.length - one.length);
}

function visit(node, graph, state) {
  state.indexes.set(node, state.index);
  state.lows.set(node, state.index);
  state.index += 1;
  state.stack.push(node);
  state.onStack.add(node);
  for (const target of graph.get(node) ?? []) {
    if (!state.indexes.has(target)) {
      visit(target, graph, state);
      state.lows.set(node, Math.min(state.lows.get(node), state.lows.get(target)));
    } else if (state.onStack.has(target)) state.lows.set(node, Math.min(state.lows.get(node), state.indexes.get(target)));
  }
  if (state.lows.get(node) !== state.indexes.get(node)) return;
  const circle = state.stack.splice(state.stack.indexOf(node));
  for (const member of circle) state.onStack.delete(member);
  if (circle.length > 1) state.circles.push(circle.toSorted());
}
