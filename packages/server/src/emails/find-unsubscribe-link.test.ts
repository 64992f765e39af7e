import { expect, test } from "vitest";
import { findUnsubscribeLink } from "./find-unsubscribe-link.js";

test.each([
  [
    '<p>Hi</p><a href="https://example.com/a">Shop</a><a href="https://example.com/unsubscribe?u=1&amp;l=2">Out</a>',
    "https://example.com/unsubscribe?u=1&l=2",
  ],
  ['<a href="{{ unsubscribe }}">Unsubscribe</a>', undefined],
  ['<a href="https://example.com/unsubscribe?u={{ id }}">Unsubscribe</a>', undefined],
  ['<a href="http://example.com/unsubscribe">Unsubscribe</a>', undefined],
  [
    '<a href="https://example.com/unsubscribe?x=a&#13;&#10;Bcc: all@example.com">Unsubscribe</a>',
    "https://example.com/unsubscribe?x=aBcc:%20all@example.com",
  ],
  ["<p>No link</p>", undefined],
])("of %s it is %s", (html, address) => {
  expect(findUnsubscribeLink(html)).toBe(address);
});
