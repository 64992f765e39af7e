import { compileDocument, createCompiler, handlebarsLogic, liquidLogic } from "@mailwright/compiler";
import type { Block, EmailDocument, JsonValue } from "@mailwright/document";
import { aBlock, aDocument, aDocumentAround, aSection, aText } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";
import { carousel } from "./index.js";

const pictures = [
  { src: "https://example.com/a.png", alt: "Tulips" },
  { src: "https://example.com/b.png", alt: "Roses", link: { kind: "web", value: "https://example.com/roses" } },
  { src: "", alt: "Nothing yet" },
];
const documentOf = (...all: readonly Record<string, JsonValue>[]) =>
  aDocumentAround(
    all.map((props, index) => aBlock("carousel", { pictures, ...props }, undefined, `c${index}`)),
    blockRegistry,
  );
const compile = (props: Record<string, JsonValue> = {}) => compileDocument(documentOf(props), blockRegistry);

/** What Outlook for Windows reads. */
const inOutlook = (html: string) => html.replace(/<!--\[if !mso\]><!-->[\s\S]*?<!--<!\[endif\]-->/g, "");
const picturesIn = (html: string) => [...html.matchAll(/example\.com\/(\w)\.png/g)].map(([, name]) => name);

test("the pictures that are there become slides, each with its words and link; one that is missing is left out", () => {
  const { html, text } = compile({ thumbnails: false });
  expect(picturesIn(html)).toEqual(["a", "b"]);
  expect(html).toContain('alt="Tulips"');
  expect(html).toMatch(/<a href="https:\/\/example\.com\/roses" target="_blank"[^>]*><img [^>]*alt="Roses"/);
  expect(text).toBe("Tulips\nRoses [https://example.com/roses]");
});

test("there is a dot for each picture, which says what it turns to, and a thumbnail where wanted", () => {
  const { html } = compile();
  expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(
    expect.arrayContaining(["1/2 Tulips", "2/2 Roses"]),
  );
  expect(html.match(/<label for=/g)).toHaveLength(2);
  expect(compile({ thumbnails: false }).html).not.toContain("<label");
});

test.each([
  ["first", ["a"]],
  ["all", ["a", "b"]],
])("Outlook for Windows shows the pictures of the fallback %s, and no dots", (fallback, wanted) => {
  const read = inOutlook(compile({ fallback }).html);
  expect(picturesIn(read)).toEqual(wanted);
  expect(read).not.toMatch(/<input|<label/);
});

test.each([
  ["first", "display:none"],
  ["all", "padding-top:8px"],
])("where :checked is not known, the fallback %s stands in the elements themselves", (fallback, style) => {
  const { html, css } = compile({ fallback });
  expect(/class="mw-slide mw-slide-2" style="([^"]+)"/.exec(html)?.[1]).toContain(style);
  // Whatever turns, shows dots or hides a slide asks for it.
  const rules = css.split("}").filter((rule) => rule.includes("mw-own-"));
  expect(rules.length).toBeGreaterThan(4);
  for (const rule of rules) expect(rule).toContain(":checked");
});

