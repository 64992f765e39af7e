import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { utf8Length } from "./utf8-length.js";

test("counts what an encoder writes, halves of characters included", async () => {
  await fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "é", "€", "🎉", "\ud83c", "\udf89", "\uffff") }), (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
});
