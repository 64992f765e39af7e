import { compileDocument } from "@mailwright/compiler";
import type { JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";
import { rating } from "./index.js";
import { ratingAddress } from "./rating-address.js";

const link = { kind: "web", value: "https://example.com/rate" } as const;
const compile = (props: Record<string, JsonValue>) =>
  compileDocument(aDocumentAround([aBlock("rating", { link, ...props })], blockRegistry), blockRegistry);
const addressesIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

test.each(["stars", "smileys", "numbers"])("of %s each is a link with its value, from 1 to 5", (scale) => {
  expect(addressesIn(compile({ scale }).html)).toEqual([1, 2, 3, 4, 5].map((value) => `https://example.com/rate?rating=${value}`));
});

test("a Net Promoter Score goes from 0 to 10, and its ends say what they mean", () => {
  const { html, text } = compile({ scale: "nps", parameter: "score", low: "Never", high: "For sure", question: "Would you?" });
  expect(addressesIn(html)).toHaveLength(11);
  expect(html).toContain('aria-label="10/10"');
  const lines = text.split("\n");
  expect(lines[0]).toBe("Would you?");
  expect(lines[1]).toBe("0/10 (Never) [https://example.com/rate?score=0]");
  expect(lines.at(-1)).toBe("10/10 (For sure) [https://example.com/rate?score=10]");
});

test.each([
  ["https://a.test", "https://a.test?rating=4"],
  ["https://a.test/?id={{ id }}", "https://a.test/?id={{ id }}&rating=4"],
  ["https://a.test/#top", "https://a.test/?rating=4#top"],
  ["https://a.test/?", "https://a.test/?rating=4"],
  ["{{ survey | default: '#?' }}", "{{ survey | default: '#?' }}?rating=4"],
  ["mailto:ann@example.com", "mailto:ann@example.com"],
  ["", ""],
])("the address %j becomes %j", (value, wanted) => {
  expect(ratingAddress({ kind: "web", value }, "rating", 4)).toBe(wanted);
});

test("the name of the answer cannot leave its place in the address", () => {
  expect(ratingAddress(link, "a&b=c#", 1)).toBe("https://example.com/rate?abc=1");
  expect(ratingAddress(link, " ", 1)).toBe("https://example.com/rate?rating=1");
});

test("without an address it says what is missing, and the signs stay", () => {
  const { html, warnings } = compile({ link: { kind: "web", value: "" } });
  expect(addressesIn(html)).toEqual([]);
  expect(html.match(/★/g)).toHaveLength(5);
  expect(warnings.map(({ code }) => code)).toContain("incomplete-block");
  expect(rating.strings.faults?.["noLink"]).toContain("rating=4");
});
