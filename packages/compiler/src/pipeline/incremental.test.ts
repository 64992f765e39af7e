/// <reference path="../testing/mjml.d.ts" />
import { blockRegistry } from "@mailwright/blocks";
import { type Block, type BlockRegistry, type EmailDocument, levelOf, storedExtra } from "@mailwright/document";
import { arbitraryDocument } from "@mailwright/testing";
import { fc, seededBy } from "@mailwright/testing/fast-check";
import mjml from "mjml";
import { describe, expect, test } from "vitest";
import type { CompileOptions } from "../contracts/compile-options.js";
import { addOpaqueColors } from "../markup/alpha-color.js";
import { minifyHtml } from "../markup/minify-html.js";
import { sampleRegistry } from "../testing/sample-blocks.js";
import { fitPictures } from "../units/fit-pictures.js";
import { createCompiler } from "./compiler.js";

const options: CompileOptions = {
  title: 'Spring & "summer"',
  preheader: "Hello {{ first_name | default: 'you' }}",
  fonts: [
    { name: "Open Sans", stack: "'Open Sans', Arial", href: "https://example.test/fonts?family=Open+Sans:wght@400;700&display=swap" },
  ],
};

/** One change of a document; `donor` is another random document that gives what is new. */
interface Edit {
  readonly kind: "insert" | "remove" | "move" | "replace leaf" | "replace cell" | "settings" | "wrapper" | "beside the wrapper";
  readonly at: number;
  readonly to: number;
  readonly donor: EmailDocument;
}

const arbitraryEdit = (registry: BlockRegistry): fc.Arbitrary<Edit> =>
  fc.record({
    kind: fc.constantFrom(
      "insert",
      "remove",
      "move",
      "replace leaf",
      "replace leaf",
      "replace cell",
      "settings",
      "wrapper",
      "beside the wrapper",
    ),
    at: fc.nat(20),
    to: fc.nat(20),
    donor: arbitraryDocument(registry, "any", 2),
  });

