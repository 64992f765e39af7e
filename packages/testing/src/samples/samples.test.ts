import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { collectBlocks, readDocument, writeDocument } from "@mailwright/document";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { arbitraryDocument } from "../arbitrary-document.js";
import { hostileDocument, hostilePayloads } from "../hostile.js";
import { counterIds } from "../ids.js";
import { allBlocksDocument } from "./all-blocks.js";
import { documentOfSize } from "./document-of-size.js";
import { newsletterDocument } from "./newsletter.js";

const problemsOf = (document: unknown) => readDocument(document, blockRegistry, counterIds("new-")).problems;

test("the samples hold what their names say, without a problem", () => {
  expect(problemsOf(newsletterDocument())).toEqual([]);
  expect(problemsOf(allBlocksDocument(blockRegistry))).toEqual([]);
  const types = new Set(collectBlocks(allBlocksDocument(blockRegistry).root).map(({ type }) => type));
  // These two only come from imported MJML.
  expect([...types, "mjml", "mjml-rows"].sort()).toEqual(blockRegistry.definitions.map(({ type }) => type).sort());
});

test.each([20, 100, 1000])("a document of %i content blocks has about as many, the same in every run", (size) => {
  const document = documentOfSize(size);
  const leaves = collectBlocks(document.root).filter(({ children }) => !children);
  expect(leaves.length).toBeGreaterThanOrEqual(size);
  expect(leaves.length).toBeLessThanOrEqual(size + 1);
  expect(documentOfSize(size)).toEqual(document);
  expect(compileDocument(documentOfSize(20), blockRegistry).warnings).toEqual([]);
});

test("random valid documents are read without a problem", async () => {
  const property = fc.asyncProperty(arbitraryDocument(blockRegistry, "valid"), async (document) => {
    expect(problemsOf(document)).toEqual([]);
  });
  await fc.assert(property);
});

test("random documents of any kind survive being read and written", async () => {
  const property = fc.asyncProperty(arbitraryDocument(blockRegistry, "any"), async (document) => {
    expect(writeDocument(readDocument(document, blockRegistry, counterIds("new-")).document)).toEqual(document);
  });
  await fc.assert(property);
});

test("the hostile document tries every payload", () => {
  const json = JSON.stringify(hostileDocument(blockRegistry));
  for (const { text } of hostilePayloads) expect(json).toContain(JSON.stringify(text).slice(1, -1));
});
