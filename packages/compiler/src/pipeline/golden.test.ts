import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { goldenDocuments, hashOf } from "../testing/golden-documents.js";
import { sampleRegistry } from "../testing/sample-blocks.js";
import { createCompiler } from "./compiler.js";

const file = new URL("../testing/golden.json", import.meta.url);

// After a change that is meant: UPDATE_GOLDEN=1 npx vitest run --project node packages/compiler/src/pipeline/golden.test.ts
test("the bytes are those of the committed list, which browsers are held to as well", async () => {
  const compiler = createCompiler(sampleRegistry);
  const hashes: Record<string, string> = {};
  for (const { name, document, options } of goldenDocuments) {
    const { html, text, css } = compiler.compileDocument(document, options);
    hashes[name] = await hashOf([html, text, css].join("\n"));
  }
  if (process.env["UPDATE_GOLDEN"]) writeFileSync(file, `${JSON.stringify(hashes, null, 2)}\n`);
  expect(hashes).toEqual(JSON.parse(readFileSync(file, "utf8")));
});
