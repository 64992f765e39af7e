import { createCompiler } from "@mailwright/compiler";
import {
  type AnyBlockDefinition,
  type Block,
  collectBlocks,
  type EmailDocument,
  extraSpecs,
  type JsonValue,
  overrideParts,
  type PropSpec,
} from "@mailwright/document";
import { type BlockReaders, loadReaders, type ReadEmail, readHtml, readMjml } from "@mailwright/importer";
import { aBlock, aDocumentAround, arbitraryDocument, counterIds, extremeValues, withoutIds } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { blockDefinitions, blockRegistry } from "./registry/registry.js";
import { plantStarter } from "./starters/starter.js";
import { starterDocuments } from "./starters.js";

// What the compiler writes comes back as a tree that compiles to the same bytes, stamps of what is not seen included. Two trees are
// the same when they do: ids are new, and a value that a block would inherit anyway is not stored.

const compiler = createCompiler(blockRegistry);
const options = { title: "Spring & “sale”", preheader: "Until {{ day }} < noon", isEditable: true };
let readers: BlockReaders;
beforeAll(async () => {
  readers = await loadReaders(blockRegistry);
});

// Only an import makes blocks of MJML: what they are is in kept-mjml.test.ts.
const droppable = blockDefinitions.filter(({ within, type }) => within.length > 0 && !type.startsWith("mjml"));
const formats = {
  mjml: { write: (document: EmailDocument, told = options) => compiler.toMjml(document, told), read: readMjml },
  html: { write: (document: EmailDocument, told = options) => compiler.compileDocument(document, told).html, read: readHtml },
};

function expectBack(document: EmailDocument, format: keyof typeof formats): ReadEmail {
  const { write, read } = formats[format];
  const source = write(document);
  const email = read(source, { readers, newId: counterIds("read-") });
  expect(email.problems).toEqual([]);
  expect({ title: email.title, preheader: email.preheader, isEditable: true }).toEqual(options);
  expect(withoutIds(write(email.document))).toBe(withoutIds(source));
  return email;
}

describe.each(["mjml", "html"] as const)("from %s", (format) => {
  test("any valid document comes back to the byte", async () => {
    const document = arbitraryDocument(blockRegistry, "valid", 3);
    await fc.assert(
      fc.asyncProperty(document, async (made) => {
        expectBack(made, format);
      }),
      { numRuns: 20 },
    );
  });

  test("sections fill the window where the wrapper leaves it to them, and come back with it", () => {
    const cell: Block = { id: "cell", type: "cell", props: {}, children: [{ id: "text", type: "text", props: { text: "<p>Wide</p>" } }] };
    const section: Block = { id: "section", type: "section", props: { background: "#102030", fullWidth: true }, children: [cell] };
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    const props = { background: "transparent", padding: none, fullWidth: true };
    const wrapper: Block = { id: "wrapper", type: "wrapper", props, children: [section] };
    const made: EmailDocument = { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [wrapper] } };
    expect(compiler.toMjml(made)).not.toContain("mj-wrapper");
    expect(expectBack(made, format).document.root.children?.[0]).toMatchObject({ type: "wrapper", props });
  });

  test("a device for which nothing is set any more leaves no stamp", () => {
    const text: Block = { id: "text", type: "text", props: {}, extras: { mobile: {} } };
    const cell: Block = { id: "cell", type: "cell", props: {}, children: [text] };
    expectBack(aDocumentAround([{ id: "section", type: "section", props: {}, children: [cell] }], blockRegistry), format);
  });

  test("lines of a text whose tag is a span stand below each other, and come back as lines", () => {
    const props = { text: "<p>One</p><ul><li><p>Two</p></li></ul><p>Three</p>", tag: "span" };
    const { document } = expectBack(aDocumentAround([aBlock("text", props)], blockRegistry), format);
    expect(compiler.toMjml(document).match(/<span style="display:block;margin:0">/g)).toHaveLength(3);
    expect(collectBlocks(document.root).find(({ type }) => type === "text")?.props).toEqual(props);
  });

  test.each<[string, NonNullable<Block["extras"]>]>([
    ["a condition", { rules: { condition: "vip" } }],
    ["a box", { advanced: { cssClass: "own" } }],
    ["a dark box", { dark: { "advanced.background": "#102030" } }],
  ])("nothing is written of %s around MJML that is not there", (_, extras) => {
    const empty = aBlock("mjml");
    const around = (block: Block) => aDocumentAround([aBlock("cell", { width: 100 }, [block, aBlock("spacer")])], blockRegistry);
    expectBack(around({ ...empty, extras }), format);
    expect(formats[format].write(around({ ...empty, extras }))).toBe(formats[format].write(around(empty)));
  });

  test("a colour of texts that is another in the dark comes back", () => {
    const settings = { textColor: "#fff", dark: { textColor: "#000000" } };
    const { document } = expectBack({ ...aDocumentAround([aBlock("text")], blockRegistry), settings }, format);
    expect(document.settings).toEqual(settings);
  });

  test("a menu's colour that is that of texts keeps its own in the dark", () => {
    const settings = { textColor: "#fff", dark: { textColor: "#000000" } };
    expectBack({ ...aDocumentAround([aBlock("menu", { color: "#fff" })], blockRegistry), settings }, format);
  });

  test.each([{}, { h3HeadingFontColor: "#1f4fd880" }])("a text that is one heading comes back as a text, with %o", (settings) => {
    const props = { text: '<h3 style="text-align:center"><span style="color:#c2410c">Spring</span></h3>' };
    const { document } = expectBack({ ...aDocumentAround([aBlock("text", props)], blockRegistry), settings }, format);
    expect(collectBlocks(document.root).find(({ type }) => type === "text")?.props).toEqual(props);
  });

  test("starters come back block by block", () => {
    // Every other one in each format: they are many.
    for (const starter of starterDocuments.filter((_, index) => index % 2 === (format === "html" ? 0 : 1))) {
      const document = plantStarter(starter, counterIds());
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
        expect(typesOf(document)).toContain(type);
      }
    },
  );
});

