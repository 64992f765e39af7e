import { expect, test } from "vitest";
import { templateSize } from "./template-size.js";

test.each([
  [0, 0, "KB"],
  [1, 1, "KB"],
  [24_576, 24, "KB"],
  [1_048_576, 1024, "KB"],
  [1_572_864, 1.5, "MB"],
])("%d bytes are %d %s", (bytes, amount, unit) => {
  expect(templateSize(bytes)).toEqual({ amount, unit });
});
