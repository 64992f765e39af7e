// The lock file must hold every optional (other platform's) package it names, or `npm ci` refuses it; and no addresses.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
const problems = [];
const exact = /^\d+\.\d+\.\d+\S*$/;
const holds = (from, name, wanted) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const entry = packages[`${at ? `${at}/` : ""}node_modules/${name}`];
    if (entry) return !exact.test(wanted) || entry.version === wanted;
    if (at === "") return false;
  }
};
for (const [path, entry] of Object.entries(packages)) {
  if (entry.resolved && !entry.link) problems.push(`${path} records an address: ${entry.resolved}`);
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {}))
    if (!holds(path, name, wanted)) problems.push(`${path} names ${name} ${wanted}, which the lock file does not hold`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
