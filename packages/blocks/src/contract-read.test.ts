import { createCompiler } from "@mailwright/compiler";
import {
  type AnyBlockDefinition,
  type Block,
  collectBlocks,
  createRegistry,
  type EmailDocument,
  extraSpecs,
  type JsonValue,
  overrideParts,
  type PropSpec,
} from "@mailwright/document";
import { type BlockReaders, loadReaders, type ReadEmail, readHtml, readMjml } from "@mailwright/importer";
import { aBlock, aDocumentAround, arbitraryDocument, counterIds, extremeValues } from "@mailwright/testing";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { blockDefinitions, blockRegistry } from "./registry.js";
import { plantStarter } from "./starters/starter.js";
import { starterDocuments } from "./starters.js";

// What the compiler writes comes back as a tree that compiles to the same bytes. Two trees are the same when they do: ids are new,
// and a value that a block would inherit anyway is not stored.

const compiler = createCompiler(blockRegistry);
const options = { title: "Spring & “sale”", preheader: "Until {{ day }} < noon" };
let readers: BlockReaders;
beforeAll(async () => {
  readers = await loadReaders(blockRegistry);
});

const droppable = blockDefinitions.filter(({ within }) => within.length > 0);
const formats = {
  mjml: { write: (document: EmailDocument, told = options) => compiler.toMjml(document, told), read: readMjml },
  html: { write: (document: EmailDocument, told = options) => compiler.compileDocument(document, told).html, read: readHtml },
};

function expectBack(document: EmailDocument, format: keyof typeof formats): ReadEmail {
  const { write, read } = formats[format];
  const source = write(document);
  const email = read(source, { readers, newId: counterIds("read-") });
  expect(email.problems).toEqual([]);
  expect({ title: email.title, preheader: email.preheader }).toEqual(options);
  expect(write(email.document)).toBe(source);
  return email;
}

describe.each(["mjml", "html"] as const)("from %s", (format) => {
  test("any valid document comes back to the byte", async () => {
    const readable = createRegistry(blockDefinitions.filter(({ read, type }) => read || type === "root"));
    const document = arbitraryDocument(readable, "valid", 3).map(withoutExtras);
    await fc.assert(
      fc.asyncProperty(document, async (made) => {
        expectBack(made, format);
      }),
      { numRuns: 20 },
    );
  });

  test("starters come back block by block", () => {
    // Every other one in each format: they are many.
    for (const starter of starterDocuments.filter((_, index) => index % 2 === (format === "html" ? 0 : 1))) {
      const planted = plantStarter(starter, counterIds());
      const document = format === "html" ? planted : withoutExtras(planted);
      expect(typesOf(expectBack(document, format).document), starter.name).toEqual(typesOf(document));
    }
  });

  test.each(droppable.map((definition) => [definition.type, definition] as const))(
    "%s comes back, at every limit of its props too",
    (type, definition) => {
      const blocks = extremesOf(definition).map((props) => aBlock(type, { ...filledFor(definition), ...props }, contentOf(type)));
      const documents = type === "wrapper" ? blocks.map((block) => [block]) : [blocks.slice(0, 1), blocks];
      for (const together of documents) {
        const { document } = expectBack(aDocumentAround(together, blockRegistry), format);
        expect(typesOf(document)).toContain(readAs.get(type) ?? type);
      }
    },
  );
});

/** A sign's size is in attributes, which no rule changes; of products only the whole has an alignment. */
const unreadableOverrides = new Set(["tablet", "mobile"].flatMap((part) => [`social ${part}-size`, `products ${part}-align`]));

// Overrides are rules of the HTML's head; MJML has no words for them.
test.each(droppable.map((definition) => [definition.type, definition] as const))(
  "overrides of %s come back from HTML",
  (type, definition) => {
    const base = aBlock(type, filledFor(definition), contentOf(type));
    const blocks = overrideParts.flatMap((part) =>
      Object.entries(extraSpecs(definition, part)).flatMap(([name, spec]) => {
        const value = name.startsWith("advanced.") ? undefined : overrideOf(spec);
        return value === undefined ? [] : [{ ...base, id: `${part}-${name}`, extras: { [part]: { [name]: value } } }];
      }),
    );
    const lost = blocks.filter((block) => {
      const document = aDocumentAround([block], blockRegistry);
      const source = formats.html.write(document);
      const { document: back } = readHtml(source, { readers, newId: counterIds("read-") });
      return formats.html.write(back) !== source;
    });
    expect(lost.map(({ id }) => id).filter((id) => !unreadableOverrides.has(`${type} ${id}`))).toEqual([]);
  },
);

