// Writes what goes to npm: `node scripts/publish/pack.mjs [folder]` packs every public package (built before) as a tarball, to be published with
// `npm publish <tarball>`.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The condition by which packages find each other's sources here; nobody else has the sources. */
const sourceCondition = "@mailwright/source";

/** The folders of the packages that are published. */
export function publicFolders() {
  return readdirSync(`${root}packages`)
    .map((name) => `${root}packages/${name}`)
    .filter((folder) => existsSync(`${folder}/package.json`) && !readManifest(folder).private);
}

/**
 * Packs every public package.
 *
 * @param {string} destination an existing folder
 * @returns {readonly { readonly manifest: Readonly<Record<string, unknown>>, readonly tarball: string, readonly folder: string }[]}
 */
export function packAll(destination) {
  return publicFolders().map((folder) => pack(folder, destination));
}

function pack(folder, destination) {
  const manifest = manifestForNpm(readManifest(folder));
  const staging = mkdtempSync(join(tmpdir(), "mailwright-pack-"));
  try {
    // All files, so that `files` of the manifest decides which of them go; sources and dependencies only cost time.
    cpSync(folder, staging, { recursive: true, filter: (path) => !/[\\/](?:node_modules|src)$/.test(path) });
    writeFileSync(join(staging, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", destination];
    const { stdout, stderr, status } = spawnSync("npm", args, { cwd: staging, encoding: "utf8", shell: process.platform === "win32" });
    if (status !== 0) throw new Error(`${manifest.name} was not packed: ${stderr}`);
    return { manifest, folder, tarball: join(destination, JSON.parse(stdout)[0].filename) };
  } finally {
    rmSync(staging, { recursive: true });
  }
}

/** The manifest without what only this repository needs. */
function manifestForNpm({ devDependencies: _, scripts: __, exports, ...manifest }) {
  const faces = Object.entries(exports).map(([face, target]) => {
    if (typeof target === "string") return [face, target];
    const { [sourceCondition]: ___, ...conditions } = target;
    return [face, conditions];
  });
  return { ...manifest, exports: Object.fromEntries(faces) };
}

const readManifest = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const destination = resolve(process.argv[2] ?? `${root}packed`);
  mkdirSync(destination, { recursive: true });
  for (const { tarball } of packAll(destination)) console.log(tarball);
}
