import { expect, test } from "vitest";
import { mergeTagsOf } from "./merge-tags.js";

const words = ((key: string) => key) as unknown as Parameters<typeof mergeTagsOf>[1];

test("the standalone product offers contact, links and company, and the custom fields among the contact's", () => {
  const tags = mergeTagsOf(
    [
      { id: "loyalty_points", name: "Loyalty points" },
      { id: "018f-1", name: "Planted" },
    ],
    words,
  );
  expect([...new Set(tags.map(({ group }) => group))]).toEqual(["tagContact", "tagLinks", "tagCompany"]);
  expect(tags.map(({ value }) => value)).toEqual([
    "{{ first_name }}",
    "{{ last_name }}",
    "{{ email }}",
    "{{ loyalty_points }}",
    "{{ unsubscribe_url }}",
    "{{ view_url }}",
    "{{ preferences_url }}",
    "{{ company_name }}",
    "{{ company_address }}",
  ]);
});