test.each(["mjml", "html"] as const)("conditions and repetitions of sections and blocks come back from %s", (format) => {
  const rules = { condition: "member.isNew and total > 3", repeat: "cart.items", repeatAs: "line" };
  const code = { ...aBlock("discount-code"), extras: { rules: { condition: "code" } } };
  const text = { ...aBlock("text"), extras: { rules } };
  const cells = [aBlock("cell", { width: 100 }, [aBlock("divider"), code, text, aBlock("spacer")])];
  const section = { ...aBlock("section", {}, cells), extras: { rules: { repeat: "shops" } } };
  const { document } = expectBack(aDocumentAround([aBlock("section"), section, section], blockRegistry), format);
  const found = collectBlocks(document.root).flatMap(({ extras }) => (extras ? [extras] : []));
  expect(found).toEqual([section, code, text, section, code, text].map(({ extras }) => extras));
});

test("the box of an advanced sector is left out, and what is in it stays", () => {
  const text = { ...aBlock("text"), extras: { advanced: { background: "#eeeeee", margin: { top: 9, right: 9, bottom: 9, left: 9 } } } };
  const { document, problems } = readMjml(compiler.toMjml(aDocumentAround([text], blockRegistry)), { readers, newId: counterIds("read-") });
  expect(typesOf(document)).toEqual(["root", "wrapper", "section", "cell", "text"]);
  expect(problems).toEqual([expect.objectContaining({ code: "style-dropped", detail: "advanced" })]);
});

test("every block that is dropped says how it is recognised, or comes back as another", () => {
  const silent = blockDefinitions.filter(({ read, type }) => !read && type !== "root").map(({ type }) => type);
  expect(silent.filter((type) => !readAs.has(type))).toEqual([]);
});

/**
 * What nothing in the email tells from others: neither a countdown's end nor an SVG's source is in it, the icons of the two social
 * blocks are drawn alike, and products are written as sections with pictures and words. They come back as blocks that show the same.
 */
const readAs = new Map([
  ["products", "section"],
  // Made of sections, with the blocks that people would build a product of.
  ["products", "section"],
  ["social-follow", "social"],
  ["svg", "image"],
  ["timer", "image"],
]);

function typesOf({ root }: EmailDocument): readonly string[] {
  return collectBlocks(root).map(({ type }) => type);
}

function withoutExtras(document: EmailDocument): EmailDocument {
  const { dark: _, ...settings } = document.settings;
  return { ...document, settings, root: bare(document.root) };
}

function bare({ extras: _, ...block }: Block): Block {
  return block.children ? { ...block, children: block.children.map(bare) } : block;
}

const filled: Record<string, JsonValue> = {
  src: "https://example.com/a.png",
  picture: { url: "https://example.com/b.png", key: "" },
  url: "https://youtu.be/abcdefghijk",
  address: "1 High Street, Bath",
  products: [{ name: "Lamp", image: "https://example.com/lamp.png", price: "20", url: "https://example.com/lamp" }],
};

/** A picture shows its other props only when there is one. */
function filledFor({ props }: AnyBlockDefinition): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(filled).filter(([name]) => name in props));
}

/** Each prop at each of its limits with the others as they are. */
function extremesOf({ props }: AnyBlockDefinition): readonly Record<string, JsonValue>[] {
  const limits = Object.entries(props).flatMap(([name, spec]) => extremeValues(spec).map((value) => ({ [name]: value })));
  return [{}, ...limits];
}

function overrideOf(spec: PropSpec): JsonValue | undefined {
  if (spec.kind === "edges") return { top: 6, right: 5, bottom: 4, left: 3 };
  if (spec.kind === "number") return Math.max(spec.min, Math.min(spec.max, 37));
  if (spec.kind === "color") return "#123456";
  if (spec.kind === "image") return "https://example.com/dark.png";
  return spec.kind === "choice" ? spec.options.find((option) => option !== spec.initial) : undefined;
}

function contentOf(type: string): readonly Block[] | undefined {
  if (type === "cell") return [aBlock("text")];
  if (type === "section") return [aBlock("cell", { width: 50 }, [aBlock("text")]), aBlock("cell", { width: 50 })];
  return type === "wrapper" ? [aBlock("section", {}, [aBlock("cell", {}, [aBlock("text")])])] : undefined;
}
