// `npm test`: every check, on the Node that runs it. `npm run test:long` is for what takes long. `npm test -- unit "end to end"` runs these only.
import { emptyResults, runSteps } from "./run-steps.mjs";
import { browserStep, buildStep, playwrightStep, serverStep, vitestStep } from "./steps.mjs";
import { tellResults } from "./tell-results.mjs";

const checks = [
  { name: "lock file", command: ["node", "scripts/checks/check-lock.mjs"] },
  { name: "format and lint", command: ["biome", "ci", "--colors=off", "--error-on-warnings"] },
  { name: "layers", command: ["node", "scripts/check-layers.mjs"] },
  { name: "nothing unused", command: ["knip", "--tsConfig", "tsconfig.build.json", "--no-config-hints"] },
  // Each checker works out for itself what its files share: four, the default, take twice the processor of two.
  { name: "types", command: ["tsc", "-p", ".", "--checkers", "2"] },
  { name: "docs", command: ["node", "scripts/docs/write-docs.mjs", "--check"] },
];
const product = [
  buildStep,
  { name: "bundle size", command: ["node", "scripts/checks/check-bundle.mjs"] },
  { name: "types of the elements", command: ["node", "scripts/checks/check-element-types.mjs"] },
  { name: "public surface", command: ["node", "scripts/docs/write-api.mjs", "--check"] },
];
const suites = [vitestStep("unit"), serverStep(), browserStep(), vitestStep("stories"), playwrightStep()];

const wanted = process.argv.slice(2);
const chosen = (steps) => steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

emptyResults();
// What is read of the sources needs no build. The suites have the machine to themselves, one after the other: side by side they starve each
// other, and a test that waits in vain for a starved page says nothing about the product.
const [checked, built] = await Promise.all([runSteps(chosen(checks)), runSteps(chosen(product))]);
const tested = await runSteps(chosen(suites), built);
process.exit(tellResults([...checked, ...built, ...tested]) ? 0 : 1);
