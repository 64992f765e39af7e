// Runs `npm ci` when node_modules is missing or is not what package-lock.json says. Plain Node: nothing is installed yet.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => JSON.parse(readFileSync(`${root}/${path}`, "utf8"));

/** Says why an install is needed, or nothing. */
export function whyInstall() {
  if (!existsSync(`${root}/node_modules/.package-lock.json`)) return "node_modules is missing";
  const wanted = read("package-lock.json").packages;
  const present = read("node_modules/.package-lock.json").packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes("node_modules/")) continue; // the workspaces themselves
    const there = present[path];
    if (!there) {
      if (entry.optional || entry.devOptional || entry.peer) continue; // another platform's binary
      return `${path} is missing`;
    }
    if (entry.version !== there.version) return `${path} is ${there.version}, not ${entry.version}`;
  }
  return undefined;
}

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`This project needs Node.js 20.19 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const why = whyInstall();
  if (!why) return;
  console.log(`Installing the dependencies (${why}) …`);
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  const { status } = spawnSync(command, [...args, "ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed; see above. Without a network, run it once where there is one.");
    process.exit(status ?? 1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
