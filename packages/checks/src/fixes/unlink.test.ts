import { aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { hasEmptyLink, unlinkEmpty } from "./unlink.js";

const unlinked = (text: string) => unlinkEmpty(aText({ text })).props["text"];

test("links that lead nowhere become plain words, and others stay", () => {
  expect(unlinked('<p><a href="#">one</a> <A HREF="https://">two</A> <a>three</a> <a href="https://a.test">four</a></p>')).toBe(
    '<p>one two three <a href="https://a.test">four</a></p>',
  );
});

test("a link is judged by its own address, not by another attribute that ends in the same name", () => {
  const block = aText({ text: '<p><a data-href="#" href="https://a.test">words</a></p>' });
  expect(hasEmptyLink(block)).toBe(false);
  expect(unlinkEmpty(block)).toBe(block);
});

test("a sign of a tag in an attribute does not end the tag", () => {
  expect(unlinked('<p><a title="a > b" href="https://a.test">stays</a> <a title="a > b" href="#">goes</a></p>')).toBe(
    '<p><a title="a > b" href="https://a.test">stays</a> goes</p>',
  );
});

test("what stands in a comment is no link", () => {
  const block = aText({ text: '<p>words<!-- <a href="#">none</a> --></p>' });
  expect(unlinkEmpty(block)).toBe(block);
});
