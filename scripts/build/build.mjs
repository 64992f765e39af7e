// Builds every package (dist), the script-tag bundles and the demo site. Tests and Storybook need none of it.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { forgetBuilt, noteBuilt } from "./freshness.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const steps = [
  ["node", "scripts/build/clean.mjs"],
  ["node_modules/.bin/tsup", "--silent"],
  ["node_modules/.bin/vite", "build", "packages/elements", "--config", "packages/elements/vite.config.ts", "--logLevel", "warn"],
  ["node", "scripts/build/copy-artwork.mjs"],
  ["node", "packages/server/scripts/pack-database.mjs"],
  ["node_modules/.bin/tsc", "-b", "tsconfig.build.json", "--checkers", "1"],
  ["node_modules/.bin/vite", "build", "examples/demo-site", "--logLevel", "warn"],
  ["node", "scripts/build/compress-site.mjs"],
];
const only = process.argv.slice(2);
const beganAt = new Date();
if (only.length === 0) forgetBuilt();
for (const [program = "", ...args] of steps.filter(([program = ""]) => only.length === 0 || only.some((name) => program.endsWith(name)))) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
if (only.length === 0) noteBuilt(beganAt);
