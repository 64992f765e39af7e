import { expect, test } from "vitest";
import { writePrice } from "./prices.js";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

test.each([
  ["14.90", "EUR", "en", "€14.90"],
  ["14.90", "EUR", "de", "14,90 €"],
  ["1299", "USD", "en", "$1,299.00"],
  ["980", "JPY", "en", "¥980"],
  ["14.90", "EUR", "no language", "€14.90"],
])("%s %s is written in %s as %s", (price, currency, lang, wanted) => {
  expect(plain(writePrice(price, currency, lang))).toBe(wanted);
});

test.each([
  ["14.90", ""],
  ["from 14.90", "EUR"],
  ["{{ price }}", "EUR"],
  ["14.90", "euro"],
])("%s with %j stays as it is", (price, currency) => {
  expect(writePrice(price, currency, "de")).toBe(price);
});
