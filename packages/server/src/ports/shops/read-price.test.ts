import { expect, test } from "vitest";
import { readPrice } from "./read-price.js";

test.each([
  ["15.00 USD", "15.00", "USD"],
  ["EUR 1.299,90", "1299.90", "EUR"],
  ["1,299.90 EUR", "1299.90", "EUR"],
  ["1 299,90", "1299.90", ""],
  ["1'299.50 CHF", "1299.50", "CHF"],
  ["12,5", "12.5", ""],
  ["1,000 JPY", "1000", "JPY"],
  ["0.125 KWD", "0.125", "KWD"],
  ["7", "7", ""],
  ["on request", "", ""],
])("%j is %j %j", (text, price, currency) => {
  expect(readPrice(text)).toEqual({ price, currency });
});
