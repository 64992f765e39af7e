// `npm run attack`: everything that the attack suites know, and how long others waited meanwhile. `npm test` runs those in short that stand beside what
// they attack, `npm run test:long` all of them. A name after it chooses one: `npm run attack -- bombs`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Every suite with its files: some stand beside what they attack. */
export const attackSuites = {
  rights: ["packages/server/src/api/matrix", "packages/server/src/api/access"],
  fuzz: ["packages/server/src/api/property.long.test.ts", "packages/server/src/api/hostile.test.ts"],
  kills: ["packages/server/src/attacks/kills.long.test.ts", "packages/server/src/cli/work.long.test.ts"],
  live: ["packages/server/src/attacks/live-kills.long.test.ts"],
  bombs: ["packages/server/src/attacks/bombs.long.test.ts"],
  pictures: ["packages/server/src/attacks/hostile-uploads.long.test.ts"],
  races: ["packages/server/src/attacks/races.long.test.ts"],
  outages: ["packages/server/src/attacks/outages.long.test.ts", "packages/server/src/attacks/upload-outages.long.test.ts"],
};

/** What `npm run attack` and `npm run test:long` ask of the test runner. */
export const attackEnvironment = { ATTACK: "long" };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in attackSuites));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}: only ${Object.keys(attackSuites).join(", ")}`);
  const files = Object.entries(attackSuites).flatMap(([name, paths]) => (names.length === 0 || names.includes(name) ? paths : []));
  const { status } = spawnSync("node_modules/.bin/vitest", ["run", "--project", "server", ...files], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...attackEnvironment },
  });
  process.exit(status ?? 1);
}
