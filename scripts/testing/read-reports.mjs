import { readFileSync } from "node:fs";

/**
 * What a suite reports of its tests.
 *
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} names what ran, each as "file > suites > test"
 * @property {readonly { name: string, reason: string }[]} repeated passed at the second go, with what failed at first
 * @property {readonly { name: string, reason: string }[]} failures
 */

/** @returns {Report} */
export function readReport(kind, path) {
  const report = JSON.parse(readFileSync(path, "utf8"));
  return kind === "playwright" ? readPlaywright(report) : report;
}

/** The report of vitest-summary.mjs is of this form already; Playwright's is a tree of suites. */
function readPlaywright({ stats, suites, errors }) {
  const tests = suites.flatMap((suite) => testsIn(suite));
  const withStatus = (wanted) =>
    tests.filter(({ status }) => status === wanted).map((test) => ({ name: test.name, reason: reasonOf(test) }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    names: tests.filter(({ status }) => status !== "skipped").map(({ name }) => name),
    repeated: withStatus("flaky"),
    failures: [...withStatus("unexpected"), ...errors.map(({ message }) => ({ name: "outside of every test", reason: message }))],
  };
}

/** A test that ran out of time has two errors: that it did, and the call that it waited in, which is what says why. */
function reasonOf({ results }) {
  const { errors = [] } = results.findLast(({ errors }) => errors?.length > 0) ?? {};
  return errors.map(({ message, location }) => `${linesOf(message)}${location ? `\nat line ${location.line}` : ""}`).join("\n");
}

const linesOf = (message = "") => message.split("\n").slice(0, 12).join("\n");

/** The outermost suite is a file, named from the folder of the tests. */
function testsIn(suite, path = `e2e/${suite.title}`) {
  const own = suite.specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, name: `${path} > ${title}` })));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, `${path} > ${inner.title}`))];
}
