import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const packages = new URL("../../../", import.meta.url);
const sheets = ["ui", "views", "editor", "dashboard", "rich-text"].flatMap((name) =>
  readdirSync(new URL(`${name}/src`, packages), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => `${name}/src/${path.replaceAll("\\", "/")}`),
);
const sided =
  /(?:margin|padding|border|scroll-\w+)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)|(?:text-align|float|clear):\s*(?:left|right)\b/;
const ofFourSides = /^\s*(?:padding|margin|border-(?:width|style|color)):\s*(.*);/;

/** A style that would stay on its side in a right-to-left interface. What a script places by `left` is meant so. */
function isOneSided(line: string): boolean {
  const sides = (ofFourSides.exec(line)?.[1] ?? "").replace(/\([^)]*\)/g, (inside) => inside.replaceAll(" ", "")).split(/\s+/);
  return sided.test(line) || (sides.length === 4 && sides[1] !== sides[3]);
}

test("styles speak of start and end, not of left and right, so that the interface can be read from the right", () => {
  const found = sheets.flatMap((path) =>
    readFileSync(new URL(path, packages), "utf8")
      .split("\n")
      .filter(isOneSided)
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

// For older browsers a bundler writes `:dir(rtl)` as a list of the languages that it knows.
test("what differs from right to left asks for the `dir` of the interface", () => {
  expect(sheets.filter((path) => readFileSync(new URL(path, packages), "utf8").includes(":dir("))).toEqual([]);
});
