import { blockRegistry } from "@mailwright/blocks";
import { renderInlineRichText, renderRichText } from "@mailwright/document";
import { hostilePayloads } from "@mailwright/testing";
import { expect, test } from "vitest";
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

test.each(hostilePayloads)("$name: every byte of the text is from the allow-list", ({ text: payload }) => {
  for (const { type, props = {} } of read(`<h2>${payload}</h2><p>${payload}</p><img src="x" onerror="alert(1)">`)) {
    const text = String(props["text"] ?? "");
    expect(type === "heading" ? renderInlineRichText(text) : renderRichText(text)).toBe(text);
  }
});
