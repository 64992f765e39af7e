import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where reports of a run stand; each run begins with an empty one. */
export const resultsFolder = `${root}/test-results`;

/**
 * One command of a test run.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command a program of node_modules/.bin, or "node", and its arguments
 * @property {Readonly<Record<string, string>>} [env]
 * @property {boolean} [needsBuild] without what the build makes it would wait in vain, once for each test
 * @property {number} [usualSeconds] how long it takes on two cores that nobody else uses; said of what may be left out for lack of time
 * @property {"vitest" | "playwright"} [report] who writes a report of single tests; else the step counts as one test
 */

/** The projects of vitest.config.ts, by the names that people use. */
export const vitestProjects = { unit: "node", server: "server", browser: "browser", stories: "storybook" };

/** @returns {Step} */
export function vitestStep(suite, { name = suite, args = [], env = {} } = {}) {
  const reporters = ["--reporter=default", "--reporter=./scripts/testing/vitest-summary.mjs"];
  // Suites in pages say for themselves how many workers they want, in vitest.config.ts.
  const workers = suite === "unit" || suite === "server" ? ["--maxWorkers=2"] : [];
  return { name, command: ["vitest", "run", "--project", vitestProjects[suite], ...reporters, ...workers, ...args], env, report: "vitest" };
}

/** What files that `npm test` leaves out, as they take long, have in their names: `npm run test:long` runs them. Those of end-to-end tests are a project of their own. */
export const longFiles = ".long.";

/** The tests of a suite that `npm test` runs. @returns {Step} */
const shortStep = (suite, options) => vitestStep(suite, { args: ["--exclude", `**/*${longFiles}*`], ...options });

/** @returns {Step} */
export const serverStep = (options = {}) => shortStep("server", options);

/** @returns {Step} */
export const browserStep = (options = {}) => shortStep("browser", options);

/** @returns {Step} */
export function playwrightStep({ name = "end to end", project = "chromium*", args = [], env = {} } = {}) {
  return { name, command: ["playwright", "test", `--project=${project}`, ...args], env, needsBuild: true, report: "playwright" };
}

/** @returns {Step} */
export const buildStep = { name: "build", command: ["node", "scripts/build/build.mjs"] };

/** Is this the name of a build, on whichever Node? */
export const isBuild = (name) => name === buildStep.name || name.startsWith(`${buildStep.name},`);
