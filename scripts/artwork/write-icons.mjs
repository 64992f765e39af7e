// Writes the icons of the interface as data: those of lucide that our sources import by name from @mailwright/ui/icons.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const lucide = join(root, "node_modules/lucide-react");
const face = "packages/ui/src/icons.ts";
const folder = "packages/ui/src/icons/lucide";
const imported = /import \{([^}]*)\} from "@mailwright\/ui\/icons"/g;
const importedInside = /import \{([^}]*)\} from "(?:\.\.?\/)+(?:icons\/)?lucide\/[\w-]+\.gen\.js"/g;

/** Path → text of each file, as they should be. */
export async function writeIcons() {
  const modules = readModuleNames();
  const names = collectUsedNames();
  const files = await Promise.all(names.map(async (name) => [pathOf(name), await writeIcon(name, modules)]));
  const lines = names.map((name) => `export { ${name} } from "./icons/lucide/${kebab(name)}.gen.js";`);
  const head = "// Written by scripts/artwork/write-icons.mjs: the icons of lucide (ISC) that our sources import.\n";
  return Object.fromEntries([...files, [face, `${head}${lines.join("\n")}\n`], ["packages/ui/LICENSE-lucide", readLicence()]]);
}

/** Paths of the files that are missing, stale, or belong to an icon that nobody uses any more. */
export async function findStaleIcons() {
  const wanted = await writeIcons();
  const stale = Object.keys(wanted).filter((path) => readIfThere(path) !== wanted[path]);
  const left = readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
  return [...stale, ...left.filter((path) => !(path in wanted))];
}

function collectUsedNames() {
  const files = readdirSync(join(root, "packages"))
    .map((name) => `packages/${name}/src`)
    .flatMap((source) => readdirSync(join(root, source), { recursive: true }).map((file) => `${source}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".gen."));
  const clauses = files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...text.matchAll(imported), ...text.matchAll(importedInside)].map(([, clause]) => clause);
  });
  const names = clauses.flatMap((clause) => clause.split(",")).map((name) => name.trim().split(" as ")[0]);
  return [...new Set(names.filter(Boolean))].toSorted((one, other) => (kebab(one) < kebab(other) ? -1 : 1));
}

/** Which module of lucide's holds the icon of a name; many icons have several. */
function readModuleNames() {
  const index = readFileSync(join(lucide, "dist/esm/lucide-react.mjs"), "utf8");
  const exported = [...index.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)'/g)];
  return new Map(exported.flatMap(([, names, path]) => [...names.matchAll(/default as (\w+)/g)].map(([, name]) => [name, path])));
}

async function writeIcon(name, modules) {
  const module = modules.get(name);
  if (!module) throw new Error(`lucide has no icon of the name ${name}`);
  const { __iconData: icon } = await import(join(lucide, "dist/esm", module));
  const drawn = icon.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  const shapes = joinPaths(drawn).map((shape) => JSON.stringify(shape));
  return [
    "// Written by scripts/artwork/write-icons.mjs from lucide (ISC).",
    'import type { IconShape } from "../icon.js";',
    "",
    `/** lucide's icon \`${icon.name}\`. */`,
    `export const ${name}: readonly IconShape[] = [${shapes.join(",")}];`,
    "",
  ].join("\n");
}

/** All lines of an icon as one path: fewer bytes, and one element on the page. `M0 0` is where a path begins that starts from where it is. */
function joinPaths(shapes) {
  const isLine = ([tag, attributes]) => tag === "path" && Object.keys(attributes).join() === "d";
  const lines = shapes.filter(isLine).map(([, { d }]) => d);
  const line = lines.map((d, index) => (index > 0 && d.startsWith("m") ? `M0 0${d}` : d)).join("");
  return [...(line ? [["path", { d: line }]] : []), ...shapes.filter((shape) => !isLine(shape))];
}

function readLicence() {
  return readFileSync(join(lucide, "LICENSE"), "utf8");
}

function pathOf(name) {
  return `${folder}/${kebab(name)}.gen.ts`;
}

function kebab(name) {
  return name
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$2-")
    .replace(/([a-z])(?=\d)/g, "$1-")
    .toLowerCase();
}

function readIfThere(path) {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined; // It is not there yet.
  }
}

async function write() {
  const wanted = await writeIcons();
  rmSync(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of Object.entries(wanted)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`${Object.keys(wanted).length - 2} icons`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
