import { createCompiler } from "@mailwright/compiler";
import { type AmpOptions, compileAmp } from "@mailwright/compiler/amp";
import type { Block, EmailDocument, JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround, arbitraryDocument, counterIds } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { validateAmp } from "@mailwright/testing/validate-amp";
import { describe, expect, test } from "vitest";
import { blockRegistry } from "./registry/registry.js";
import { plantStarter } from "./starters/starter.js";
import { starterDocuments } from "./starters.js";

// The validator of the AMP project finds nothing wrong with what is sent, in light and dark, from left to right and from right to left.

const compiler = createCompiler(blockRegistry);
const ampOf = (document: EmailDocument, options: AmpOptions = {}) => compileAmp(compiler, document, blockRegistry, options);
const withBlocks = (...blocks: readonly Block[]) => aDocumentAround(blocks, blockRegistry);
const ampOfBlock = (type: string, props: Record<string, JsonValue>, options?: AmpOptions) =>
  ampOf(withBlocks(aBlock(type, props)), options);

const dark = { bgColor: "#14171c", textColor: "#dfe4ec", linkColor: "#93b3ff" };
const looks = [{ dir: "ltr" }, { dir: "rtl", dark }, { dir: "ltr", dark }, { dir: "rtl" }] as const;
const many = { timeout: 240_000 };

test.each(starterDocuments)("the starter “$name” is valid AMP for Email", many, async (starter) => {
  const document = plantStarter(starter, counterIds());
  const look = looks[starterDocuments.indexOf(starter) % looks.length];
  const { html, fault } = ampOf(
    { ...document, settings: { ...document.settings, ...look } },
    { title: "Spring & more", preheader: "Ten days" },
  );
  expect(fault).toBeUndefined();
  expect(await validateAmp(html)).toEqual([]);
});

test.each(looks)("any email is valid AMP for Email, $dir $dark", many, async (look) => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument(blockRegistry, "any", 3), async (document) => {
      const { html, fault } = ampOf({ ...document, settings: { ...document.settings, ...look } });
      if (fault === undefined) expect(await validateAmp(html)).toEqual([]);
    }),
    runs(6, 100),
  );
});

describe("a block that can do more in AMP", () => {
  test("an accordion folds", async () => {
    const { html, losses } = ampOfBlock("accordion", { items: [{ title: "Why </h4>?", words: "So.\nYes {{ name }}" }], opened: "first" });
    expect(html).toContain('<script async custom-element="amp-accordion"');
    expect(html).toMatch(/<amp-accordion animate="animate"[^>]*><section expanded="expanded"[^>]*><h4 [^>]*>Why &lt;\/h4&gt;\?<\/h4>/);
    expect(html).toContain("So.<br>Yes {{ name }}");
    expect(html).not.toContain("<details");
    expect(losses).toEqual([]);
    expect(await validateAmp(html)).toEqual([]);
  });

  test("a carousel is swiped, in the room of its first picture", async () => {
    const pictures = [
      { src: "https://example.com/a.png", alt: "Tulips" },
      { src: "https://example.com/b.png", alt: "Roses", link: { kind: "web", value: "https://example.com/roses" } },
    ];
    const { html } = ampOfBlock("carousel", { pictures, width: 600 }, { sizeOf: () => ({ width: 1200, height: 600 }) });
    expect(html).toMatch(/<amp-carousel type="slides" layout="responsive" width="600" height="300"/);
    expect(html).toMatch(/<a title[^>]*href|<a href="https:\/\/example.com\/roses"/);
    expect(html).not.toContain('type="radio"');
    expect(await validateAmp(html)).toEqual([]);
  });

  test("a rating is a form where somebody takes its answers, and links where nobody does", async () => {
    const link = { kind: "web", value: "https://example.com/rate" };
    const form = ampOfBlock("rating", { link, ampAction: "https://example.com/answers" });
    expect(form.html).toContain('<form method="post" action-xhr="https://example.com/answers"');
    expect(form.html.match(/<button type="submit" name="rating" value="\d"/g)).toHaveLength(5);
    expect(form.html).toMatch(/<div submit-success[^>]*>Thank you\.<\/div>/);
    expect(await validateAmp(form.html)).toEqual([]);
    for (const ampAction of ["", "http://example.com/answers", "javascript:alert(1)"]) {
      const { html } = ampOfBlock("rating", { link, ampAction });
      expect(html).not.toContain("<form");
      expect(html).toContain("https://example.com/rate?rating=4");
    }
  });

  test("a rating whose answer has a name that AMP keeps for itself stays links", async () => {
    const link = { kind: "web", value: "https://example.com/rate" };
    for (const parameter of [
      "__proto__",
      "__amp_x",
      "childNodes",
      "getAttributeNodeNS",
      "msRequestFullscreen",
      "webkitdropzone",
      "valueOf",
    ]) {
      const { html } = ampOfBlock("rating", { link, parameter, ampAction: "https://example.com/answers" });
      expect(html).not.toContain("<form");
      expect(html).toContain(`?${parameter}=4`);
    }
  });

  test("headings without words are paragraphs", async () => {
    const { html } = ampOfBlock("text", { text: "<h2> </h2><p>Words</p>" });
    expect(html).not.toMatch(/<h2|[\uE000-\uF8FF]/);
    expect(await validateAmp(html)).toEqual([]);
  });

  test("stands inside of the tags of its condition", async () => {
    const { html } = ampOf(withBlocks({ ...aBlock("accordion", {}), extras: { rules: { condition: "vip" } } }));
    expect(html).toMatch(/\{% if vip %\}[\s\S]*<amp-accordion[\s\S]*\{% endif %\}/);
    expect(await validateAmp(html)).toEqual([]);
  });
});

