import { blockRegistry } from "@mailwright/blocks";
import type { Block, JsonValue } from "@mailwright/document";
import { aBlock, aButton, aDocument, anImage, aSection, aText } from "@mailwright/testing";
import { validateMjml } from "@mailwright/testing/validate-mjml";
import { describe, expect, test } from "vitest";
import { createCompiler } from "../pipeline/compiler.js";
import { handlebarsLogic } from "./block-rules.js";

type Extras = Readonly<Record<string, Readonly<Record<string, JsonValue>>>>;

const compiler = createCompiler(blockRegistry);
const withExtras = (block: Block, extras: Extras): Block => ({ ...block, extras });
const sides = (top: number, right = top, bottom = top, left = right) => ({ top, right, bottom, left });
const htmlOf = (...rows: readonly Block[]) => compiler.compileDocument(aDocument(rows), { asMjmlWrites: true }).html;

describe("a condition and a repetition", () => {
  const vip = withExtras(aText({ text: "<p>Only for you</p>" }, "vip"), {
    rules: { condition: "customer.orders > 3", repeat: "gifts", repeatAs: "gift" },
  });

  test("stand around the row of a block, and around a whole section", async () => {
    const section = withExtras(aSection(vip, aButton()), { rules: { condition: "shown" } });
    const document = aDocument([section, aSection(aText())]);
    const { html } = compiler.compileDocument(document);
    expect(html).toMatch(
      /\{% if customer\.orders > 3 %\}\s*\{% for gift in gifts %\}\s*<tr>[\s\S]*Only for you[\s\S]*<\/tr>\s*\{% endfor %\}\s*\{% endif %\}/,
    );
    // Outside of Outlook's comments, so that its table loses or repeats whole rows, too.
    expect(html).toMatch(/<!\[endif\]-->\s*\{% if shown %\}\s*<!--\[if mso \| IE\]><tr>/);
    expect(await validateMjml(compiler.toMjml(document))).toEqual([]);
  });

  test("stand around the words of the plain text, too", () => {
    const document = aDocument([withExtras(aSection(vip, aText({ text: "<p>For all</p>" })), { rules: { condition: "shown" } })]);
    expect(compiler.compileDocument(document).text).toBe(
      "{% if shown %}\n{% if customer.orders > 3 %}{% for gift in gifts %}\nOnly for you\n{% endfor %}{% endif %}\n\nFor all\n{% endif %}",
    );
    expect(compiler.compileDocument(document, { isPreview: true }).text).toBe("Only for you\n\nFor all");
  });

  test("show nothing of themselves on the canvas and in a preview", () => {
    const document = aDocument([aSection(vip)]);
    const canvas = compiler.parts(document).units.map(({ canvasHtml }) => canvasHtml);
    expect(canvas.join("")).not.toContain("{%");
    expect(compiler.compileDocument(document, { isPreview: true }).html).not.toContain("{%");
    const plain = aDocument([aSection(aText({ text: "<p>Only for you</p>" }, "vip"))]);
    expect(compiler.compileDocument(document, { isPreview: true }).html).toBe(compiler.compileDocument(plain).html);
  });

  test("are written as the host's language has them", () => {
    const logic = {
      condition: (expression: string) => [`*|IF:${expression}|*`, "*|END:IF|*"] as const,
      repeat: (list: string, item: string) => [`<!-- ${item} of ${list} -->`, "<!-- end -->"] as const,
    };
    const { html } = createCompiler(blockRegistry, { logic }).compileDocument(aDocument([aSection(vip)]));
    expect(html).toMatch(/\*\|IF:customer\.orders > 3\|\*[\s\S]*<!-- gift of gifts -->[\s\S]*\*\|END:IF\|\*/);
  });

  test("are written in Handlebars", () => {
    const { html } = createCompiler(blockRegistry, { logic: handlebarsLogic }).compileDocument(aDocument([aSection(vip)]));
    expect(html).toMatch(/\{\{#if customer\.orders > 3\}\}[\s\S]*\{\{#each gifts as \|gift\|\}\}[\s\S]*\{\{\/each\}\}[\s\S]*\{\{\/if\}\}/);
  });

  test.each(["x %} <script>", "a }} b", "<img src=x onerror=alert(1)>", "--><script>", "a\nb", "x ]] y"])(
    "cannot end their tag: %s",
    (condition) => {
      const hostile = withExtras(aText(), { rules: { condition, repeat: condition, repeatAs: "a b" } });
      expect(htmlOf(aSection(hostile))).toBe(htmlOf(aSection(aText())));
    },
  );
});

describe("the advanced sector", () => {
  test("a content block stands in a table of its own, with the solid colour for Outlook", async () => {
    const advanced = {
      width: 80,
      align: "left",
      margin: sides(8),
      padding: sides(12, 16),
      borderWidth: sides(1),
      borderColor: "#334455",
      topLeftRadius: 6,
      topRightRadius: 12,
      background: "#eef2ff",
      gradientTo: "#ffffff",
      gradientAngle: 90,
      backgroundImage: "https://example.com/a'b.png?c=1&d=2",
      opacity: 0.85,
      letterSpacing: 1.5,
      cssClass: "promo mj-evil mw-evil 1bad",
    };
    const document = aDocument([aSection(withExtras(aText(), { advanced }))]);
    const { html } = compiler.compileDocument(document, { asMjmlWrites: true });
    expect(html).toContain('<td align="left" class="promo" style="font-size:0;padding:8px">');
    expect(html).toMatch(/<table[^>]* role="presentation" width="80%"/);
    expect(html).toContain('bgcolor="#eef2ff"');
    for (const style of [
      "background-color:#eef2ff",
      "border:1px solid #334455",
      "border-radius:6px 12px 0px 0px",
      "letter-spacing:1.5px",
      "opacity:0.85",
      "padding:12px 16px",
      "background-image:url('https://example.com/a%27b.png?c=1&amp;d=2'),linear-gradient(90deg, #eef2ff, #ffffff)",
    ])
      expect(html).toContain(style);
    expect(await validateMjml(compiler.toMjml(document))).toEqual([]);
  });

  test("a column's box is inside it, a section's border is its own", async () => {
    const cell = withExtras(aBlock("cell", { width: 100 }, [aText()]), { advanced: { margin: sides(10), background: "#fafafa" } });
    const section = withExtras(aSection(cell), {
      advanced: { borderWidth: sides(2, 0, 0), borderColor: "#000000", bottomLeftRadius: 9, cssClass: "hero" },
    });
    const document = aDocument([section]);
    const { html } = compiler.compileDocument(document, { asMjmlWrites: true });
    expect(html).toContain("border-top:2px solid #000000");
    expect(html).toContain("border-radius:0px 0px 0px 9px");
    expect(html).toMatch(/class="[^"]*\bhero\b/);
    expect(html).toContain('bgcolor="#fafafa"');
    expect(await validateMjml(compiler.toMjml(document))).toEqual([]);
  });

  test("the page has a border and classes of its own", () => {
    const document = aDocument([aSection(aText())]);
    const [wrapper] = document.root.children ?? [];
    const page =
      wrapper &&
      withExtras(wrapper, { advanced: { borderWidth: sides(3, 0, 0), borderColor: "#ff0000", topLeftRadius: 8, cssClass: "paper" } });
    const { html } = compiler.compileDocument(
      { ...document, root: { ...document.root, children: page ? [page] : [] } },
      { asMjmlWrites: true },
    );
    expect(html).toContain("border-top:3px solid #ff0000");
    expect(html).toContain('class="paper"');
  });

  test.each([
    ["inside the page", {}, { div: true, table: true }],
    ["across the page", { fullWidth: true }, { div: false, table: true }],
  ])("a section %s has a gradient from its colour, opacity and letters of its own", async (_, props, drawn) => {
    const advanced = { gradientTo: "#ffffff", gradientAngle: 90, opacity: 0.5, letterSpacing: 2, textTransform: "uppercase" };
    const section = { ...aSection(aText()), props: { background: "#eef2ff", ...props }, extras: { advanced } };
    const document = aDocument([section]);
    const { html } = compiler.compileDocument(document, { asMjmlWrites: true });
    const styles = [...html.matchAll(/<(div|table)[^>]* style="([^"]*linear-gradient\(90deg, #eef2ff, #ffffff\)[^"]*)"/g)];
    expect(styles.map(([, tag]) => tag)).toEqual(Object.keys(drawn).filter((tag) => drawn[tag === "div" ? "div" : "table"]));
    expect(styles.filter(([, , style]) => style?.includes("opacity:0.5;text-transform:uppercase"))).toHaveLength(1);
    expect(styles[0]?.[2]).toContain("letter-spacing:2px");
    // What Outlook for Windows, and whoever knows no gradients, shows.
    expect(html).toMatch(/bgcolor="#eef2ff"/);
    expect(await validateMjml(compiler.toMjml(document))).toEqual([]);
  });

  test("the gradient of a section lies below its picture, and another runs in the dark", () => {
    const section = {
      ...aSection(aText()),
      props: { background: "#eef2ff", backgroundImage: "https://example.com/a'b.png?c=1&d=2" },
      extras: { advanced: { gradientTo: "#ffffff" }, dark: { background: "#101828", "advanced.gradientTo": "#1d2939" } },
    };
    const { html, css, warnings } = compiler.compileDocument(aDocument([section]), { asMjmlWrites: true });
    expect(warnings).toEqual([]);
    expect(html).toContain("background-image:url('https://example.com/a%27b.png?c=1&amp;d=2'),linear-gradient(180deg, #eef2ff, #ffffff)");
    expect(css).toContain("linear-gradient(180deg, #101828, #1d2939)!important");
  });

  test("the page has a gradient and letters of its own", () => {
    const document = aDocument([aSection(aText())]);
    const [wrapper] = document.root.children ?? [];
    const extras = { advanced: { gradientTo: "#eef2ff", letterSpacing: 1 }, dark: { "advanced.gradientTo": "#101828" } };
    const children = wrapper ? [{ ...wrapper, extras }] : [];
    const { html, css } = compiler.compileDocument({ ...document, root: { ...document.root, children } }, { asMjmlWrites: true });
    expect(html).toMatch(/<div[^>]* style="[^"]*letter-spacing:1px;background-image:linear-gradient\(180deg, #ffffff, #eef2ff\)"/);
    expect(css).toContain("linear-gradient(180deg, #ffffff, #101828)!important");
  });

  test("a merge tag that would end its declaration is no colour of a gradient", () => {
    const advanced = { background: "#eeeeee", gradientTo: "*|a);position:fixed;(|*" };
    const html = htmlOf({ ...aSection(withExtras(aText(), { advanced })), props: { background: "#eeeeee" }, extras: { advanced } });
    expect(html).not.toContain("position:fixed");
  });

  test("a direction of its own turns everything in it", () => {
    const section = withExtras(aSection(aText({ text: "<ul><li>שלום</li></ul>" })), { advanced: { direction: "rtl" } });
    expect(htmlOf(section)).toMatch(/direction:rtl[\s\S]*padding:0 24px 0 0/);
    expect(htmlOf(section, aSection(aText()))).toContain("direction:ltr");
  });

  test("what hides the block hides its box", () => {
    const block = withExtras(aText({ hideElement: "mobile" }), { advanced: { background: "#eeeeee" } });
    expect(htmlOf(aSection(block))).toMatch(/<td align="center" class="mw-hide-mobile"/);
  });

  test("a phone may have a box of other measures", () => {
    const block = withExtras(aText(), { advanced: { margin: sides(40) }, mobile: { "advanced.margin": sides(4) } });
    const { css, warnings } = compiler.compileDocument(aDocument([aSection(block)]));
    expect(warnings).toEqual([]);
    expect(css).toMatch(/max-width:480px\)\{\.mw-m\w+\{padding:4px!important\}\}/);
  });
});

test("a block whose values say that something is missing is warned of", () => {
  const { warnings } = compiler.compileDocument(aDocument([aSection(anImage({}, "empty"), anImage({ src: "/a.png" }, "full"))]));
  expect(warnings).toEqual([{ code: "incomplete-block", blockId: "empty", detail: "src: missing" }]);
});