const unseen: readonly (readonly [string, Block])[] = [
  ["a countdown", aBlock("timer", { end: "2027-01-31T18:00:00", timeZone: "UTC+01:00", picture: { url: "/t.gif", key: "timer-1" } })],
  ["a countdown that nobody has set", aBlock("timer")],
  ["a drawing", aBlock("svg", { src: "/a.png", width: 120, decorative: true })],
  ["an icon", aBlock("icon", { icon: "ph-star", color: "#123456", picture: { url: "/i.png", key: "icon-1" } })],
  [
    "a video",
    aBlock("video", { url: "https://youtu.be/abcdefghijk", playButton: "ring-dark", picture: { url: "/v.png", key: "video-1" } }),
  ],
  ["a QR code", aBlock("qr-code", { url: "https://example.com", picture: { url: "/q.png", key: "qr-1" } })],
  ["networks to follow", aBlock("social-follow", { shape: "square", color: "black" })],
  ["a button's icon", aBlock("button", { iconId: "ph-star", iconPicture: { url: "/i.png", key: "icon-1" } })],
  ["a picture that says nothing", aBlock("image", { src: "/a.png", decorative: true })],
  [
    "products",
    aBlock("products", { products: [{ name: "Lamp", url: "https://example.com/lamp" }, { name: "Chair" }], layout: "horizontal" }),
  ],
  ["locks", { ...aBlock("text"), extras: { lock: { content: true, style: true, position: true, removal: true } } }],
  [
    "a row with round corners",
    { ...aBlock("section", { radius: 4 }, [aBlock("cell")]), extras: { advanced: { topLeftRadius: 9 }, label: { name: "Hero" } } },
  ],
  [
    "a box around a block",
    { ...aBlock("quote"), extras: { advanced: { background: "#eeeeee", width: 50, cssClass: "own" }, lock: { style: true } } },
  ],
  ["another look on a phone", { ...aBlock("heading"), extras: { mobile: { align: "center", fontSize: 20 }, dark: { color: "#ffffff" } } }],
];

describe.each(["mjml", "html"] as const)("from %s, what an email does not show", (format) => {
  test.each(unseen)("%s comes back as it was stored", (_, block) => {
    const { document } = expectBack(aDocumentAround([block], blockRegistry), format);
    const found = collectBlocks(document.root).find(({ type }) => type === block.type);
    expect({ props: found?.props, extras: found?.extras }).toEqual({ props: block.props, extras: block.extras });
  });

  test("General settings come back as they were stored, those that no block shows too", () => {
    const settings = { h5HeadingFontSize: 19, linkColor: "#abc", lineSpacing: "150%", dark: { bgColor: "#101010", linkColor: "#ff0000" } };
    const { document } = expectBack({ ...aDocumentAround([aBlock("divider")], blockRegistry), settings }, format);
    expect(document.settings).toEqual(settings);
  });
});

