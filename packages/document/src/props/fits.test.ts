import { expect, test } from "vitest";
import { fits } from "./fits.js";
import { prop } from "./prop.js";

const specs = { size: prop.px({ initial: 10, min: 0, max: 20 }) };

test("a value within its limits fits", () => {
  expect(fits(specs, "size", 12)).toBe(true);
  expect(fits(specs, "size", 21)).toBe(false);
});

test.each(["toString", "constructor", "__proto__", "hasOwnProperty", "unknown"])("nothing fits the name %s", (name) => {
  expect(fits(specs, name, 12)).toBe(false);
});
