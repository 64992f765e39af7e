import { blockRegistry } from "@mailwright/blocks";
import { type Blueprint, renderInlineRichText, renderRichText } from "@mailwright/document";
import { hasDataTable } from "@mailwright/rich-text";
import { hostilePayloads } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { fromExcel, fromGoogleSheets, fromNotion, fromPages, fromWord } from "../../testing/copied-html.js";
import { readForeignHtml, readPlainText } from "./read-blocks.js";

const read = (html: string) => readForeignHtml(html, blockRegistry);

test("Word: headings, paragraphs and lists become blocks, and its own styles go", () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <!--StartFragment--><h1 style="color:#2F5496;font-family:Calibri">Spring</h1><p class=MsoNormal>Dear <b>reader</b><o:p></o:p></p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p><ul><li class=MsoListParagraph>one</li></ul><!--EndFragment--></body></html>`;
  expect(read(html)).toEqual([
    { type: "heading", props: { level: "h1", text: "Spring" } },
    { type: "text", props: { text: "<p>Dear <strong>reader</strong></p><ul><li>one</li></ul>" } },
  ]);
});

test("Word and Outlook: paragraphs with signs become lists, counted as the sheet in their head says", () => {
  const item = (words: string, sign: string, list: string) =>
    `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  const sheet = '<style><!-- @list l1:level1 {mso-level-number-format:alpha-lower; mso-level-text:"%1\\)";} --></style>';
  const items = [item("Boots", "·", "l0 level1 lfo1"), item("Green", "o", "l0 level2 lfo1"), item("Act", "i)", "l1 level1 lfo2")];
  const html = `<html><head>${sheet}</head><body><!--StartFragment-->${items.join("\n")}<!--EndFragment--></body></html>`;
  expect(read(html)).toEqual([
    {
      type: "text",
      props: {
        text: '<ul><li>Boots<ul><li>Green</li></ul></li></ul><ol start="9" style="list-style-type:lower-alpha"><li>Act</li></ol>',
      },
    },
  ]);
});

