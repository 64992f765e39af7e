import { expect, test } from "vitest";
import { parseHexColor } from "./hex-color.js";

test.each([
  ["#abc", "#aabbcc"],
  ["ABC", "#aabbcc"],
  [" #2C4BC4 ", "#2c4bc4"],
  ["#abcd", undefined],
  ["red", undefined],
  ["", undefined],
])("reads %j as %j", (text, color) => {
  expect(parseHexColor(text)).toBe(color);
});
