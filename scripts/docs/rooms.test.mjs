import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

// A README in a package's `src` says in a table what its folders hold, and names the folders inside each of them.

const root = fileURLToPath(new URL("../../packages", import.meta.url));
const sources = readdirSync(root)
  .map((name) => ({ name, source: `${root}/${name}/src` }))
  .filter(({ source }) => existsSync(`${source}/README.md`));

const foldersIn = (path) => readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const codeIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** The rows of the table: the folders of the first cell, and what the second says of them. */
function rowsOf(source) {
  const lines = readFileSync(`${source}/README.md`, "utf8").split("\n");
  const cells = lines.filter((line) => line.startsWith("| `")).map((line) => line.split("|").slice(1, 3));
  return cells.map(([names, text]) => ({ folders: codeIn(names).map((name) => name.replace(/\/$/, "")), text }));
}

test.each(sources)("the README of $name/src names every folder that is there, and no other", ({ source }) => {
  const named = rowsOf(source).flatMap(({ folders }) => folders);
  expect(named.toSorted()).toEqual(foldersIn(source).toSorted());
});

test.each(sources)("the README of $name/src names every folder inside of these, and no other", ({ source }) => {
  const rows = rowsOf(source).filter(({ text }) => !text.includes("one folder each"));
  for (const { folders, text } of rows) {
    const there = folders.flatMap((folder) => foldersIn(`${source}/${folder}`));
    expect(codeIn(text).toSorted(), folders.join()).toEqual(there.toSorted());
  }
});

test("there is a README to look at", () => {
  expect(sources.map(({ name }) => name)).toContain("editor");
});
