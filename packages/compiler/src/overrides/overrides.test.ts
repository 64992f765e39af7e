import { blockRegistry } from "@mailwright/blocks";
import type { Block, JsonValue } from "@mailwright/document";
import { aBlock, aDocument, anImage, arbitraryDocument, aSection, aText } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { describe, expect, test } from "vitest";
import { createCompiler } from "../pipeline/compiler.js";
import { overlayVariants } from "./overlay-variants.js";

type Values = Readonly<Record<string, JsonValue>>;

const withExtras = (block: Block, extras: Readonly<Record<string, Values>>): Block => ({ ...block, extras });
const compile = (rows: readonly Block[], settings: Values = {}) =>
  createCompiler(blockRegistry).compileDocument(aDocument(rows, settings), { asMjmlWrites: true });

describe("on a phone", () => {
  test("spacing, size and alignment are rules of the phone's width; inline styles stay the desktop's", () => {
    const text = withExtras(aText({ align: "left", fontSize: 20 }), { mobile: { align: "center", fontSize: 16, padding: edges(4) } });
    const { html, css, warnings } = compile([aSection(text)]);
    expect(warnings).toEqual([]);
    expect(html).toContain("font-size:20px");
    const phone = /@media only screen and \(max-width:480px\)\{(.*)\}/.exec(css)?.[1] ?? "";
    expect(phone).toContain("{padding:4px!important;text-align:center!important}");
    expect(phone).toContain("{font-size:16px!important;text-align:center!important}");
    for (const [, name = ""] of phone.matchAll(/\.(mw-m\w+)\{/g)) expect(html).toMatch(new RegExp(`class="[^"]*${name}`));
  });

  test("what stands in its cell by an attribute is moved with margins", () => {
    const image = withExtras(anImage({ src: "/a.png", width: 100, align: "left" }), { mobile: { align: "right", width: 50 } });
    const { css } = compile([aSection(image)]);
    expect(css).toContain("margin-left:auto!important;margin-right:0!important");
    expect(css).toContain("width:50px!important");
  });

  test("a phone takes the tablet's look where it has none of its own, and the last word where it has", () => {
    const spacer = (extras: Readonly<Record<string, Values>>) =>
      compile([aSection(withExtras(aBlock("spacer", { height: 50 }), extras))]).css;
    const tablet = spacer({ tablet: { height: 30 } });
    expect(tablet).toContain("max-width:992px){.");
    expect(tablet).not.toContain("max-width:480px");
    // The phone's is the desktop's again, which the tablet's query must not reach.
    expect(spacer({ tablet: { height: 30 }, mobile: { height: 50 } })).toMatch(/max-width:480px\)\{.*height:50px!important/);
  });

  test("equal overrides share one rule, and a document without any has no rules", () => {
    const same = () => withExtras(aText(), { mobile: { fontSize: 14 } });
    const { css } = compile([aSection(same()), aSection(same())]);
    expect(css.match(/font-size:14px!important/g)).toHaveLength(1);
    expect(compile([aSection(aText())]).html).not.toMatch(/mw-[tmd]\w/);
  });

  test("the page wrapper too", () => {
    const document = aDocument([aSection(aText())]);
    const [wrapper] = document.root.children ?? [];
    const page = {
      ...document,
      root: { ...document.root, children: wrapper ? [withExtras(wrapper, { mobile: { padding: edges(0) } })] : [] },
    };
    const { html, css } = createCompiler(blockRegistry).compileDocument(page, { asMjmlWrites: true });
    const [, name = ""] = /\.(mw-m\w+)\{padding:0px!important/.exec(css) ?? [];
    expect(html).toContain(`class="${name}"`);
  });
});

describe("in the dark", () => {
  test.each([
    ["a block", [aSection(withExtras(aBlock("button"), { dark: { background: "#8fb0ff" } }))], {}],
    ["General settings", [aSection(aText())], { dark: { bgColor: "#111111" } }],
    ["code", [aSection(aBlock("code", { html: "<style>@media (prefers-color-scheme:dark){p{color:#fff}}</style><p>x</p>" }))], {}],
  ])("dark colours of %s are declared, so that mail programs leave them alone", (_, rows, settings) => {
    const { html, css } = compile(rows, settings);
    expect(html).toContain('<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">');
    expect(css).toContain(":root{color-scheme:light dark");
    expect(createCompiler(blockRegistry).toMjml(aDocument(rows, settings))).toContain('<meta name="color-scheme"');
  });

  test("colours are rules for dark schemes, and for Outlook's own dark mode", () => {
    const button = withExtras(aBlock("button", { background: "#1f4fd8" }), { dark: { background: "#8fb0ff", color: "#000000" } });
    const { html, css } = compile([aSection(button)]);
    expect(html).toContain('bgcolor="#1f4fd8"');
    expect(css).toMatch(/@media \(prefers-color-scheme:dark\)\{.*background-color:#8fb0ff!important/);
    expect(css).toMatch(/\[data-ogsc\] \.mw-d\w+\{color:#000000!important\}/);
    expect(css).toMatch(/\[data-ogsb\] \.mw-d\w+\{background-color:#8fb0ff!important\}/);
  });

  test("a dark picture stands beside the light one, hidden from all that know no dark", () => {
    const image = withExtras(anImage({ src: "/light.png", alt: "Logo" }), { dark: { src: "/dark.png" } });
    const { html, css } = compile([aSection(image)]);
    expect(html).toMatch(
      /<img class="mw-light"[^>]*src="\/light\.png"[^>]*><!--\[if !mso\]><!--><img class="mw-d\w+"[^>]*display:none"[^>]*src="\/dark\.png"/,
    );
    expect(css).toContain(".mw-light{display:none!important}");
    expect(css).toMatch(/\.mw-d\w+\{display:block!important\}/);
  });

  test("General settings have dark colours, and rows that read them follow", () => {
    const dark = { bgColor: "#101010", textColor: "#eeeeee" };
    const { html, css } = compile([aSection(aText()), aSection(aText({ color: "#ff0000" }))], { bgColor: "#ffffff", dark });
    expect(html).toMatch(/<body class="mw-d\w+"/);
    expect(css).toContain("background-color:#101010!important");
    expect(css.match(/\{color:#eeeeee!important\}/g)?.length).toBeGreaterThan(0);
    expect(html.match(/color:#ff0000/g)?.length).toBe(1);
  });

  test("a colour of the settings compiles the rows that read it, light or dark", () => {
    const compiler = createCompiler(blockRegistry);
    const document = aDocument([aSection(aText()), aSection(aBlock("spacer"))]);
    compiler.parts({ ...document, settings: { dark: { textColor: "#eeeeee" } } });
    compiler.parts({ ...document, settings: { dark: { textColor: "#dddddd" } } });
    expect(compiler.counters.rowsCompiled).toBe(3);
  });
});

test("values that could leave the style element are not written", () => {
  const variant = '<td style="color:red}</style><script>">x</td>';
  expect(overlayVariants('<td style="color:blue">x</td>', { dark: variant }).rules).toEqual([]);
});

test("a look of another structure is left out, and said", () => {
  expect(overlayVariants("<p>x</p>", { mobile: "<div>x</div>" })).toEqual({ html: "<p>x</p>", rules: [], unapplied: ["mobile"] });
});

test("whatever is overridden in our blocks can be shown", async () => {
  await fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 3), (document) => {
      const { warnings } = createCompiler(blockRegistry).compileDocument(document);
      expect(warnings.filter(({ code }) => code === "override-not-shown")).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

function edges(side: number) {
  return { top: side, right: side, bottom: side, left: side };
}
