// `npm run attack`: everything that the suites in packages/server/src/attacks know, and how long others waited meanwhile. `npm test` runs
// the same suites in short. A name after it chooses one: `npm run attack -- bombs`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [name = ""] = process.argv.slice(2);
const { status } = spawnSync("node_modules/.bin/vitest", ["run", "--project", "server", `packages/server/src/attacks/${name}`], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, ATTACK: "long" },
});
process.exit(status ?? 1);
