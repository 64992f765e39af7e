import { createRequire } from "node:module";
import { createCompiler, minifyHtml } from "@mailwright/compiler";
import { addKeptMjml } from "@mailwright/compiler/kept";
import type { Block, EmailDocument } from "@mailwright/document";
import { type BlockReaders, importSource, loadReaders } from "@mailwright/importer";
import { counterIds, hostilePayloads } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { arbitraryMjml, mjmlSamples } from "@mailwright/testing/mjml-sources";
import { beforeAll, describe, expect, test } from "vitest";

import { blockRegistry } from "./registry/registry.js";

// Required, not imported: the package ships no types of its own.
const mjml: (source: string) => Promise<{ readonly html: string }> = createRequire(import.meta.url)("mjml");
const compiler = createCompiler(blockRegistry);
let readers: BlockReaders;
beforeAll(async () => {
  readers = await loadReaders(blockRegistry);
});

/** Imported, and stored once. */
async function read(source: string): Promise<EmailDocument> {
  const outcome = importSource(source, { readers, newId: counterIds() });
  if (!outcome.ok) throw new Error(outcome.refusal);
  await addKeptMjml(outcome.email.document);
  return JSON.parse(JSON.stringify(outcome.email.document));
}

/** MJML numbers carousels and menus at random. */
const withoutRandomIds = (html: string) => html.replace(/\b[\da-f]{16}\b/g, "0");
/** What inlining leaves empty, minifying takes away. */
const plain = (html: string) => minifyHtml(withoutRandomIds(html)).replace(/ style(?:="")?(?=[ >])/g, "");

async function expectSame(source: string): Promise<void> {
  const document = await read(source);
  expect(compiler.toMjml(document)).toBe(source);
  expect(plain(compiler.compileDocument(document).html)).toBe(plain((await mjml(source)).html));
}

describe("MJML that nobody has changed", () => {
  test.each(mjmlSamples)("comes back to the byte, and compiles as with MJML: $name", async ({ source }) => {
    await expectSame(source);
  });

  const small = "<mjml><mj-body><mj-section><mj-column><mj-text>Hello</mj-text></mj-column></mj-section></mj-body></mjml>";
  test.each([
    [
      "template tags around a row",
      small
        .replace("<mj-section>", "<mj-raw>{% if vip %}</mj-raw><mj-section>")
        .replace("</mj-body>", "<mj-raw>{% endif %}</mj-raw></mj-body>"),
    ],
    [
      "a declaration, a comment before it and line ends of Windows",
      `<?xml version="1.0"?>\r\n<!-- ours -->\r\n${small.replace(/></g, ">\r\n<")}`,
    ],
    [
      "comments beside a wrapper that stands alone",
      small
        .replace("<mj-section>", "<!-- first -->\n<mj-wrapper><mj-section>")
        .replace("</mj-body>", "</mj-wrapper>\n<!-- last --><!-- of all --></mj-body>"),
    ],
    ["attributes without quotes", small.replace("<mj-text>", "<mj-divider border-width=2px border-color='#ff0000' />\n<mj-text>")],
  ])("so does %s", async (_, source) => {
    await expectSame(source);
  });

  test("two emails that differ in fonts only are each sent with their own", async () => {
    const button = '<mj-button font-family="Lato, Arial">Go</mj-button>';
    await expectSame(small);
    await expectSame(small.replace("</mj-text>", `</mj-text>${button}`));
    await expectSame(small.replace("<mj-text>Hello</mj-text>", button));
  });

  test("a byte order mark stays", async () => {
    expect(compiler.toMjml(await read(`\uFEFF${small}`))).toBe(`\uFEFF${small}`);
  });

  test("so does any other", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryMjml, async (source) => {
        await expectSame(source);
      }),
      { numRuns: 40 },
    );
  });

  test("shows the same on the canvas", async () => {
    const document = await read(mjmlSamples[0].source);
    const { units, headCss } = compiler.parts(document);
    expect(units.map(({ canvasHtml }) => canvasHtml).join()).toContain("data-block-id");
    expect(headCss).toContain(".inlined");
  });
});

const rows = (...texts: readonly string[]) =>
  `<mjml>\n<mj-head><mj-attributes><mj-text color="#111111" padding="3px" /></mj-attributes></mj-head>\n<mj-body>\n${texts
    .map(
      (text) => `<!-- ${text} -->\n  <mj-section foo="1"><mj-column bar='2'><mj-text baz="3">${text}</mj-text></mj-column></mj-section>\n`,
    )
    .join("")}</mj-body>\n</mjml>`;

