import { expect, test } from "vitest";
import { aComment } from "../../testing/memory-comments.js";
import { readAnchor } from "./anchor-words.js";

test("what a host answers is read with care", () => {
  const anchor = { prop: "text", quote: "until Friday", before: "All prices hold ", after: "", start: 13 };
  expect(readAnchor(aComment("a", { blockId: "b", anchor }))).toEqual(anchor);
  expect(readAnchor(aComment("a", { anchor }))).toBeUndefined();
  for (const bad of [{ ...anchor, quote: 7 }, { ...anchor, start: "1" }, "until Friday", null]) {
    expect(readAnchor(aComment("a", { blockId: "b", anchor: bad }))).toBeUndefined();
  }
});
