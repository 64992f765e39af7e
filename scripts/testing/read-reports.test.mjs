import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReport } from "./read-reports.mjs";

test("a test that ran out of time is reported with the call that it waited in", () => {
  const errors = [
    { message: "Test timeout of 90000ms exceeded." },
    { message: "Error: locator.click: Test timeout of 90000ms exceeded.\nCall log:\n  - waiting for the menu", location: { line: 49 } },
  ];
  const tests = [{ status: "unexpected", results: [{ error: errors[0], errors }] }];
  const folder = mkdtempSync(join(tmpdir(), "mailwright-report-"));
  const path = join(folder, "report.json");
  const suites = [{ title: "sharing.spec.ts", specs: [{ title: "shares", tests }] }];
  writeFileSync(path, JSON.stringify({ stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 }, suites, errors: [] }));
  const [failure] = readReport("playwright", path).failures;
  rmSync(folder, { recursive: true });
  expect(failure.name).toBe("e2e/sharing.spec.ts > shares");
  expect(failure.reason).toBe(`${errors[0].message}\n${errors[1].message}\nat line 49`);
});
