import { blockRegistry } from "@mailwright/blocks";
import { arbitraryDocument } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { applyPatches, diffDocuments } from "./patch.js";

test("the patches between any two documents lead from each to the other, to the letter", () => {
  const pair = fc.tuple(arbitraryDocument(blockRegistry, "any"), arbitraryDocument(blockRegistry, "any"));
  void fc.assert(
    fc.property(pair, ([one, other]) => {
      const patches = diffDocuments(one, other);
      expect(JSON.stringify(applyPatches(one, patches, "forward"))).toBe(JSON.stringify(other));
      expect(JSON.stringify(applyPatches(other, patches, "back"))).toBe(JSON.stringify(one));
    }),
    { numRuns: 200 },
  );
});

test("a list of children that was not there before is taken away again", () => {
  const leaf = { version: 1, settings: {}, root: { id: "root", type: "root", props: {} } };
  const full = { ...leaf, root: { ...leaf.root, children: [{ id: "a", type: "wrapper", props: {} }] } };
  const patches = diffDocuments(leaf, full);
  expect(applyPatches(full, patches, "back")).toStrictEqual(leaf);
  expect(applyPatches(leaf, patches, "forward")).toStrictEqual(full);
});
