import type { Block, EmailDocument } from "@mailwright/document";
import { aDocument, aHeading, aSection, documentOfSize } from "@mailwright/testing";
import { expect, test } from "vitest";
import { writeDocumentText } from "./document-text.js";

const bare = { version: 1, settings: {}, root: { id: "r", type: "root", props: {} } };

test.each([
  ["an email", aDocument([aSection(aHeading({ text: 'Grüße, "you"' })), aSection()])],
  ["a long email", documentOfSize(100)],
  ["an email without a block", bare],
  ["a page wrapper without a list of rows", { ...bare, root: { ...bare.root, children: [{ id: "w", type: "wrapper", props: {} }] } }],
  ["a list of no rows", { ...bare, root: { ...bare.root, children: [] } }],
])("%s is read as it was", (_, document: EmailDocument) => {
  expect(JSON.parse(writeDocumentText(document))).toEqual(document);
});

/** The document with the first row's first block changed; every other row stays the same object. */
function withHeading(document: EmailDocument): EmailDocument {
  const change = (block: Block): Block => {
    const [first, ...others] = block.children ?? [];
    return first ? { ...block, children: [change(first), ...others] } : { ...block, props: { ...block.props, text: "Changed" } };
  };
  return { ...document, root: change(document.root) };
}

test.each([20, 1000])("after an edit one row of %i blocks is written anew", (blocks) => {
  const document = documentOfSize(blocks);
  writeDocumentText(document);
  const changed = withHeading(document);
  const written: object[] = [];
  const text = writeDocumentText(changed, (part) => {
    written.push(part);
    return JSON.stringify(part);
  });
  // Besides the row: version and settings, the root and the page wrapper without their blocks.
  expect(written).toHaveLength(4);
  expect(written).toContain(changed.root.children?.[0]?.children?.[0]);
  expect(JSON.parse(text)).toEqual(changed);
});