// MJML writes a class a second time for Outlook.
function withoutStamps(html: string): string {
  return html.replace(/ ?\bmw-(?:note-[\w-]+?|more)(?:-outlook)?(?=[ "])/g, "").replaceAll(' class=""', "");
}

/** MJML has no words for what differs on a phone or in the dark, for some styles of sections and the page, and for shapes of Outlook. */
function withoutWhatMjmlLacks(document: EmailDocument, registry: BlockRegistry): EmailDocument {
  const bare = ({ extras, children, props, ...block }: Block): Block => {
    const { outlookCorners: ____, ...own } = props;
    const { tablet: _, mobile: __, dark: ___, ...others } = extras ?? {};
    const definition = registry.get(block.type);
    const drawsOnce = definition && ["row", "page"].includes(levelOf(definition));
    const advanced = Object.entries(storedExtra({ extras: others }, "advanced")).filter(([name]) => !drawsOnce || !looks.has(name));
    return {
      ...block,
      props: own,
      extras: { ...others, advanced: Object.fromEntries(advanced) },
      ...(children && { children: children.map(bare) }),
    };
  };
  const { dark: _, ...settings } = document.settings;
  return { ...document, settings, root: bare(document.root) };
}

const looks = new Set(["gradientTo", "opacity", "letterSpacing", "textTransform"]);

const pageOf = ({ root }: EmailDocument): Block => root.children?.[0] ?? root;
const rowsOf = (document: EmailDocument): readonly Block[] => pageOf(document).children ?? [];

function withRows(document: EmailDocument, rows: readonly Block[], props = pageOf(document).props): EmailDocument {
  const [page, ...others] = document.root.children ?? [];
  return page ? { ...document, root: { ...document.root, children: [{ ...page, props, children: rows }, ...others] } } : document;
}

function replaceChild(parent: Block, at: number, change: (child: Block) => Block): Block {
  const children = parent.children ?? [];
  const index = children.length > 0 ? at % children.length : -1;
  return { ...parent, children: children.map((child, position) => (position === index ? change(child) : child)) };
}

function apply(document: EmailDocument, { kind, at, to, donor }: Edit): EmailDocument {
  const rows = rowsOf(document);
  const index = rows.length > 0 ? at % rows.length : 0;
  const given = rowsOf(donor)[0];
  const leaf = given?.children?.[0]?.children?.[0];
  switch (kind) {
    case "insert":
      return withRows(document, given ? [...rows.slice(0, index), given, ...rows.slice(index)] : rows);
    case "remove":
      return withRows(
        document,
        rows.filter((_, position) => position !== index),
      );
    case "move": {
      const rest = rows.filter((_, position) => position !== index);
      const target = to % (rest.length + 1);
      return withRows(document, [...rest.slice(0, target), ...rows.slice(index, index + 1), ...rest.slice(target)]);
    }
    case "replace leaf":
      return withRows(
        document,
        replaceChild({ ...pageOf(document) }, at, (row) =>
          replaceChild(row, to, (cell) => replaceChild(cell, at + to, (old) => (leaf ? { ...leaf, id: old.id } : old))),
        ).children ?? [],
      );
    case "replace cell":
      return withRows(
        document,
        replaceChild(pageOf(document), at, (row) => replaceChild(row, to, (cell) => given?.children?.[0] ?? cell)).children ?? [],
      );
    case "settings":
      return { ...document, settings: donor.settings };
    case "wrapper":
      return withRows(document, rows, pageOf(donor).props);
    case "beside the wrapper":
      return {
        ...document,
        root: { ...document.root, children: [...(document.root.children ?? []), ...rowsOf(donor).slice(0, 1)].slice(0, at % 2 ? 1 : 3) },
      };
  }
}

/**
 * The same edits, each with a donor whose ids stand nowhere else. Notes in MJML go by the ids of the whole document, in HTML by those of a
 * row, so what has an id twice is noted differently; reading a document gives the second one a new id (`readDocument`).
 */
function withOwnIds(edits: readonly Edit[]): readonly Edit[] {
  const renamed = (block: Block, prefix: string): Block => ({
    ...block,
    id: prefix + block.id,
    ...(block.children && { children: block.children.map((child) => renamed(child, prefix)) }),
  });
  return edits.map((edit, index) => ({ ...edit, donor: { ...edit.donor, root: renamed(edit.donor.root, `donor-${index}-`) } }));
}

describe.each([
  ["our blocks", blockRegistry],
  ["blocks that fail, hide and draw several nodes", sampleRegistry],
])("with %s", (_, registry) => {
  test("after any edits everything is what a compiler that never saw the document makes of it", async () => {
    await fc.assert(
      fc.property(arbitraryDocument(registry, "any", 3), fc.array(arbitraryEdit(registry), { maxLength: 5 }), (first, edits) => {
        const compiler = createCompiler(registry);
        let document = first;
        for (const edit of [undefined, ...edits]) {
          if (edit) document = apply(document, edit);
          const fresh = createCompiler(registry);
          expect(compiler.compileDocument(document, options)).toEqual(fresh.compileDocument(document, options));
          const { frame, units, headCss, warnings } = compiler.parts(document, options);
          const cold = createCompiler(registry).parts(document, options);
          expect({ frame, headCss, warnings }).toEqual({ frame: cold.frame, headCss: cold.headCss, warnings: cold.warnings });
          expect(units.map(({ id, canvasHtml, html }) => [id, canvasHtml, html])).toEqual(
            cold.units.map(({ id, canvasHtml, html }) => [id, canvasHtml, html]),
          );
        }
      }),
      { numRuns: 8, ...seededBy(20) },
    );
  });

  test("the HTML is, but for whitespace that shows nothing, what MJML itself makes of the MJML source", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryDocument(registry, "any"), fc.array(arbitraryEdit(registry), { maxLength: 2 }), async (first, edits) => {
        const document = withoutWhatMjmlLacks(withOwnIds(edits).reduce(apply, first), registry);
        const compiler = createCompiler(registry);
        const { html, sizeBytes } = compiler.compileDocument(document, { ...options, asMjmlWrites: true });
        const { html: theirs } = await mjml(compiler.toMjml(document, options), { validationLevel: "skip" });
        expect(minifyHtml(withoutStamps(html)).trim()).toBe(minifyHtml(withoutStamps(fitPictures(addOpaqueColors(theirs)))).trim());
        expect(sizeBytes).toBe(new TextEncoder().encode(html).length);
      }),
      { numRuns: 15, ...seededBy(21) },
    );
  });

  test("rows opened one by one, in any order, are the rows of the whole", async () => {
    await fc.assert(
      fc.property(arbitraryDocument(registry, "any", 6), fc.boolean(), (document, isReversed) => {
        const { frame, rows, compileRow, headCss } = createCompiler(registry).openRows(document, options);
        const order = isReversed ? [...rows].reverse() : rows;
        const byRow = new Map(order.map((row) => [row, compileRow(row)]));
        const units = rows.flatMap((row) => byRow.get(row) ?? []);
        const whole = createCompiler(registry).parts(document, options);
        expect(units.map(({ canvasHtml }) => canvasHtml)).toEqual(whole.units.map(({ canvasHtml }) => canvasHtml));
        expect([frame, headCss(units)]).toEqual([whole.frame, whole.headCss]);
      }),
      { numRuns: 8, ...seededBy(22) },
    );
  });
});
