import { expect, test } from "vitest";
import { fontOf, nameOfFont } from "./attributes.js";

test.each([
  ["Arial, Helvetica, sans-serif", "Arial", undefined],
  ["Georgia, serif", "Georgia", undefined],
  ['"Merriweather", serif', "Merriweather", undefined],
  ['"Recoleta", serif', "Recoleta", "'Recoleta',serif"],
  ['"Recoleta", Georgia, serif', "Recoleta", "'Recoleta',Georgia,serif"],
  ["Arial, serif", "Arial", "Arial,serif"],
  ["-apple-system, sans-serif", "Arial", undefined],
  [`-apple-system, "Segoe UI", Roboto, sans-serif, "Apple Color Emoji"`, "Segoe UI", "-apple-system,'Segoe UI',Roboto,sans-serif"],
  ["monospace", "Courier New", undefined],
])("of %s a text names %s", (fontFamily, name, stack) => {
  expect(fontOf({ fontFamily })).toEqual({ name, stack });
});

test.each([
  ['"Merriweather", serif', "Merriweather"],
  ['"Recoleta", serif', "Times New Roman"],
  ['"Recoleta", Georgia, serif', "Georgia"],
  ['"Recoleta", Arial, sans-serif', "Recoleta"],
  ["Operator, monospace", "Courier New"],
  ["Arial", "Arial"],
  ["serif", "Times New Roman"],
])("of %s a button, which holds one family, names %s", (fontFamily, name) => {
  expect(nameOfFont({ fontFamily })).toBe(name);
});
