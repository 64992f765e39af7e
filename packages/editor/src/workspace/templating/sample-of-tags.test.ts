import { expect, test } from "vitest";
import { sampleOfTags } from "./sample-of-tags.js";

const tag = (text: string, name: string) => ({ tag: text, name });

test("each merge tag finds its own name, whatever its syntax", () => {
  const tags = [
    tag("{{ first_name }}", "First name"),
    tag("*|CITY|*", "City"),
    tag("{{ order.total | money }}", "Total"),
    tag("{{order.id}}", "Order"),
  ];
  expect(sampleOfTags(tags)).toEqual({ first_name: "First name", CITY: "City", order: { total: "Total", id: "Order" } });
});

test("a tag that is no path says nothing, and none reaches what all objects share", () => {
  expect(sampleOfTags([tag("{% if x %}", "If"), tag("{{ __proto__.polluted }}", "Bad"), tag("{{ 3 }}", "Three")])).toEqual({});
  expect("polluted" in {}).toBe(false);
});
