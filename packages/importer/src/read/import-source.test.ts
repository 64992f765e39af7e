import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { createRegistry, defineBlock, foldLines } from "@mailwright/document";
import { aDocument, allBlocksDocument, aSection, aText, counterIds } from "@mailwright/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { type BlockReaders, loadReaders } from "../tree/readers.js";
import { importLengthMax, importSource } from "./import-source.js";

let readers: BlockReaders;
beforeAll(async () => {
  readers = await loadReaders(blockRegistry);
});

const importText = (text: string, using = readers) => importSource(text, { readers: using, newId: counterIds() });

test.each([
  ["", "source-empty"],
  ["  \n\t", "source-empty"],
  ["Only words, and 1 < 2.", "source-no-markup"],
  ['{"version":1}', "source-json"],
  ['{"body":{"rows":[{"html":"<p>Words of a design</p>"}]}}', "source-json"],
  ["<mjml></mjml>", "source-no-content"],
  ["<div>".repeat(20_000), "source-too-deep"],
  [`<mjml><mj-body>${"<mj-section>".repeat(20_000)}`, "source-too-deep"],
  ["x".repeat(importLengthMax + 1), "source-too-long"],
])("%j is refused with a code", (text, refusal) => {
  expect(importText(text)).toEqual({ ok: false, refusal });
});

test.each([
  ["<mjml><mj-body><mj-section /></mj-body></mjml>", "mjml"],
  ["\uFEFF<?xml version='1.0'?>\n<mjml><mj-body><mj-section /></mj-body></mjml>", "mjml"],
  ["<mj-section><mj-column><mj-text>A part of an email</mj-text></mj-column></mj-section>", "mjml"],
  ["<!doctype html><html><body><p>Hello</p></body></html>", "html"],
  ["<p>Hello", "html"],
  ["<p>Write <code><mj-text></code> for words.</p>", "html"],
  ["<!-- <p> --><mj-text>Words</mj-text>", "mjml"],
])("%j is told by itself", (text, format) => {
  expect(importText(text)).toMatchObject({ ok: true, format });
});

test("a file of ours whose lines are short for mail servers is the same tree", () => {
  const words = `<p>${"Many words in a long paragraph. ".repeat(100).trim()}</p><p>${"東京都の天気は晴れです。".repeat(100)}</p>`;
  const document = aDocument([aSection(aText({ text: words }))]);
  const { html } = compileDocument(document, blockRegistry, { isEditable: true });
  const file = foldLines(html);
  expect(file).not.toBe(html);
  const read = (source: string) => {
    const outcome = importText(source);
    return outcome.ok ? outcome.email.document : outcome.refusal;
  };
  expect(read(file)).toEqual(read(html));
  expect(JSON.stringify(read(file))).toContain(words);
});

test("the web fonts of an email come with it, and an editable file brings them back", () => {
  const href = "https://fonts.googleapis.com/css?family=Lato:400,700";
  const page = `<html><head><link href="${href}" rel="stylesheet"></head><body><p style="font-family:Lato,Arial">Hello</p></body></html>`;
  const read = (source: string) => {
    const outcome = importText(source);
    if (!outcome.ok) throw new Error(outcome.refusal);
    return outcome.email.document;
  };
  const fonts = [{ name: "Lato", href }];
  expect(read(page).settings["fonts"]).toEqual(fonts);
  const document = { ...aDocument([aSection(aText({ text: "<p>Hello</p>", font: "Lato" }))]), settings: { fonts } };
  for (const isEditable of [true, false]) {
    const { html } = compileDocument(document, blockRegistry, { isEditable });
    expect(html).toContain(`<link href="${href}"`);
    expect(read(html).settings["fonts"]).toEqual(fonts);
  }
  const unused = { ...aDocument([aSection(aText({ text: "<p>Hello</p>" }))]), settings: { fonts } };
  expect(read(compileDocument(unused, blockRegistry, { isEditable: true }).html).settings["fonts"]).toEqual(fonts);
});

