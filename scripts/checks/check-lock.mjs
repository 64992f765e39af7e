// The lock file must hold every optional (other platform's) package it names, or `npm ci` refuses it; and no addresses. Every package in it
// supports the versions of Node that we support: npm warns of each that does not, in front of somebody's first `npm start`.
import { readFileSync } from "node:fs";
import { satisfies } from "semver";

const { packages } = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
const problems = [];
const oldestNodes = ["20.19.0", "22.13.0", "24.0.0"];
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
  // npm leaves out an optional package that does not fit, without a word.
  const unfit = entry.optional || !entry.engines?.node ? [] : oldestNodes.filter((version) => !satisfies(version, entry.engines.node));
  if (unfit.length > 0)
    problems.push(`${path} ${entry.version} does not support Node ${unfit.join(", ")}: choose another, or see "overrides"`);
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {}))
    if (!holds(path, name, wanted)) problems.push(`${path} names ${name} ${wanted}, which the lock file does not hold`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
