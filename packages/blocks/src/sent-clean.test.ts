import { createCompiler } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";
import { aBlock, aDocumentAround, arbitraryDocument, counterIds } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { blockRegistry } from "./registry/registry.js";
import { plantStarter } from "./starters/starter.js";
import { starterDocuments } from "./starters.js";

const compiler = createCompiler(blockRegistry);
const stamp = /mw-note-|mw-more/;

/** The email without classes and white space: what a stamp is, and where it breaks lines. */
function withoutClasses(html: string): string {
  return html.replace(/<!--(?:mw-note-[\w-]+|mw-more)-->/g, "").replace(/\sclass="[^"]*"|\s/g, "");
}

function expectClean(document: EmailDocument) {
  const sent = compiler.compileDocument(document);
  const editable = compiler.compileDocument(document, { isEditable: true });
  expect(sent.html).not.toMatch(stamp);
  expect(compiler.toMjml(document)).not.toMatch(stamp);
  expect(editable.html).toMatch(stamp);
  expect(withoutClasses(editable.html)).toBe(withoutClasses(compiler.compileDocument(document, { asMjmlWrites: true }).html));
  expect(sent.sizeBytes).toBe(new TextEncoder().encode(sent.html).length);
  expect(editable.sizeBytes).toBe(new TextEncoder().encode(editable.html).length);
}

test("a starter is sent without stamps, and is the same email with them", () => {
  for (const starter of starterDocuments.slice(0, 8)) expectClean(plantStarter(starter, counterIds()));
});

test("any document is sent without stamps", () => {
  fc.assert(fc.property(arbitraryDocument(blockRegistry, "valid", 3), expectClean), { numRuns: 10 });
});

test("locks, conditions and secrets of the editor are in no email that is sent", () => {
  const locked = { ...aBlock("timer", { end: "2027-01-31T18:00:00" }), extras: { lock: { content: true } } };
  const document = aDocumentAround([locked], blockRegistry);
  expectClean(document);
  expect(compiler.compileDocument(document, { isEditable: true }).sizeByBlock.get(locked.id)).toBeGreaterThan(
    compiler.compileDocument(document).sizeByBlock.get(locked.id) ?? Number.NaN,
  );
});

test.each([
  ["heading", { text: " " }],
  ["text", { text: "<h3><strong> </strong></h3>" }],
  ["quote", { text: "<h2><br></h2>" }],
])("screen readers meet no heading without words in a %s, but the canvas and an export that comes back keep it", (type, props) => {
  const around = aDocumentAround([aBlock(type, props)], blockRegistry);
  // A dark colour of headings puts a class into them.
  const document = { ...around, settings: { ...around.settings, dark: { h2HeadingFontColor: "#0000c0", h3HeadingFontColor: "#0000c0" } } };
  const heading = /<h[1-6][ >]/;
  expect(compiler.compileDocument(document).html).not.toMatch(heading);
  expect(compiler.compileDocument(document, { isEditable: true }).html).toMatch(heading);
  expect(compiler.compileDocument(document, { asMjmlWrites: true }).html).toMatch(heading);
  for (const { canvasHtml } of compiler.parts(document).units) expect(canvasHtml).not.toMatch(/[\uE000-\uF8FF]/);
});
