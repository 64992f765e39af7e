// `npm start`: builds when the sources are newer than the last build, then serves the whole product on one port.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuilt } from "../build/freshness.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

if (!isBuilt()) {
  console.log("Building Mailwright; this takes about half a minute …");
  const { status } = spawnSync(process.execPath, ["scripts/build/build.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const server = spawn(process.execPath, ["packages/server/dist/main.js"], {
  cwd: root,
  stdio: "inherit",
  env: { AUTH_MODE: "demo", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 0)));
