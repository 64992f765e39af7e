// `npm run bench`: bundles bench/main.ts over the packages' sources and runs it against the built script-tag bundle.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
if (!existsSync(`${root}/packages/elements/dist/cdn/mailwright.js`)) {
  const { status } = spawnSync(process.execPath, ["scripts/build/build.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
const outfile = `${root}/node_modules/.cache/bench.mjs`;
await build({
  absWorkingDir: root,
  entryPoints: ["bench/main.ts"],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  conditions: ["@mailwright/source"],
  external: ["playwright", "esbuild", "ws", "fast-check", "mjml-browser"],
  logLevel: "error",
});
process.exit(spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" }).status ?? 1);
