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

/** What is said of a client today. The versions are in order, and the last one is what people use. */
function latestOf(feature, client) {
  const [family = "", platform = ""] = client.split(".");
  return String(Object.values(feature.stats[family]?.[platform] ?? {}).at(-1) ?? "u");
}

const notesOf = (feature, client) =>
  Array.from(latestOf(feature, client).matchAll(/#(\d+)/g), ([, number]) => feature.notes_by_num?.[number] ?? "");

/** y: yes, a: partly, n: no, u: unknown. */
function letterOf(feature, client) {
  const letter = latestOf(feature, client)[0];
  return "yan".includes(letter) ? letter : "u";
}

/** Gmail's apps show emails of accounts elsewhere by other rules, which stand in the notes. */
function letterElsewhere(feature, client) {
  const note = notesOf(feature, client).find((text) => /non.google accounts?/i.test(text));
  if (!note) return letterOf(feature, client);
  return /only supported with|supported with non.google accounts only/i.test(note) ? "y" : "n";
}

/** The elements on which a client knows a feature, or does not, as far as the notes name them. */
function placesOf(feature, client) {
  for (const note of notesOf(feature, client)) {
    const [, not, tags = ""] = /(not )?(?:supported|works) on (.*?(?:elements?|table cells))/i.exec(note) ?? [];
    const isOnly = /only (?:supported|works) on/i.test(note);
    const names = /table cells/.test(tags) ? ["td", "th"] : Array.from(tags.matchAll(/<(\w+)>/g), ([, name]) => name);
    if (names.length > 0 && (not || isOnly)) return [feature.slug, client, isOnly ? "only" : "not", names.join(" ")];
  }
  return undefined;
}

const { data, nicenames, last_update_date: updated } = download();
const counts = new Map();
for (const client of data.flatMap(clientsOf)) counts.set(client, (counts.get(client) ?? 0) + 1);
const clients = [...counts].filter(([, count]) => count > data.length * testedPart).map(([client]) => client);
const elsewhere = ["gmail.ios", "gmail.android"];
const nameOf = (client) => {
  const [family = "", platform = ""] = client.split(".");
  return `${nicenames.family[family] ?? family} (${nicenames.platform[platform] ?? platform})`;
};
const names = [
  ...clients.map((client) => [client, nameOf(client)]),
  ...elsewhere.map((client) => [`${client}-elsewhere`, nameOf(client).replace(")", ", other accounts)")]),
];
const isLookedFor = ({ category }) => category !== "others";
const known = data.filter(isLookedFor);
const lettersOf = (feature) =>
  [...clients.map((client) => letterOf(feature, client)), ...elsewhere.map((client) => letterElsewhere(feature, client))].join("");
const features = known.map((feature) => [feature.slug, feature.title.trim(), lettersOf(feature)]);
const places = known
  .flatMap((feature) => clients.flatMap((client) => [placesOf(feature, client) ?? []]))
  .filter(({ length }) => length > 0);

writeFileSync(
  target,
  `// Written by packages/checks/scripts/write-client-support.mjs from ${source}, data of ${updated.slice(0, 10)}. MIT, see LICENSE-caniemail.
// biome-ignore format: a table
export const supportTable = {
  updated: ${JSON.stringify(updated.slice(0, 10))},
  clients: ${JSON.stringify(names)},
  features: [
${features.map((feature) => `    ${JSON.stringify(feature)},`).join("\n")}
  ],
  places: [
${places.map((place) => `    ${JSON.stringify(place)},`).join("\n")}
  ],
} as const;
`,
);
console.log(`${features.length} features of ${names.length} clients`);
