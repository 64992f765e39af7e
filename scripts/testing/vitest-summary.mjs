import { writeFileSync } from "node:fs";

/**
 * A Vitest reporter that writes what `read-reports.mjs` reads, as JSON, to the file that TEST_SUMMARY names: how many tests passed, failed and
 * were left out, what failed and why, and which tests needed a second go.
 */
export default class SummaryReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const summary = { passed: 0, failed: 0, skipped: 0, names: [], repeated: [], failures: [] };
    const fail = (name, errors) => {
      summary.failed += 1;
      summary.failures.push({ name, reason: errors?.[0]?.message ?? "" });
    };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        if (state === "failed") fail(name, errors);
        else if (state === "passed") summary.passed += 1;
        else summary.skipped += 1;
        if (state !== "skipped") summary.names.push(name);
        if (test.diagnostic()?.flaky) summary.repeated.push({ name, reason: errors?.[0]?.message ?? "" });
      }
      // A file that could not be loaded, or whose hooks failed, has errors of its own.
      const ownErrors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
      if (ownErrors.length > 0) fail(module.relativeModuleId, ownErrors);
    }
    if (unhandledErrors.length > 0) fail("outside of every test", unhandledErrors);
    writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(summary));
  }
}
