import { blockRegistry } from "@mailwright/blocks";
import { createCompiler } from "@mailwright/compiler";
import { aBlock, aDocument, anImage, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { completePictures } from "./complete-pictures.js";

const text = aText({ text: "<p>One</p>" });
const document = aDocument([aSection(aBlock("social")), aSection(anImage({ src: "/starter/tea.png" })), aSection(text)]);
const plain = createCompiler(blockRegistry);
const complete = completePictures(createCompiler(blockRegistry), "https://mail.test");

test("canvas, email and MJML name our own pictures in full, and their size counts", () => {
  const compiled = complete.compileDocument(document);
  expect(compiled.html).toContain('src="https://mail.test/starter/tea.png"');
  expect(compiled.html).not.toMatch(/"\/starter/);
  expect(compiled.sizeBytes).toBe(new TextEncoder().encode(compiled.html).length);
  expect(complete.toMjml(document)).toContain("https://mail.test/starter/tea.png");
  const { units } = complete.parts(document);
  expect(units.map(({ canvasHtml }) => canvasHtml).join("")).toContain("https://mail.test/starter/social/facebook-white.png");
});

test("an untouched row stays the same object, and the head needs the same", () => {
  const first = complete.openRows(document);
  const units = first.rows.flatMap((row) => first.compileRow(row) ?? []);
  const second = complete.openRows({ ...document, settings: {} });
  for (const [index, row] of second.rows.entries()) expect(second.compileRow(row)).toBe(units[index]);
  expect(second.frame).toBe(first.frame);
  const bare = plain.openRows(document);
  expect(first.headCss(units)).toBe(bare.headCss(bare.rows.flatMap((row) => bare.compileRow(row) ?? [])));
  expect(first.headKind(units[0] ?? { id: "", canvasHtml: "", html: "" })).toBeDefined();
});

test("without an address of its own the compiler is what it was", () => {
  expect(completePictures(plain, undefined)).toBe(plain);
});

test("where our own pictures are nowhere, names stand for them, and MJML keeps them", () => {
  const named = completePictures(createCompiler(blockRegistry), null);
  const { html, sizeBytes } = named.compileDocument(document);
  expect(html).not.toContain("/starter/");
  expect(html).toMatch(/<span style="[^"]*color:#ffffff">Facebook<\/span>/);
  expect(sizeBytes).toBe(new TextEncoder().encode(html).length);
  const { units } = named.parts(document);
  expect(units.map(({ canvasHtml }) => canvasHtml).join("")).not.toContain("/starter/");
  expect(named.toMjml(document)).toContain("/starter/social/facebook-white.png");
});
