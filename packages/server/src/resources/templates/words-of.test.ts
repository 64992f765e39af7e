import { expect, test } from "vitest";
import { wordsOf } from "./words-of.js";

test("the words of an email are what its reader sees", () => {
  const html = `<html><head><title>Shop</title><style>p{color:red}</style></head><body><!-- a --><p>Warm&nbsp;things
    for <b>cold</b> days</p><a href="https://shop.example/lamps">Have a look</a><img alt="A lamp"></body></html>`;
  expect(wordsOf(html)).toContain("Warm things for cold days Have a look A lamp");
  expect(wordsOf(html)).not.toMatch(/color|shop\.example/);
});

test("of a long email the beginning is kept, and no half of a character", () => {
  const words = wordsOf(`<p>a${"😀".repeat(9000)}</p>`);
  expect(words.length).toBeLessThanOrEqual(8000);
  expect(words).toMatch(/^a\p{Emoji}+$/u);
});
