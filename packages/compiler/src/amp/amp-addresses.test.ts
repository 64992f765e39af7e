import { expect, test } from "vitest";
import { isAmpLink, isAmpSource } from "./amp-addresses.js";

test.each(["https://example.com/a?b=1&amp;c=2", "http://{{shop}}.example.com", "mailto:ann@example.com", "{{ link }}"])(
  "an AMP part may have a link to %s",
  (address) => expect(isAmpLink(address)).toBe(true),
);

test.each(["http://&amp;#106;&amp;#97;vascript&amp;colon;alert('hostile')", "https://a&amp;b.example/", "https://exa mple.com", "#top"])(
  "what the validator of AMP refuses as a link is none: %s",
  (address) => expect(isAmpLink(address)).toBe(false),
);

test("a picture comes over https only", () => {
  expect([isAmpSource("https://example.com/a.png"), isAmpSource("http://example.com/a.png")]).toEqual([true, false]);
});