describe("stamps of the compiler", () => {
  const locked = { ...aBlock("heading", { text: "Sale" }), extras: { lock: { content: true } } };
  const source = formats.html.write(aDocumentAround([locked], blockRegistry));
  const readBack = (html: string) => {
    const { document } = readHtml(html, { readers, newId: counterIds("read-") });
    return collectBlocks(document.root).find(({ type }) => type === "heading");
  };

  test("count only as far as they are still what was written", () => {
    expect(source).toContain("mw-note-");
    expect(readBack(source)?.extras).toEqual({ lock: { content: true } });
    for (const cut of [/(?<=mw-note-[\w-]{8})[\w-]*/g, /(?<=mw-note-)[\w-]/g]) {
      expect(readBack(source.replace(cut, ""))).toMatchObject({ type: "heading", props: { text: "Sale" } });
    }
  });

  test("say nothing that a block of that type may not have", () => {
    const forged = {
      type: "heading",
      props: { text: 5 },
      extras: { lock: { content: "yes" }, advanced: { opacity: 7 }, rules: 1, other: {} },
    };
    const stamp = Buffer.from(JSON.stringify(forged)).toString("base64url");
    const found = readBack(source.replace(/(<td [^>]*)mw-note-[\w-]+/, `$1mw-note-${stamp}`));
    expect(found).toMatchObject({ type: "heading", props: {} });
    expect(found?.extras).toBeUndefined();
  });
});

/** A sign's size is in attributes, which no rule changes. */
const unreadableOverrides = new Set(["tablet", "mobile"].map((part) => `social ${part}-size`));

// Many who send email keep only the classes that the head speaks of: overrides are rules of the head, and can be read from there.
test.each(
  droppable.filter(({ unseen, type }) => !unseen?.type && type !== "wrapper").map((definition) => [definition.type, definition] as const),
)("overrides of %s come back from HTML that has lost its stamps", (type, definition) => {
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
    const plain = withoutStamps(source);
    const { document: back } = readHtml(plain, { readers, newId: counterIds("read-") });
    return withoutStamps(formats.html.write(back)) !== plain;
  });
  expect(lost.map(({ id }) => id).filter((id) => !unreadableOverrides.has(`${type} ${id}`))).toEqual([]);
});

function withoutStamps(html: string): string {
  return html.replace(/ class="mw-note-[\w-]+"| ?mw-note-[\w-]+/g, "");
}

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

test.each(["mjml", "html"] as const)("the style sheet of a code block comes back from %s, and from its next export", (format) => {
  const css = ".a,td.b > p{color:red}body{margin:0}@media (max-width:480px){.a{color:blue}}@supports (display:grid){.a{gap:4px}}";
  const blocks = [
    aBlock("code", { html: `<div class="a">One</div><style>${css}</style>` }),
    aBlock("code", { html: '<style>.a{color:green}</style><div class="a">Two</div>' }),
    aBlock("code", { html: '<div class="a">Three</div>' }),
  ];
  const { write, read } = formats[format];
  const readCodes = (document: EmailDocument) => {
    const email = read(write(document), { readers, newId: counterIds("read-") });
    expect(email.problems).toEqual([]);
    const codes = collectBlocks(email.document.root).filter(({ type }) => type === "code");
    return { document: email.document, codes: codes.map(({ props }) => props["html"]) };
  };
  const once = readCodes(aDocumentAround([aBlock("section", {}, [aBlock("cell", { width: 100 }, blocks)])], blockRegistry));
  expect(once.codes).toEqual([
    `<style>${css}</style>\n<div class="a">One</div>`,
    '<style>.a{color:green}</style>\n<div class="a">Two</div>',
    '<div class="a">Three</div>',
  ]);
  expect(readCodes(once.document).codes).toEqual(once.codes);
});

function typesOf({ root }: EmailDocument): readonly string[] {
  return collectBlocks(root).map(({ type }) => type);
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
