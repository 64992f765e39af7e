import { aBlock, aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { sampleOfDocument } from "./sample-of-document.js";

const repeated = (repeat: string, repeatAs: string, text: string) => ({ ...aText({ text }), extras: { rules: { repeat, repeatAs } } });

test("a repetition finds two items, with what the email asks of each", () => {
  const document = aDocument([aSection(repeated("order.items", "thing", "<p>{{ thing.name }}: {{ thing.unit_price }}</p>"))]);
  expect(sampleOfDocument(document, [])).toEqual({
    order: {
      items: [
        { name: "Name 1", unit_price: "Unit price 1" },
        { name: "Name 2", unit_price: "Unit price 2" },
      ],
    },
  });
});

test("merge tags that the host does not list are called what they are; the host's own names go before", () => {
  const document = aDocument([aSection(aText({ text: "<p>{{ first_name }}</p>" }), aBlock("button", { label: "{{ city }}" }))]);
  const listed = [{ tag: "{{ city }}", name: "Where they live" }];
  expect(sampleOfDocument(document, listed)).toEqual({ first_name: "First name", city: "Where they live" });
});

test("what is no path, and what all objects share, is left alone", () => {
  const document = aDocument([aSection(repeated("a | sort", "x", "<p>{{ x.y }}</p>"), repeated("__proto__.list", "y", "<p>y</p>"))]);
  expect(sampleOfDocument(document, [])).toEqual({ x: { y: "Y" } });
  expect("list" in {}).toBe(false);
});
