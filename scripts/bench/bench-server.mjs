// `npm run bench:server`: fills databases with 100,000 and a million templates and measures the real program on them.
// Options: --templates=100000 --million=1000000 --seconds=60 --clients=50; 0 leaves one out.
// `npm run bench:load`: 50 people who work at 100,000 templates, without and with a hostile user, and what a second process brings.
// Options: --templates=100000 --users=50 --seconds=60 --pause=350 --quota=25 (% of a core for each of the processes that are compared).
// `npm run bench:imports`: 500 emails (--emails=500) as one import, and how fast the server answers others meanwhile; of the library, or of the HTML
// files in a folder (--from=folder).
// `npm run bench:rooms`: two people in each of 10, 50 and 200 rooms, a letter a second in each, for a while before it is measured.
// Options: --rooms=10,50,200 --seconds=20 --every=1000 (ms between letters) --profile=folder (of the processor, as Chrome reads it).
// --processes=2 (of PostgreSQL alone; each of two in a room comes to another one) --quota=50 (% of a core for each process).
// `npm run bench:growth`: how long it takes to open a shared document in which people did much, and a fresh one. It writes for some minutes first.
// --engine=embedded, --engine=PostgreSQL or --engine="PostgreSQL, large" measures one of the three.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const words = process.argv.slice(2);
const entry = words.find((word) => !word.startsWith("--")) ?? "main";
// Beside the server's own modules, so that what comes from npm is found.
const outfile = `${root}/packages/server/node_modules/.cache/bench-${entry}.mjs`;
/** What comes from npm is loaded as it is; our own packages are taken from their sources. */
const othersStayOutside = {
  name: "others stay outside",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@mailwright/") ? undefined : { path, external: true },
    ),
};
await build({
  absWorkingDir: root,
  entryPoints: [`bench/server/${entry}.ts`],
  outfile,
  bundle: true,
  plugins: [othersStayOutside],
  platform: "node",
  format: "esm",
  target: "node20",
  conditions: ["@mailwright/source"],
  logLevel: "error",
});
const { status } = spawnSync(process.execPath, [outfile, ...words], {
  cwd: root,
  stdio: "inherit",
});
rmSync(outfile, { force: true });
process.exit(status ?? 1);
