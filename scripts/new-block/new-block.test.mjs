import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newBlock } from "./new-block.mjs";
import { blockFiles, namesOf } from "./new-block-files.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cache = `${root}/node_modules/.cache`;

// A copy of our blocks, below node_modules so that it finds what they import.
let copy;
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(`${cache}/new-block-`);
  cpSync(`${root}/packages/blocks/src`, `${copy}/src`, { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const lines = (file) => readFileSync(`${copy}/src/${file}`, "utf8").split("\n");
const run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}/node_modules/${command}`, ...args], {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
};

test("a new block touches one line in each of two lists, and is complete", { timeout: 120_000 }, () => {
  const before = { definitions: lines("registry/later-definitions.ts"), presets: lines("palette/presets.ts") };
  const written = newBlock("price-tag", `${copy}/src`);
  expect(written.length).toBe(10);
  expect(lines("registry/later-definitions.ts").filter((line) => !before.definitions.includes(line))).toEqual([
    'export { priceTag } from "../content/price-tag/index.js";',
  ]);
  expect(lines("palette/presets.ts").filter((line) => !before.presets.includes(line))).toEqual(['  ofBlock(blocks.priceTag, "Extra"),']);

  expect(lines("languages/blocks.gen.ts")).toContain('  "price-tag": priceTagGerman,');

  const config = { extends: `${root}/tsconfig.base.json`, compilerOptions: { types: ["node"] }, include: ["src"] };
  writeFileSync(`${copy}/tsconfig.json`, JSON.stringify(config));
  expect(run("@typescript/native/bin/tsc", ["-p", ".", "--checkers", "1"])).toMatchObject({ output: "", status: 0 });

  writeFileSync(
    `${copy}/vitest.config.mjs`,
    `export default { ssr: { resolve: { conditions: ["@mailwright/source", "node", "module"] } }, resolve: { conditions: ["@mailwright/source", "module", "browser"] },
      test: { include: ["src/*.test.ts"], exclude: ["**/*.browser.test.*"], testTimeout: 30000 } };`,
  );
  const tested = run("vitest/vitest.mjs", ["run", "--reporter=verbose", "--no-isolate", "--maxWorkers=1", "-t", "price-tag|Price tag"]);
  expect(tested.output).toContain("price-tag");
  expect(tested.status, tested.output).toBe(0);
});

test.each(["price-tag", "zig-zag"])("what it writes for %s is as our formatter and linter want it", (type) => {
  for (const [file, text] of Object.entries(blockFiles(namesOf(type)))) {
    const args = ["check", "--write", "--stdin-file-path", `${root}/packages/blocks/src/content/${type}/${file}`];
    const { stdout } = spawnSync(process.execPath, [`${root}/node_modules/@biomejs/biome/bin/biome`, ...args], {
      cwd: root,
      input: text,
      encoding: "utf8",
    });
    expect(stdout, file).toBe(text);
  }
});

test.each(["Price tag", "price_tag", "-tag", "", "../tag"])("%j is no name for a block", (name) => {
  expect(() => newBlock(name, `${copy}/src`)).toThrow("no block name");
});

test("a block that exists is left alone", () => {
  expect(() => newBlock("button", `${copy}/src`)).toThrow("already");
});
