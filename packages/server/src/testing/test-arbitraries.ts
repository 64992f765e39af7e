import fc, { type Arbitrary } from "fast-check";
import type { JsonSchema } from "../http/load-contract.js";

type Resolve = (reference: string) => JsonSchema;

/** Text that has broken servers before. */
const nastyTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "a\u0000b",
  "'; drop table templates; --",
  "%",
  "_",
  "\\",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "a\r\nBcc: b@c.de",
  "💥".repeat(300),
  "NaN",
  "-1",
  "1e999",
  "__proto__",
  "null",
];
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...nastyTexts) },
);
const anything = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(anyText, { maxLength: 3 }),
  fc.dictionary(anyText, anyText, { maxKeys: 3 }),
);

/** Values that fit a schema, for the most part: here and there one does not. `ids` are tried wherever an id may stand. */
export function arbitraryOf(schema: JsonSchema, resolve: Resolve, ids: readonly string[]): Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: fitting(schema, resolve, ids) }, { weight: 1, arbitrary: anything });
}

function fitting(schema: JsonSchema, resolve: Resolve, ids: readonly string[]): Arbitrary<unknown> {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    if (reference.endsWith("/Id"))
      return fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: anyText },
      );
    if (reference.endsWith("/Moment"))
      return fc.oneof(
        fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        anyText,
      );
    return fitting(resolve(reference), resolve, ids);
  }
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...schema["enum"]);
  const types = Array.isArray(schema["type"]) ? schema["type"] : [schema["type"]];
  return fc.oneof(...types.map((type) => ofType(type, schema, resolve, ids)));
}

function ofType(type: unknown, schema: JsonSchema, resolve: Resolve, ids: readonly string[]): Arbitrary<unknown> {
  switch (type) {
    case "string":
      return ofText(schema);
    case "integer":
      return fc.oneof(fc.integer({ min: Number(schema["minimum"] ?? -5), max: Number(schema["maximum"] ?? 5000) }), fc.maxSafeInteger());
    case "number":
      return fc.double();
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(arbitraryOf(asSchema(schema["items"]), resolve, ids), { minLength: Number(schema["minItems"] ?? 0), maxLength: 4 });
    case "object":
      return ofObject(schema, resolve, ids);
    default:
      return anything;
  }
}

function ofText({ format, pattern }: JsonSchema): Arbitrary<unknown> {
  if (format === "email") return fc.oneof(fc.emailAddress(), anyText);
  if (typeof pattern === "string")
    return fc.oneof({ weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern)) }, { weight: 1, arbitrary: anyText });
  return anyText;
}

function ofObject(schema: JsonSchema, resolve: Resolve, ids: readonly string[]): Arbitrary<unknown> {
  const properties = Object.entries(asSchema(schema["properties"] ?? {})).map(
    ([name, property]) => [name, arbitraryOf(asSchema(property), resolve, ids)] as const,
  );
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return fc.record(Object.fromEntries(properties), { requiredKeys: required });
}

const asSchema = (node: unknown) => node as JsonSchema;
