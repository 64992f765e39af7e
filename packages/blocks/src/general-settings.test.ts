import { createCompiler } from "@mailwright/compiler";
import type { JsonValue } from "@mailwright/document";
import { generalSettingsSpecs } from "@mailwright/document";
import { aBlock, aDocument, aHeading, aSection, aText, documentOfSize } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "./registry/registry.js";

const everything = aDocument([
  aSection(
    ...(["h1", "h2", "h3", "h4", "h5", "h6"] as const).map((level) => aHeading({ level })),
    aText({ text: '<p>One</p><p>Two <a href="https://example.com">three</a></p>' }),
    aBlock("link", { label: "Read", link: { kind: "web", value: "example.com" } }),
  ),
]);

/** A value of each setting that is neither its default nor like any other. */
const others: Readonly<Record<string, JsonValue>> = {
  px: 13,
  color: "#123456",
  font: "Georgia",
  text: "20 % off",
  dateTime: "2027-01-31T18:00:00",
  lineSpacing: "200%",
  lang: "de",
  dir: "rtl",
  width: 610,
};

test.each(Object.entries(generalSettingsSpecs))("%s changes the email", (name, spec) => {
  const value = others[name] ?? (spec.kind === "flag" ? !spec.initial : spec.kind === "number" ? others["px"] : others[spec.kind]);
  if (value === undefined) throw new Error(`no value for ${name}`);
  expect(spec.accepts(value)).toBe(true);
  const htmlOf = (settings: Record<string, JsonValue>) => createCompiler(blockRegistry).compileDocument({ ...everything, settings }).html;
  if (name === "ampPart") return expect(htmlOf({ [name]: value })).toBe(htmlOf({}));
  // When an offer begins and ends is said of one.
  const offer = { offerText: "Sale" };
  expect(htmlOf({ ...offer, [name]: value })).not.toBe(htmlOf(offer));
});

test("a setting that changes in an email of 1,000 blocks compiles the rows that read it, and no others", () => {
  const document = documentOfSize(1000);
  const compiler = createCompiler(blockRegistry);
  const rows = document.root.children?.[0]?.children ?? [];
  const inside = (json: string) => rows.filter((row) => JSON.stringify(row).includes(json)).length;
  const compiledFor = (settings: Record<string, JsonValue>) => {
    const before = compiler.counters.rowsCompiled;
    compiler.parts({ ...document, settings });
    return compiler.counters.rowsCompiled - before;
  };
  expect(compiledFor({})).toBe(rows.length);
  expect(compiledFor({ bgColor: "#eeeeee" })).toBe(0);
  expect(compiledFor({ h1HeadingFontSize: 50 })).toBe(inside('"level":"h1"'));
  expect(compiledFor({ h1HeadingFontSize: 50, linkColor: "#123456" })).toBe(0);
  expect(compiledFor({ h1HeadingFontSize: 50, linkColor: "#123456", textColor: "#222222" })).toBe(inside('"type":"text"'));
});