test("Google Docs: pictures come between the words they stood between", () => {
  const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Before</span></p>
    <p><img src="https://example.com/a.png?x=1&amp;y=2" alt="A &quot;map&quot;" width="600"></p><p>After</p></b>`;
  expect(read(html)).toEqual([
    { type: "text", props: { text: "<p><strong>Before</strong></p>" } },
    { type: "image", props: { src: "https://example.com/a.png?x=1&y=2", alt: 'A "map"' } },
    { type: "text", props: { text: "<p>After</p>" } },
  ]);
});

test("counting pixels, files of the computer and pictures in base64 are left out", () => {
  const html = [
    '<img src="https://t.test/p.gif" width=1 height=1>',
    '<img src="file:///c:/a.png">',
    '<img src="data:image/png;base64,AA==">',
  ];
  expect(read(html.join(""))).toEqual([]);
});

test("plain text becomes one text block: an empty line ends a paragraph", () => {
  expect(readPlainText("One\ntwo\n\n<three> & {{ name }}", blockRegistry)).toEqual([
    { type: "text", props: { text: "<p>One<br>two</p><p>&lt;three&gt; &amp; {{ name }}</p>" } },
  ]);
});

const shortOf = (blueprints: readonly Blueprint[]): unknown[] =>
  blueprints.map(({ type, props = {}, children }) =>
    type === "section"
      ? (children ?? []).map((cell) => [cell.props?.["width"], cell.children?.[0]?.props?.["text"], cell.children?.[0]?.props?.["align"]])
      : props["text"],
  );

describe("tables become rows whose columns stay beside each other", () => {
  test("Excel: the names of columns are bold, numbers stand on the right, an empty cell keeps its place", () => {
    const blueprints = read(fromExcel);
    expect(shortOf(blueprints)).toEqual([
      [
        [75, "<p><strong>Bed</strong></p>", "center"],
        [25, "<p><strong>Price</strong></p>", "center"],
      ],
      [
        [75, "<p>Tulips &amp; more</p>", undefined],
        [25, "<p>12.50</p>", "right"],
      ],
      [
        [75, "<p>Roses</p>", undefined],
        [25, "<p>&nbsp;</p>", undefined],
      ],
    ]);
    expect(blueprints[0]?.props).toMatchObject({ stackOnMobile: false });
  });

  test("Google Sheets: a cell over two columns is as wide as both, one over two rows leaves its place empty, links stay", () => {
    expect(shortOf(read(fromGoogleSheets))).toEqual([
      [
        [50, "<p><strong>Day</strong></p>", "center"],
        [50, "<p><strong>Place</strong></p>", undefined],
      ],
      [
        [25, "<p>Sat</p>", undefined],
        [25, "<p>9</p>", "right"],
        [50, '<p><a href="https://example.com/quay" target="_blank">Quay</a></p>', undefined],
      ],
      [
        [25, "<p>&nbsp;</p>", undefined],
        [25, "<p>11</p>", "right"],
        [50, "<p>Light</p>", undefined],
      ],
    ]);
  });

  test("Word, Notion and Pages: what stands around the table stays around it", () => {
    expect(shortOf(read(fromWord)).slice(2)).toEqual([
      [
        [50, "<p>Saturday</p>", undefined],
        [50, "<p>9 to 18</p>", undefined],
      ],
    ]);
    expect(shortOf(read(fromNotion))).toEqual([
      "<p>Prices of <strong>May</strong></p>",
      [
        [50, "<p><strong>Bed</strong></p>", undefined],
        [50, "<p><strong>Price</strong></p>", undefined],
      ],
      [
        [50, "<p>Tulips</p>", undefined],
        [50, "<p>12</p>", undefined],
      ],
      "<ul><li>Bring boots<ul><li>Green ones</li></ul></li></ul>",
    ]);
    expect(shortOf(read(fromPages))).toEqual([
      "<p>Come <strong>early</strong>.</p><ul><li>Boots</li></ul>",
      [
        [50, "<p>Sat</p>", undefined],
        [50, "<p>9</p>", undefined],
      ],
    ]);
  });

  test("more columns than a section may have become a list for each row, with the names of the columns", () => {
    const row = (tag: string, cells: readonly string[]) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
    const html = `<table>${row("th", ["A", "B", "C", "D", "E", "F", "G"])}${row("td", ["1", "2", "", "4", "5", "6", "7"])}</table>`;
    expect(read(html)).toHaveLength(1);
    expect(read(html)[0]?.props?.["text"]).toMatch(/^<ul><li><strong>A:<\/strong> 1<\/li><li><strong>B:<\/strong> 2<\/li><li><strong>D:/);
  });

  test("one cell is words, and one column of cells are lines", () => {
    expect(shortOf(read("<table><tr><td>Alone</td></tr></table>"))).toEqual(["<p>Alone</p>"]);
    expect(shortOf(read("<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>"))).toEqual(["<p>One</p><p>Two</p>"]);
  });

  test("a table of pictures, or in a table, is there to place things", () => {
    expect(hasDataTable('<table><tr><td>a</td><td><img src="https://a.test/a.png"></td></tr></table>')).toBe(false);
    expect(hasDataTable("<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>")).toBe(false);
    expect(hasDataTable("<table><tr><td>a</td><td>b</td></tr></table><table><tr><td>c</td><td>d</td></tr></table>")).toBe(true);
  });
});

test.each(hostilePayloads)("$name: every byte of the text is from the allow-list", ({ text: payload }) => {
  const cells = `<table><tr><td>${payload}</td><td>${payload}</td></tr></table>`;
  const all = (blueprints: readonly Blueprint[]): readonly Blueprint[] => blueprints.flatMap((each) => [each, ...all(each.children ?? [])]);
  for (const { type, props = {} } of all(read(`<h2>${payload}</h2><p>${payload}</p><img src="x" onerror="alert(1)">${cells}`))) {
    const text = String(props["text"] ?? "");
    expect(type === "heading" ? renderInlineRichText(text) : renderRichText(text)).toBe(text);
  }
});