test("two carousels in one email turn apart, even if they show the same", () => {
  const { html } = compileDocument(documentOf({}, {}), blockRegistry);
  const names = [...html.matchAll(/type="radio" class="[^"]+" name="([^"]+)" id="([^"]+)"/g)];
  expect(new Set(names.map(([, name]) => name)).size).toBe(2);
  expect(new Set(names.map(([, , id]) => id)).size).toBe(4);
});

test("one picture turns nothing, and no picture sends nothing", () => {
  const one = compile({ pictures: pictures.slice(0, 1) });
  expect(one.html).not.toMatch(/<input|mw-own-[^"]*-1/);
  expect(one.css).not.toContain(":checked");
  expect(compile({ pictures: [{}] }).html).not.toContain("<img");
});

test("Outlook for Windows, which knows no largest width, gets one that fits the column", () => {
  const cells = [aBlock("cell", { width: 50 }, [aBlock("carousel", { pictures })]), aBlock("cell", { width: 50 })];
  const document = aDocumentAround([aBlock("section", {}, cells)], blockRegistry);
  // Our MJML is compiled elsewhere too, where nothing narrows them.
  for (const written of [compileDocument(document, blockRegistry).html, createCompiler(blockRegistry).toMjml(document)]) {
    const widths = [...written.matchAll(/<img src="[^"]+" alt="(?:Tulips|Roses)" width="(\d+)"/g)].map(([, width]) => Number(width));
    expect(widths).toHaveLength(2);
    for (const width of widths) expect(width).toBeLessThanOrEqual(330);
  }
});

test("and one as wide as the column is, where the widths of the row do not add up to all of it", () => {
  const widthsIn = (share: number) => {
    const column = aBlock("cell", { width: share }, [aBlock("carousel", { pictures })]);
    const mjml = createCompiler(blockRegistry).toMjml(aDocumentAround([aBlock("section", {}, [column])], blockRegistry));
    return [...mjml.matchAll(/<img src="[^"]+" alt="Tulips" width="(\d+)"/g)].map(([, width]) => Number(width));
  };
  expect(widthsIn(1)).toEqual(widthsIn(100));
  expect(widthsIn(50)).toEqual(widthsIn(100));
});

test("says what is missing: pictures, a second one, words", () => {
  const said = (given: readonly Record<string, JsonValue>[]) =>
    compile({ pictures: given }).warnings.flatMap((warning) => (warning.code === "incomplete-block" ? [warning.detail] : []));
  const [tulips = {}, roses = {}, missing = {}] = pictures;
  expect(said([tulips, missing])).toEqual(["pictures: missing"]);
  expect(said([tulips])).toEqual(["pictures: alone"]);
  expect(said([tulips, { ...roses, alt: " " }])).toEqual(["pictures: noAlt"]);
  expect(said([tulips, roses])).toEqual([]);
  expect(Object.keys(carousel.strings.faults ?? {})).toEqual(expect.arrayContaining(["missing", "alone", "noAlt"]));
});

const withExtras = (block: Block, extras: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>): Block => ({ ...block, extras });

describe("a carousel that is repeated", () => {
  const gifts = { rules: { repeat: "gifts", repeatAs: "gift" } };
  const repeated = () => withExtras(aBlock("carousel", { pictures }, undefined, "c"), gifts);
  const twice = () => aDocument([withExtras(aSection(repeated()), { rules: { repeat: "orders" } })]);
  const namesIn = (html: string) => [...new Set([...html.matchAll(/ (?:name|id|for)="(mw-own-[^"]+)"/g)].map(([, name]) => name))];

  test("has other names in every copy, by the number that the sender writes", () => {
    const { html, warnings } = compileDocument(aDocument([aSection(repeated())]), blockRegistry);
    const group = "mw-own-c-{{ forloop.index }}";
    expect(namesIn(html)).toEqual([group, `${group}-1`, `${group}-2`]);
    expect(warnings.map(({ code }) => code)).toEqual(["incomplete-block"]);
  });

  test("and where what is around it is repeated too, by both numbers", () => {
    expect(namesIn(compileDocument(twice(), blockRegistry).html)[0]).toBe("mw-own-c-{{ forloop.index }}-{{ forloop.parentloop.index }}");
    const handlebars = createCompiler(blockRegistry, { logic: handlebarsLogic }).compileDocument(twice());
    expect(namesIn(handlebars.html)[0]).toBe("mw-own-c-{{@index}}-{{@../index}}");
  });

  test("keeps one name on the canvas, in a preview and in the source without the tags", () => {
    const compiler = createCompiler(blockRegistry);
    const canvas = compiler.parts(twice()).units.map(({ canvasHtml }) => canvasHtml);
    const preview = compiler.compileDocument(twice(), { isPreview: true }).html;
    for (const html of [canvas.join(""), preview]) expect(namesIn(html)[0]).toBe("mw-own-c");
    expect([...canvas, preview, compiler.toMjml(twice())].join("")).not.toMatch(/[\uE000-\uE007]/);
  });

  test("is told of where the language of the page cannot tell copies apart", () => {
    const { condition, repeat } = liquidLogic;
    const compiler = createCompiler(blockRegistry, { logic: { condition, repeat } });
    const found = (document: EmailDocument) =>
      compiler.compileDocument(document).warnings.filter(({ code }) => code === "copies-share-names");
    expect(found(aDocument([aSection(repeated())]))).toEqual([{ code: "copies-share-names", blockId: "c", detail: "carousel" }]);
    expect(found(aDocument([withExtras(aSection(aText()), gifts)]))).toEqual([]);
    expect(namesIn(compiler.compileDocument(twice()).html)[0]).toBe("mw-own-c");
  });
});
