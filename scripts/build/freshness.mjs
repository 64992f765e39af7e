// Is what was built newer than the sources? `npm start` and `npm run test:long` build only where it is not.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const stamp = join(root, "node_modules/.cache/mailwright-built");
const ignored = new Set(["node_modules", "dist", ".git", ".data", ".cache", "test-results", "storybook-static"]);

function newestIn(directory) {
  let newest = 0;
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const path = join(directory, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}

/** Has nothing been changed since the last whole build began? */
export function isBuilt() {
  const sources = ["packages", "examples", "scripts"].map((name) => newestIn(join(root, name)));
  const newest = Math.max(...sources, statSync(join(root, "package-lock.json")).mtimeMs);
  return existsSync(stamp) && statSync(stamp).mtimeMs >= newest;
}

/** Before a build begins to change what was built: one that fails leaves neither the old nor the new. */
export function forgetBuilt() {
  rmSync(stamp, { force: true });
}

/** Remembers that a whole build that began at this time has succeeded: what was changed while it ran may not be in it. */
export function noteBuilt(beganAt) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, "");
  utimesSync(stamp, beganAt, beganAt);
}
