import { type FieldSpecs, type JsonValue, linkKinds, type PropSpec, webSafeFonts } from "@mailwright/document";
import * as fc from "fast-check";
import { hostilePayloads } from "./hostile.js";

const words = fc
  .array(fc.constantFrom("spring", "sale", "a < b & c", "{{ first_name }}", "*|NAME|*", "naïve", "שלום", "e\u0301", "🎉", "\u00a0"), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(" "));

const escaped = words.map((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
const inlineHtml = fc
  .array(
    fc.oneof(
      escaped,
      escaped.map((text) => `<strong>${text}</strong>`),
      escaped.map((text) => `<a href="https://example.com/?a=1&amp;b=2">${text}</a>`),
      escaped.map((text) => `<span style="color:#c2410c">${text}</span>`),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(" "));
const blockHtml = fc
  .array(
    fc.oneof(
      inlineHtml.map((html) => `<p>${html}</p>`),
      inlineHtml.map((html) => `<ul><li>${html}</li><li>${html}</li></ul>`),
      inlineHtml.map((html) => `<h3 style="text-align:center">${html}</h3>`),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(""));

const hexDigits = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 6, maxLength: 6 });
const address = fc.constantFrom("https://example.com/a?b=1&c=2", "/pictures/1.png", "{{ picture }}", "example.com");
const link = fc
  .record(
    { kind: fc.constantFrom(...linkKinds), value: fc.oneof(address, words, fc.constant("")), title: words },
    { requiredKeys: ["kind", "value"] },
  )
  .map((value): JsonValue => value);

/** A value that the spec accepts. */
export function arbitraryValue(spec: PropSpec): fc.Arbitrary<JsonValue> {
  switch (spec.kind) {
    case "color":
      return fc.oneof(
        hexDigits.map((digits) => `#${digits}`),
        fc.constantFrom("#fff", "transparent", "#1f4fd880"),
      );
    case "number":
      return fc.oneof(fc.integer({ min: Math.ceil(spec.min), max: Math.floor(spec.max) }), fc.constantFrom(spec.min, spec.max));
    case "choice":
      return fc.constantFrom(...spec.options);
    case "flag":
      return fc.boolean();
    case "text":
      return words.map((text) => text.slice(0, spec.maxLength));
    case "richText":
      return spec.inline ? inlineHtml : blockHtml;
    case "image":
      return fc.oneof(address, fc.constant(""));
    case "icon":
      return fc.constantFrom("", "ph-star", "ph-house-bold");
    case "font":
      return fc.constantFrom(...webSafeFonts.map(({ name }) => name), "Open Sans");
    case "edges": {
      const side = fc.integer({ min: spec.min, max: spec.max });
      return fc.record({ top: side, right: side, bottom: side, left: side });
    }
    case "picture":
      return fc.record({ url: fc.oneof(address, fc.constant("")), key: fc.constantFrom("", "qr-1"), title: words });
    case "dateTime":
      return fc.constantFrom("", "2027-01-31T18:00:00", "2024-02-29T00:00:59");
    case "code":
      return fc.oneof(
        blockHtml,
        blockHtml.map((html) => `<table><tr><td>${html}</td></tr></table>`),
      );
    case "link":
      return link;
    case "list":
      return fc.array(arbitraryItem(spec.item), { minLength: spec.min, maxLength: Math.min(spec.max, spec.min + 3) });
  }
}

/** An item with some of its members, as lists store them. */
function arbitraryItem(specs: FieldSpecs): fc.Arbitrary<JsonValue> {
  const members = Object.entries(specs).map(([name, spec]) => fc.option(arbitraryValue(spec).map((value) => [[name, value] as const])));
  return fc.tuple(...members).map((set): JsonValue => Object.fromEntries(set.flatMap((member) => member ?? [])));
}

/** Anything that a damaged, foreign or hostile document may hold where a value is expected. */
export const arbitraryWrongValue: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).map((value): JsonValue => JSON.parse(JSON.stringify(value))),
  fc.constantFrom(...hostilePayloads.map(({ text }) => text)),
  fc.constantFrom<JsonValue>(-1, 1e9, 0.5, null, "", "NaN", [], {}),
);
