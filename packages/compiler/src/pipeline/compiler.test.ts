import { describe, expect, test } from "vitest";
import { block, page, row, sampleRegistry } from "../testing/sample-blocks.js";
import { compileDocument, createCompiler } from "./compiler.js";

const text = (id: string, html: string, props = {}) => block(id, "text", { text: html, ...props });
const three = page([row("a", text("t1", "<p>One</p>")), row("b", text("t2", "<p>Two</p>")), row("c", block("p1", "picture"))]);
const wrapperOf = (document: typeof three) => document.root.children?.[0] ?? document.root;
const withRow = (document: typeof three, index: number, changed: ReturnType<typeof row>) => {
  const wrapper = wrapperOf(document);
  return { ...document, root: { ...document.root, children: [{ ...wrapper, children: (wrapper.children ?? []).with(index, changed) }] } };
};

describe("what a change costs", () => {
  test("editing a block compiles its row and nothing else", () => {
    const compiler = createCompiler(sampleRegistry);
    const before = compiler.parts(three).units;
    const after = compiler.parts(withRow(three, 1, row("b", text("t2", "<p>Changed</p>")))).units;
    expect(compiler.counters).toEqual({ rowsCompiled: 4, unitsRendered: 4, surroundingsWritten: 1 });
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([true, false, true]);
    expect(after[1]?.html).toContain("Changed");
  });

  test("moving and deleting rows compiles nothing", () => {
    const compiler = createCompiler(sampleRegistry);
    compiler.compileDocument(three);
    const rows = wrapperOf(three).children ?? [];
    compiler.compileDocument(page([...rows].reverse()));
    compiler.compileDocument(page(rows.slice(1)));
    expect(compiler.counters).toMatchObject({ rowsCompiled: 3, unitsRendered: 3 });
  });

  test("a general setting compiles the rows that read it", () => {
    const compiler = createCompiler(sampleRegistry);
    compiler.parts(three);
    compiler.parts({ ...three, settings: { textFontSize: 20 } });
    expect(compiler.counters).toMatchObject({ rowsCompiled: 5, unitsRendered: 5 });
    compiler.parts({ ...three, settings: { textFontSize: 20, bgColor: "#123456", lang: "de" } });
    expect(compiler.counters).toMatchObject({ rowsCompiled: 5, unitsRendered: 5 });
  });

  test("the page wrapper's colour renders no row again, the width that it leaves does", () => {
    const compiler = createCompiler(sampleRegistry);
    const rows = wrapperOf(three).children ?? [];
    compiler.parts(page(rows));
    compiler.parts(page(rows, {}, { color: "#eeeeee", padding: { top: 40, right: 20, bottom: 0, left: 20 } }));
    expect(compiler.counters).toMatchObject({ rowsCompiled: 3, unitsRendered: 3 });
    const { units } = compiler.parts(page(rows, {}, { padding: { top: 0, right: 100, bottom: 0, left: 100 } }));
    expect(compiler.counters).toMatchObject({ rowsCompiled: 3, unitsRendered: 6 });
    expect(units[0]?.html).toContain("max-width:500px");
  });

  test("frame and CSS stay the same object and text while only words change", () => {
    const compiler = createCompiler(sampleRegistry);
    const before = compiler.parts(three);
    const after = compiler.parts(withRow(three, 0, row("a", text("t1", "<p>Other</p>"))));
    expect(after.frame).toBe(before.frame);
    expect(after.headCss).toBe(before.headCss);
  });
});

describe("the canvas", () => {
  test("every block has an element with its id, also one without size and one of several nodes", () => {
    const { units, frame } = createCompiler(sampleRegistry).parts(
      page([
        block("s", "section", {}, [block("empty", "cell", {}, [])]),
        row("r", block("shop", "product"), text("hidden", "<p>x</p>", { hide: "mobile" })),
      ]),
    );
    const html = units.map(({ canvasHtml }) => canvasHtml).join("");
    for (const id of ["s", "empty", "r", "r-cell", "hidden"]) expect(html).toContain(`data-block-id="${id}"`);
    expect(html.match(/data-block-id="shop"/g)).toHaveLength(2);
    expect(html).toContain("<!--block shop--><tr><td>12.00</td></tr><!--/block shop-->");
    expect(frame.prefix).toMatch(/^<body [\s\S]*data-block-id="wrapper"/);
    expect(frame.suffix).toMatch(/<\/body>$/);
    expect(html + frame.prefix).not.toContain("[if");
    expect(html + frame.prefix + frame.suffix).not.toMatch(/[\uE000-\uE005]/);
  });

  test("the CSS is the head's, without what is for Outlook", () => {
    const { headCss } = createCompiler(sampleRegistry).parts(three);
    expect(headCss).toContain("#outlook a { padding:0; }");
    expect(headCss).toContain(".mj-column-per-100 { width:100% !important;");
    expect(headCss).not.toContain("mj-outlook-group-fix");
  });
});

