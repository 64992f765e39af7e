// `npm start`: builds when the sources are newer than the last build, then serves the whole product on one port.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

const newest = Math.max(
  ...["packages", "examples", "scripts"].map((name) => newestIn(join(root, name))),
  statSync(join(root, "package-lock.json")).mtimeMs,
);
if (!existsSync(stamp) || statSync(stamp).mtimeMs < newest) {
  console.log("Building Mailwright; this takes about half a minute …");
  const { status } = spawnSync(process.execPath, ["scripts/build/build.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, "");
}

const server = spawn(process.execPath, ["packages/server/dist/main.js"], {
  cwd: root,
  stdio: "inherit",
  env: { AUTH_MODE: "demo", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 0)));