describe("what AMP does not know", () => {
  test("pictures keep their room: as they are written, by their size, or in a box that is said to be a guess", async () => {
    const image = { src: "https://example.com/a.png", alt: "A", width: 300 };
    const known = ampOfBlock("image", image, { sizeOf: () => ({ width: 400, height: 100 }) });
    const [, width, height] = /<amp-img [^>]*width="(\d+)" height="(\d+)" layout="intrinsic"/.exec(known.html) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(4, 1);
    expect(known.losses).toEqual([]);
    const guessed = ampOfBlock("image", image);
    expect(guessed.losses).toMatchObject([{ code: "picture-size", detail: image.src }]);
    expect(guessed.html).toContain("mw-whole");
    expect(await validateAmp(guessed.html)).toEqual([]);
  });

  test("a picture that is not there over https becomes its words, and is named with its block", async () => {
    const block = aBlock("image", { src: "http://example.com/a.png", alt: "Tulips" }, undefined, "pic");
    const { html, losses } = ampOf(withBlocks(block));
    expect(html).not.toContain("<amp-img");
    expect(html).toContain("Tulips");
    expect(losses).toEqual([{ code: "picture-address", blockId: "pic", detail: "http://example.com/a.png" }]);
  });

  test("a link into the email loses its address and keeps its words", () => {
    const { html, losses } = ampOfBlock("text", { text: '<p><a href="#top">Up</a> <a href="{{ url }}">Out</a></p>' });
    expect(html).toContain("Up");
    expect(html).not.toContain("#top");
    expect(html).toContain('href="{{ url }}"');
    expect(losses).toMatchObject([{ code: "link", detail: "#top" }]);
  });

  test("half a sign becomes the sign for those that are none", async () => {
    const document = withBlocks(aBlock("text", { text: "<p>Words \ud83c</p>" }));
    const { html } = ampOf({ ...document, settings: { ...document.settings, lang: "a < b {{ first_name }} spring \ud83c" } });
    expect(html).toContain("Words \uFFFD");
    expect(await validateAmp(html)).toEqual([]);
  });

  test("an address whose host is none loses it too, as no mail program takes an AMP part with one", async () => {
    const icons = ["a < b & c", "https://a<b/c", "https:///x"].map((href) => ({ network: "account", href }));
    const { html } = ampOf(
      withBlocks(
        aBlock("social", { icons }),
        aBlock("image", { src: "https://a<b/c.png" }),
        aBlock("rating", { ampAction: "https://a<b/c" }),
      ),
    );
    expect(await validateAmp(html)).toEqual([]);
  });

  test("hand-written code keeps what AMP takes of it, and nothing that runs", async () => {
    const code =
      '<style>@media (prefers-color-scheme:dark){p{color:red}}</style><form action="https://x.example"><input name="a"></form><center><font color="#ff0000">Hi</font></center><video src="a.mp4"></video>';
    const { html, losses } = ampOfBlock("code", { code, html: code });
    expect(html).not.toMatch(/<form|<input|<video|<center|<font|prefers-color-scheme|on\w+=/);
    expect(await validateAmp(html)).toEqual([]);
    expect(losses.every(({ code: each }) => ["element", "dark", "link"].includes(each))).toBe(true);
  });

  test("dark colours are the mail program's own", async () => {
    const document = withBlocks(aBlock("text", { text: "<p>Hi</p>" }));
    const { html, losses } = ampOf({ ...document, settings: { dark } });
    expect(losses).toEqual([{ code: "dark" }]);
    expect(await validateAmp(html)).toEqual([]);
  });

  test("an email that is too large for AMP says so", () => {
    const long = `<p>${"word ".repeat(60_000)}</p>`;
    expect(ampOfBlock("text", { text: long }).fault).toBe("too-large");
  });
});

test("columns keep their widths on a desktop although AMP knows nothing that is important", () => {
  const halves = ["left", "right"].map((id) => aBlock("cell", { width: 50 }, [aBlock("text", {})], id));
  const { html } = ampOf(aDocumentAround([aBlock("section", {}, halves)], blockRegistry));
  expect(html).not.toContain("!important");
  expect(html).toMatch(/@media only screen and \(min-width:768px\)\s*\{\.mj-column-per-[\d-]+:not\(#_\):not\(#_\)\{width:/);
});
