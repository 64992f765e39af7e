import { expect, test } from "vitest";
import { cutText, rawJson, writePieces } from "./json-pieces.js";

const long = `"\\\n🦘${"🦘".repeat(100_000)}\u0001`;

test("pieces are together the JSON of the value", () => {
  const value = { id: "1", gone: undefined, none: null, list: [1, "two", { long }, []], empty: {}, kept: rawJson('{"b": 1.0,"a":[]}') };
  const pieces = [...writePieces(value)];
  expect(JSON.parse(pieces.join(""))).toEqual(JSON.parse(JSON.stringify(value)));
  expect(pieces.join("")).toContain('{"b": 1.0,"a":[]}');
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(400_000);
});

test("no character is in two pieces", () => {
  const pieces = [...cutText(long, 1000)];
  expect(pieces.join("")).toBe(long);
  for (const piece of pieces) expect(Buffer.from(piece).toString()).toBe(piece);
});

test("JSON that is there already is its value for whoever does not write in pieces", () => {
  expect(JSON.stringify({ a: rawJson("[1, 2]"), b: rawJson(null) })).toBe('{"a":[1,2],"b":null}');
});
