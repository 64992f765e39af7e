import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeBase64, encodeBase64Url, encodeUtf8 } from "./base64.js";

test("any text becomes the bytes and the letters that Node makes of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      expect(Buffer.from(encodeUtf8(text))).toEqual(Buffer.from(text, "utf8"));
      expect(encodeBase64(text)).toBe(Buffer.from(text, "utf8").toString("base64"));
      expect(encodeBase64Url(text)).toBe(Buffer.from(text, "utf8").toString("base64url"));
    }),
  );
});

test("half a surrogate pair is no reason to fail", () => {
  expect(encodeBase64("a\ud800b")).toBe(Buffer.from("a\ud800b", "utf8").toString("base64"));
});
