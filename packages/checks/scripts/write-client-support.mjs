// Writes packages/checks/src/client-support/support-table.gen.ts from the data of "Can I email" (caniemail.com, MIT), as its npm package
// has it: what a client of each family does with a feature today, one letter each. Run by hand when the data moves on.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const source = "caniemail@2.0.2";
const target = fileURLToPath(new URL("../src/client-support/support-table.gen.ts", import.meta.url));
/** Clients for which nearly every feature was tried. */
const testedPart = 0.85;

function download() {
  const folder = mkdtempSync(join(tmpdir(), "caniemail-"));
  try {
    const archive = execFileSync("npm", ["pack", source, "--silent"], { cwd: folder, encoding: "utf8" }).trim().split("\n").at(-1) ?? "";
    execFileSync("tar", ["xzf", archive], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, "package/data/caniemail.json"), "utf8"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const clientsOf = (feature) =>
  Object.entries(feature.stats).flatMap(([family, platforms]) => Object.keys(platforms).map((at) => `${family}.${at}`));

/** y: yes, a: partly, n: no, u: unknown. The versions are in order, and the last one is what people use. */
function letterOf(feature, client) {
  const [family = "", platform = ""] = client.split(".");
  const letter = String(Object.values(feature.stats[family]?.[platform] ?? {}).at(-1) ?? "u")[0];
  return "yan".includes(letter) ? letter : "u";
}

const { data, nicenames, last_update_date: updated } = download();
const counts = new Map();
for (const client of data.flatMap(clientsOf)) counts.set(client, (counts.get(client) ?? 0) + 1);
const clients = [...counts].filter(([, count]) => count > data.length * testedPart).map(([client]) => client);
const nameOf = (client) => {
  const [family = "", platform = ""] = client.split(".");
  return `${nicenames.family[family] ?? family} (${nicenames.platform[platform] ?? platform})`;
};
const isLookedFor = ({ category }) => category !== "others";
const features = data
  .filter(isLookedFor)
  .map((feature) => [feature.slug, feature.title.trim(), clients.map((client) => letterOf(feature, client)).join("")]);

writeFileSync(
  target,
  `// Written by packages/checks/scripts/write-client-support.mjs from ${source}, data of ${updated.slice(0, 10)}. MIT, see LICENSE-caniemail.
// biome-ignore format: a table
export const supportTable = {
  updated: ${JSON.stringify(updated.slice(0, 10))},
  clients: ${JSON.stringify(clients.map((client) => [client, nameOf(client)]))},
  features: [
${features.map((feature) => `    ${JSON.stringify(feature)},`).join("\n")}
  ],
} as const;
`,
);
console.log(`${features.length} features of ${clients.length} clients`);