/** The document with other props of one block. */
function edit(document: EmailDocument, match: (block: Block) => boolean, change: (block: Block) => Block): EmailDocument {
  const visit = (block: Block): Block => {
    const own = match(block) ? change(block) : block;
    return own.children ? { ...own, children: own.children.map(visit) } : own;
  };
  return { ...document, root: visit(document.root) };
}

describe("MJML of which something was changed", () => {
  test("keeps the source of every other row, and what no block knows of the changed one", async () => {
    const document = await read(rows("One", "Two", "Three"));
    const isTwo = ({ type, props }: Block) => type === "text" && String(props["text"]).includes("Two");
    const source = compiler.toMjml(edit(document, isTwo, (block) => ({ ...block, props: { ...block.props, text: "<p>New</p>" } })));
    for (const kept of ["<!-- One -->\n  <mj-section foo=\"1\"><mj-column bar='2'>", "<!-- Three -->\n", 'baz="3"', 'foo="1"'])
      expect(source).toContain(kept);
    expect(source).toContain("New</p>");
    expect(source).not.toContain(">Two<");
  });

  test("a changed attribute is written, and only that", async () => {
    const document = await read(rows("One"));
    const source = compiler.toMjml(
      edit(
        document,
        ({ type }) => type === "text",
        (block) => ({ ...block, props: { ...block.props, color: "#ff0000" } }),
      ),
    );
    expect(source).toContain('<mj-text baz="3" color="#ff0000">');
  });

  test("a removed row goes, and the others stay in their order", async () => {
    const document = await read(rows("One", "Two"));
    const [wrapper] = document.root.children ?? [];
    const left = { ...document, root: { ...document.root, children: [{ ...wrapper, children: wrapper?.children?.slice(1) }] } };
    expect(compiler.toMjml(left as EmailDocument)).toBe(rows("Two"));
  });

  test("a block of our own states what the imported head would give it", async () => {
    const document = await read(rows("One"));
    const own = { id: "own", type: "text", props: { text: "<p>Own</p>" } };
    const added = edit(
      document,
      ({ type }) => type === "cell",
      (block) => ({ ...block, children: [...(block.children ?? []), own] }),
    );
    expect(compiler.toMjml(added)).toMatch(/<mj-text color="[^"]+" padding="[^"]+"[^>]*font-family/);
  });

  test("a new preheader of the template is written, one that the source has stays", async () => {
    const document = await read(rows("One"));
    expect(compiler.toMjml(document, { title: "Any name" })).toBe(rows("One"));
    expect(compiler.toMjml(document, { preheader: "Today" })).toContain("<mj-preview>Today</mj-preview>");
  });
});

test("a kept block on another page is compiled as one of ours, and one that is like none as it is", async () => {
  const document = await read(rows("One"));
  const { extras, ...root } = document.root;
  const html = compiler.compileDocument({ ...document, root }).html;
  expect(extras).toBeDefined();
  expect(html).toContain("One");
  const accordion = await read(
    "<mjml><mj-body><mj-section><mj-column><mj-accordion><mj-accordion-element><mj-accordion-title>Why</mj-accordion-title></mj-accordion-element></mj-accordion></mj-column></mj-section></mj-body></mjml>",
  );
  expect(compiler.compileDocument({ ...accordion, root: { ...accordion.root, extras: {} } }).html).toContain("Why");
});

test("what could be no kept MJML is passed over", async () => {
  const document = await read(rows("One"));
  for (const forged of [5, [], {}, { made: 1, written: [] }, { page: "x", made: [], written: [{ tagName: 5 }] }]) {
    const broken = edit(
      document,
      ({ type }) => type !== "root",
      (block) => ({ ...block, extras: { mjml: forged } }),
    );
    expect(compiler.compileDocument(broken).html).toContain("One");
  }
});

test.each(hostilePayloads)("nothing of $name gets into the email", async ({ text }) => {
  const quoted = text.replaceAll("'", "&#39;");
  const source = `<mjml><mj-head><mj-title>${text}</mj-title><mj-raw>${text}</mj-raw><mj-style>${text}</mj-style>
    <mj-attributes><mj-all color='${quoted}' /></mj-attributes></mj-head><mj-body><mj-section css-class='${quoted}'><mj-column>
    <mj-text color='${quoted}'>${text}</mj-text><mj-image src='${quoted}' alt='${quoted}' /><mj-raw>${text}</mj-raw>
    <mj-hero background-url='${quoted}'>${text}</mj-hero></mj-column></mj-section></mj-body></mjml>`;
  const { html } = compiler.compileDocument(await read(source));
  const outside = html.replace(/="[^"]*"/g, "");
  expect(outside).not.toMatch(/<(?:script|iframe|object|embed|svg|math|form|base)\b|<[^>]*\son\w+\s*=/i);
  expect(html).not.toMatch(/(?:href|src|background)="\s*(?:javascript|vbscript|data:text)/i);
});
