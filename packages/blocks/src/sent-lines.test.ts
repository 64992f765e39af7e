import { createCompiler } from "@mailwright/compiler";
import { type EmailDocument, foldLines, unfoldLines, utf8Length } from "@mailwright/document";
import { arbitraryDocument, counterIds } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { blockRegistry } from "./registry/registry.js";
import { plantStarter } from "./starters/starter.js";
import { starterDocuments } from "./starters.js";

const compiler = createCompiler(blockRegistry);
// Longer ones would be an address or a merge tag.
const allowedBytes = 998;

function expectShortLines(document: EmailDocument) {
  const { html } = compiler.compileDocument(document, { title: "Grüße", preheader: "Ten days" });
  const file = foldLines(html);
  const longest = file.split("\n").reduce((most, line) => (line.length > most.length ? line : most), "");
  if (utf8Length(longest) > allowedBytes) expect(longest).toMatch(/\S{200}/);
  expect(unfoldLines(file).replace(/\s/g, "")).toBe(html.replace(/\s/g, ""));
  expect(foldLines(file)).toBe(file);
}

test.each(starterDocuments.map((starter) => [starter.id, starter] as const))(
  "%s is sent in lines that mail servers leave alone",
  (_, starter) => {
    const document = plantStarter(starter, counterIds());
    expectShortLines(document);
    const lines = foldLines(compiler.compileDocument(document).html).split("\n");
    expect(Math.max(...lines.map(utf8Length))).toBeLessThanOrEqual(allowedBytes);
  },
);

test("any document is", () => {
  fc.assert(fc.property(arbitraryDocument(blockRegistry, "valid", 3), expectShortLines), { numRuns: 10 });
});
