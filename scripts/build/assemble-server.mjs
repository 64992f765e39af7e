// `node scripts/build/assemble-server.mjs FOLDER`, after a build: copies what the server needs to run, and nothing else, into an empty folder.
// The container image is made of it, and it is what to copy to a machine without containers. Started there with `node packages/server/dist/main.js`.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** What the server gives out besides its own answers: the product's pages, and the bundles of the script tag. */
const served = ["examples/demo-site/dist", "packages/elements/dist/cdn"];
const ownLicence = ["LICENSE"];

/** The folders of everything that the server imports at run time, our packages and others', as npm resolved them. */
function packagesAtRunTime() {
  const args = ["ls", "--workspace", "@mailwright/server", "--omit=dev", "--all", "--parseable"];
  const list = execFileSync("npm", args, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });
  const folders = list.split("\n").filter((path) => path.includes(`${sep}node_modules${sep}`));
  return [...new Set(folders)].map((path) => ({ path, folder: realpathSync(path) }));
}

const isOurs = (folder) => !relative(root, folder).split(sep).includes("node_modules");

/** Source maps and declarations are for those who develop; nothing reads them at run time. */
const isForDevelopers = (path) => /\.(?:map|d\.[cm]?ts)$/.test(path);

/** Twice the same once more, for bundlers: a half of OpenTelemetry's size. Node takes what stands beside them. */
const isForBundlers = (path) => /[/\\]@opentelemetry[/\\][^/\\]+[/\\]build[/\\](?:esm|esnext)$/.test(path);

function copy(from, to) {
  cpSync(from, to, { recursive: true, dereference: true, filter: (path) => !isForDevelopers(path) && !isForBundlers(path) });
}

/** What npm would publish of one of our packages, where the repository has it, and the link that npm makes for a workspace. */
function copyOurs({ path, folder }, target) {
  const { files = [] } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const place = join(target, relative(root, folder));
  for (const name of ["package.json", ...files]) if (existsSync(join(folder, name))) copy(join(folder, name), join(place, name));
  const link = join(target, relative(root, path));
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), place), link, "junction");
}

/** A package of others, without those inside it: they stand in the list by themselves, if they are needed. */
function copyOthers({ path }, target) {
  for (const name of readdirSync(path)) if (name !== "node_modules") copy(join(path, name), join(target, relative(root, path), name));
}

/**
 * Fills an empty or new folder with a server that runs.
 *
 * @param {string} target
 * @returns {number} how many packages it took
 */
export function assembleServer(target) {
  for (const folder of served)
    if (!existsSync(join(root, folder))) throw new Error(`There is no ${folder} yet: run \`npm run build\` first.`);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  const packages = packagesAtRunTime();
  for (const each of packages) (isOurs(each.folder) ? copyOurs : copyOthers)(each, target);
  for (const path of [...served, ...ownLicence]) copy(join(root, path), join(target, path));
  return packages.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error("Say which folder: node scripts/build/assemble-server.mjs FOLDER");
  console.log(`${assembleServer(resolve(target))} packages in ${resolve(target)}`);
}