describe("blocks that cannot be compiled", () => {
  const document = page([
    row("a", text("t1", "<p>Stays</p>"), block("x", "from-the-future", { data: "kept" })),
    block("y", "carousel", {}, [text("t2", "<p>inside</p>")]),
    row("b", block("f", "broken"), block("n", "broken", { how: "nonsense" }), text("t3", "<p>Also stays</p>")),
    row("c", block("e", "broken", { how: "engine" })),
  ]);
  const compiler = createCompiler(sampleRegistry);

  test("are shown as placeholders on the canvas", () => {
    const { units } = compiler.parts(document);
    expect(units).toHaveLength(4);
    expect(units[0]?.canvasHtml).toMatch(/data-block-id="x"[\s\S]*data-mw-placeholder="unknown-block"[\s\S]*“from-the-future”/);
    expect(units[1]?.canvasHtml).toMatch(/data-block-id="y"/);
    expect(units[2]?.canvasHtml.match(/data-mw-placeholder="compile-failed"/g)).toHaveLength(2);
    expect(units[3]?.canvasHtml).toMatch(/data-block-id="c"[\s\S]*data-mw-placeholder="compile-failed"/);
  });

  test("are left out of the email without a trace, and everything else is in it", () => {
    const { html } = compiler.compileDocument(document);
    const without = page([row("a", text("t1", "<p>Stays</p>")), row("b", text("t3", "<p>Also stays</p>"))]);
    expect(html).toBe(createCompiler(sampleRegistry).compileDocument(without).html);
  });

  test("are warned of, with their ids", () => {
    const { warnings } = compiler.compileDocument(document);
    expect(warnings.map(({ code, blockId }) => `${code} ${blockId}`)).toEqual([
      "unknown-block x",
      "unknown-block y",
      "compile-failed f",
      "compile-failed n",
      "compile-failed c",
    ]);
    expect(compiler.parts(document).warnings).toEqual(warnings);
  });

  test("the words can be replaced", () => {
    const strings = { unknownBlock: (type: string) => `Unbekannt: ${type}`, failedBlock: (type: string) => `Kaputt: ${type}` };
    const { units } = createCompiler(sampleRegistry, { strings }).parts(document);
    expect(units[0]?.canvasHtml).toContain("Unbekannt: from-the-future");
  });
});

describe("blocks where they do not belong", () => {
  test("are wrapped or unwrapped, so that nothing is lost", () => {
    const { html, warnings } = compileDocument(
      page([
        text("t1", "<p>no section</p>"),
        block("s", "section", {}, [text("t2", "<p>no column</p>"), row("r", text("t3", "<p>section in a section</p>"))]),
        row("q", row("deep", text("t4", "<p>section in a column</p>"))),
      ]),
      sampleRegistry,
    );
    for (const words of ["no section", "no column", "section in a section", "section in a column"]) expect(html).toContain(words);
    expect(warnings).toEqual([]);
    expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table/g)?.length);
  });

  test("a document without a page wrapper, with two, or with nothing is compiled all the same", () => {
    const bare = page([]);
    const children = [row("a", text("t1", "<p>One</p>")), block("w", "wrapper", {}, [row("b", text("t2", "<p>Two</p>"))])];
    expect(compileDocument({ ...bare, root: { ...bare.root, children } }, sampleRegistry).html).toMatch(/One[\s\S]*Two/);
    expect(compileDocument({ ...bare, root: { ...bare.root, children: [] } }, sampleRegistry).html).toContain("</body>");
    expect(compileDocument(bare, sampleRegistry).html).toContain("</body>");
  });
});

describe("sizes", () => {
  test("a block weighs what leaving it out saves, give or take the seams", () => {
    const compiler = createCompiler(sampleRegistry);
    const long = text("long", `<p>${"é".repeat(3000)}</p>`);
    const whole = compiler.compileDocument(page([row("a", text("t1", "<p>One</p>"), long), row("b", text("t2", "<p>Two</p>"))]));
    const without = compiler.compileDocument(page([row("a", text("t1", "<p>One</p>")), row("b", text("t2", "<p>Two</p>"))]));
    const saved = whole.sizeBytes - without.sizeBytes;
    expect(saved).toBeGreaterThan(6000);
    expect(Math.abs((whole.sizeByBlock.get("long") ?? 0) - saved)).toBeLessThan(20);
    expect(whole.sizeByBlock.get("a")).toBeGreaterThan(saved);
    expect(whole.sizeByBlock.get("a-cell")).toBeGreaterThan(saved);
  });
});
