import { createCompiler } from "@mailwright/compiler";
import { collectBlocks } from "@mailwright/document";
import { loadReaders, readHtml } from "@mailwright/importer";
import { aBlock, aDocumentAround, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";

test.each(["#fff", "#FFFFFF", "#12ab", "#1f4fd8"])("a code framed in %s comes back with its button", async (borderColor) => {
  const document = aDocumentAround([aBlock("discount-code", { borderColor })], blockRegistry);
  const { html } = createCompiler(blockRegistry).compileDocument(document);
  const readers = await loadReaders(blockRegistry);
  const read = readHtml(html, { readers, newId: counterIds("read-") });
  const types = collectBlocks(read.document.root).map(({ type }) => type);
  expect(types).toContain("discount-code");
  expect(types).not.toContain("button");
});
