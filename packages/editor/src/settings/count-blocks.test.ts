import { expect, test } from "vitest";
import { countBlocks } from "./count-blocks.js";

test("all blocks below are counted, and only those that are new after a change", () => {
  const reads: string[] = [];
  const leaf = (id: string) => ({
    id,
    type: "text",
    props: {},
    get children() {
      reads.push(id);
      return [];
    },
  });
  const [one, two] = [leaf("one"), leaf("two")];
  expect(countBlocks({ id: "root", type: "root", props: {}, children: [one, two] })).toBe(3);
  reads.length = 0;
  expect(countBlocks({ id: "root", type: "root", props: {}, children: [one, two, leaf("three")] })).toBe(4);
  expect(reads).toEqual(["three"]);
});
