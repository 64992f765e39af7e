import { expect, test } from "vitest";
import { findStaleDocs } from "./write-docs.mjs";

test("the generated documents are what the code says", async () => {
  expect(await findStaleDocs()).toEqual([]);
});
