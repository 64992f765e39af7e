import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const docs = new URL("../../docs/", import.meta.url);

test("every promise of docs/security.md is held by a test that is there", () => {
  const rows = readFileSync(new URL("security.md", docs), "utf8")
    .split("## What is promised")[1]
    .split("## What is not promised")[0]
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| promise"));
  const unheld = rows.filter((row) => {
    const tests = [...row.matchAll(/\]\((\.\.\/[^)]+\.(?:test|spec)\.ts)\)/g)].map(([, path]) => path);
    return tests.length === 0 || !tests.every((path) => existsSync(fileURLToPath(new URL(path, docs))));
  });
  expect(rows.length).toBeGreaterThan(20);
  expect(unheld).toEqual([]);
});