test("HTML that is not ours is kept in one piece, with its styles and its words", () => {
  const outcome = importText('<html><head><style>p{color:red}</style></head><body><p class="a">Hello <b>you</b></p></body></html>');
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { html } = compileDocument(outcome.email.document, blockRegistry);
  expect(html).toContain("Hello <b>you</b>");
  expect(html).toContain("color:red");
});

test("a host's own block reads, and one that fails to read costs nothing", async () => {
  const base = { accepts: "nothing", props: {}, panel: [], strings: { name: "", props: {} }, icon: [], compile: () => [] } as const;
  const seat = defineBlock({
    ...base,
    type: "acme-seat",
    read:
      async () =>
      ({ tagName }) =>
        tagName === "mj-hero" ? { props: {} } : null,
  });
  const broken = defineBlock({
    ...base,
    type: "acme-broken",
    read: async () => () => {
      throw new Error("out of order");
    },
  });
  const theirs = await loadReaders(createRegistry([...blockRegistry.definitions, broken, seat]));
  const outcome = importText("<mj-section><mj-column><mj-hero></mj-hero><mj-spacer /></mj-column></mj-section>", theirs);
  expect(JSON.stringify(outcome)).toContain("acme-seat");
  expect(JSON.stringify(outcome)).toContain('"spacer"');
});

// A reader whose work grows with the square of its input would be at these for hours.
describe("hostile sources are answered", () => {
  const many = 20_000;
  const inBody = (content: string) => `<mjml><mj-body><mj-section><mj-column>${content}`;
  const hostile: Readonly<Record<string, string>> = {
    "nested elements": "<div>".repeat(many),
    "nested elements, closed": `${"<div>".repeat(many)}${"</div>".repeat(many)}`,
    "nested columns": inBody("<mj-column>".repeat(many)),
    "nested texts": inBody("<mj-text>".repeat(many)),
    "tags without an end": inBody(`<mj-text>${"<mj-text ".repeat(many)}`),
    "open quotes": `<p>${'<a b="'.repeat(many)}`,
    "open comments": `<p>${"<!--".repeat(many)}`,
    "stray close tags": `<p>${"</b></i>".repeat(many)}`,
    "spans and stray close tags": inBody(`<mj-text>${"<span>".repeat(many)}${"</b>".repeat(many)}</mj-text>`),
    "titles without an end": `<html><head>${"<title>".repeat(many)}`,
    "a style without braces": `<mjml><mj-head><mj-style>${"a ".repeat(many)}</mj-style></mj-head><mj-body><mj-section /></mj-body></mjml>`,
    "a line of fillers": `<mjml><mj-head><mj-preview>${"&nbsp;".repeat(many)}x</mj-preview></mj-head><mj-body><mj-section /></mj-body></mjml>`,
    "attributes without a value": `<p ${"a ".repeat(many)}>`,
    "spaces in a tag": `<p a${" ".repeat(many)}b>`,
    "less-than signs": `<p>${"< ".repeat(many)}`,
    "open merge tags": inBody(`<mj-text><p>${"{{".repeat(many / 10)}</p></mj-text>`),
    "many blocks": inBody("<mj-divider />".repeat(many / 10)),
  };

  test.each(Object.entries(hostile))("%s", (_, source) => {
    const outcome = importText(source);
    const problems = outcome.ok ? outcome.email.problems : [];
    expect(outcome.ok || outcome.refusal).toBeTruthy();
    expect(problems.length).toBeLessThanOrEqual(500);
  });

  test("a whole email many times over, cut anywhere, is read as far as it goes", () => {
    const { html } = compileDocument(allBlocksDocument(blockRegistry), blockRegistry);
    for (let cut = 1; cut < 20; cut++) expect(() => importText(html.slice(0, (html.length * cut) / 20))).not.toThrow();
  });
});
