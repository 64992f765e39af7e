import { blockRegistry } from "@mailwright/blocks";
import { findBlock } from "@mailwright/document";
import { aDocument, aRow, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { draftValues } from "./draft-values.js";

const document = aDocument([aRow([aText({}, "one")], [aText({}, "two")])]);

test("a draft is the document as it would be, and leaves the one that it was made from", () => {
  const draft = draftValues(document, blockRegistry, { blockId: "one", values: { fontSize: 40 } });
  expect(findBlock(draft.root, "one")?.props["fontSize"]).toBe(40);
  expect(findBlock(document.root, "one")?.props["fontSize"]).toBeUndefined();
  expect(findBlock(draft.root, "two")).toBe(findBlock(document.root, "two"));
});

test("values of a phone go to the phone's part", () => {
  const draft = draftValues(document, blockRegistry, { blockId: "one", part: "mobile", values: { fontSize: 12 } });
  expect(findBlock(draft.root, "one")?.extras).toEqual({ mobile: { fontSize: 12 } });
});

test("columns share the section in a draft too, and a block that has gone changes nothing", () => {
  const section = document.root.children?.[0]?.children?.[0];
  const [cell] = section?.children ?? [];
  const draft = draftValues(document, blockRegistry, { blockId: cell?.id ?? "", values: { width: 70 } });
  const widths = findBlock(draft.root, section?.id ?? "")?.children?.map(({ props }) => props["width"]);
  expect(widths).toEqual([70, 30]);
  expect(draftValues(document, blockRegistry, { blockId: "gone", values: { width: 1 } })).toBe(document);
});
