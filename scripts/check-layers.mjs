// Holds every import to layers.config.mjs: only downward, only what the table allows, no React in headless packages.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { layers, privatePackages, wings } from "../layers.config.mjs";
import { checkWings } from "./check-wings.mjs";

const scope = "@mailwright/";
const specifiers = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["']([^"'\n]+)["']/g;
const forTestsOnly = /\.(?:test|stories)\.tsx?$|\/testing\//;

/**
 * Says what is wrong with the imports of one file.
 *
 * @param {string} file path below the root, such as `packages/ui/src/button.tsx`
 * @param {string} source
 * @param {typeof layers} table
 * @returns {string[]}
 */
export function findViolations(file, source, table = layers) {
  const name = file.split("/")[1] ?? "";
  const own = table[name];
  if (privatePackages.includes(name)) return [];
  if (!own) return [`${file}: packages/${name} is not in layers.config.mjs`];
  const isForTests = forTestsOnly.test(file);
  const problems = [];
  for (const [, specifier = ""] of source.matchAll(specifiers)) {
    const problem = specifier.startsWith(scope)
      ? refusePackage(name, own, specifier.slice(scope.length).split("/")[0] ?? "", isForTests, table)
      : refuseOther(name, own, file, specifier, isForTests);
    if (problem) problems.push(`${file}: ${problem}`);
  }
  return problems;
}

function refusePackage(name, own, target, isForTests, table) {
  if (privatePackages.includes(target)) return isForTests ? undefined : `${target} is for tests and stories only`;
  const there = table[target];
  if (!there) return `${target} is not a package of ours`;
  if (target === name) return "inside a package import the file, not the package";
  if (isForTests) return undefined;
  if (there.layer >= own.layer) return `upward import: ${name} (layer ${own.layer}) may not know ${target} (layer ${there.layer})`;
  return own.may.includes(target) ? undefined : `${name} may not import ${target}; see layers.config.mjs`;
}

function refuseOther(name, own, file, specifier, isForTests) {
  if (own.headless && !isForTests && /^(?:react|react-dom)(?:\/|$)/.test(specifier)) return `${name} is headless and knows no React`;
  if (!specifier.startsWith(".")) return undefined;
  const target = relative(`packages/${name}`, join(dirname(file), specifier));
  return target.startsWith("..") && !isForTests ? `${specifier} leaves the package` : undefined;
}

/**
 * Says what the table allows and no file that ships makes use of.
 *
 * @param {readonly { file: string, source: string }[]} sources
 * @param {typeof layers} table
 * @returns {string[]}
 */
export function findUnusedAllowances(sources, table = layers) {
  const used = new Set();
  for (const { file, source } of sources) {
    if (forTestsOnly.test(file)) continue;
    for (const [, specifier = ""] of source.matchAll(specifiers)) used.add(`${file.split("/")[1]} ${specifier.split("/", 2).join("/")}`);
  }
  return Object.entries(table).flatMap(([name, { may }]) =>
    may
      .filter((target) => !used.has(`${name} ${scope}${target}`))
      .map((target) => `${name} may import ${target} and does not: take it out`),
  );
}

function check() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const files = readdirSync(join(root, "packages")).flatMap((name) => sourcesOf(root, name));
  const sources = files.map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));
  const problems = sources.flatMap(({ file, source }) => findViolations(file, source));
  problems.push(...findUnusedAllowances(sources));
  const inside = checkWings(root, Object.keys(layers), wings);
  problems.push(...inside.flatMap((checked) => checked.problems));
  for (const problem of problems) console.error(problem);
  for (const { name, floors, count } of inside) if (floors > 0) console.log(`${name}: ${count} wings on ${floors} floors`);
  console.log(`${files.length} files keep to their layers${problems.length > 0 ? ` but for ${problems.length} things` : ""}`);
  process.exit(problems.length > 0 ? 1 : 0);
}

function sourcesOf(root, name) {
  return readdirSync(join(root, "packages", name, "src"), { recursive: true })
    .map((file) => `packages/${name}/src/${String(file).replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".gen."));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check();
