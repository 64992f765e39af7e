import { expect, test } from "vitest";
import golden from "../testing/golden.json" with { type: "json" };
import { goldenDocuments, hashOf } from "../testing/golden-documents.js";
import { sampleRegistry } from "../testing/sample-blocks.js";
import { createCompiler } from "./compiler.js";

test("the browser compiles the same bytes as Node", async () => {
  const compiler = createCompiler(sampleRegistry);
  const hashes: Record<string, string> = {};
  for (const { name, document, options } of goldenDocuments) {
    const { html, text, css } = compiler.compileDocument(document, options);
    hashes[name] = await hashOf([html, text, css].join("\n"));
  }
  expect(hashes).toEqual(golden);
});
