// The elements' types name nothing of React's: a page with Vue, Svelte or no framework has no `@types/react`, and strict TypeScript then refuses to build
// it. Follows the declarations of the built package from each entry but that for React.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));
const entries = ["index", "editor", "dashboard", "vue", "svelte"].map((name) => join(packages, "elements/dist", `${name}.d.ts`));
const named = /(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"]+)"/g;

function findDeclarations(specifier, from) {
  if (specifier.startsWith(".")) return join(dirname(from), specifier.replace(/\.js$/, ".d.ts"));
  const [, name, face] = /^@mailwright\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!name) return undefined;
  const { exports } = JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));
  const types = exports[face ? `.${face}` : "."]?.types;
  if (!types) throw new Error(`${relative(packages, from)} imports ${specifier}, which is no entry of that package`);
  return join(packages, name, types);
}

const reachedFrom = new Map(entries.map((entry) => [entry, undefined]));
const faults = [];
// What is set while the map is walked is walked too.
for (const [file] of reachedFrom) {
  if (!existsSync(file)) throw new Error(`There is no ${relative(packages, file)}: run \`npm run build\``);
  for (const [, specifier] of readFileSync(file, "utf8").matchAll(named)) {
    if (/^react(?:-dom)?(?:\/|$)/.test(specifier)) faults.push(file);
    const next = findDeclarations(specifier, file);
    if (next && !reachedFrom.has(next)) reachedFrom.set(next, file);
  }
}

// The shortest way there; the others begin alike.
const way = [];
for (let at = faults[0]; at; at = reachedFrom.get(at)) way.unshift(relative(packages, at));
if (way.length > 0) console.error(`React's types are reached by ${way.join(" → ")}`);
console.log(`${reachedFrom.size} files of declarations, ${faults.length} with types of React's`);
process.exit(faults.length === 0 ? 0 : 1);
