import { expect, test } from "vitest";
import { cleanPaste, cleanPasteWithTables } from "./clean-paste.js";
import { settleCopied } from "./settle-copied.js";
import { writeRichText } from "./write-rich-text.js";

const read = (html: string) => writeRichText(cleanPaste(html));

test("HTML in nobody's own words is answered as it is", () => {
  const html = '<p style="white-space:pre">a  b</p><ol start="3"><li>c</li></ol><h2 role="note">d</h2>';
  expect(settleCopied(html)).toBe(html);
});

test.each([
  ['<ol type="I" start="4"><li>Act</li></ol>', '<ol start="4" style="list-style-type:upper-roman"><li>Act</li></ol>'],
  ['<ol><li style="list-style-type: lower-latin">a</li></ol>', '<ol style="list-style-type:lower-alpha"><li>a</li></ol>'],
  [
    "<style>ol.ol1 {list-style-type: lower-roman}</style><ol class=ol1><li>i</li></ol>",
    '<ol style="list-style-type:lower-roman"><li>i</li></ol>',
  ],
  ["<ol><li style='list-style-type:decimal'>1</li></ol>", "<ol><li>1</li></ol>"],
])("how a list counts: %s", (html, wanted) => {
  expect(read(html)).toBe(wanted);
});

test("Word for the web: a list counts on where it did, in letters and in Roman numbers", () => {
  const item = (list: string, words: string, level = 1) =>
    `<div class="ListContainerWrapper"><ol role="list" ${list}><li data-listid="2" data-aria-level="${level}"><p>${words}</p></li></ol></div>`;
  expect(read(item('start="3"', "Three") + item('style="list-style-type: lower-roman"', "i", 2))).toBe(
    '<ol start="3"><li>Three<ol style="list-style-type:lower-roman"><li>i</li></ol></li></ol>',
  );
});

test("a paragraph with the role of a heading is one, at the level that it names; one that never ends harms nothing", () => {
  expect(read('<p role="heading" aria-level="3">Tides</p><p>Low at nine.</p>')).toBe("<h3>Tides</h3><p>Low at nine.</p>");
  expect(read('<p role="heading" aria-level="9">Tides</p>')).toBe("<p>Tides</p>");
  expect(read('<p role="heading" aria-level="2">Tides<p>Low</p>')).toContain("Low");
});

test("links have the line of the email's links; other words keep theirs", () => {
  expect(read('<p><u>all</u> of <a href="https://a.test"><span style="text-decoration:underline"><b>it</b></span></a></p>')).toBe(
    '<p><u>all</u> of <a href="https://a.test"><strong>it</strong></a></p>',
  );
});

test("empty paragraphs go, and who copies one space gets it", () => {
  expect(read("<p>a</p><p><o:p>&nbsp;</o:p></p><p><br></p><p>b</p>")).toBe("<p>a</p><p>b</p>");
  expect(read("<span>&nbsp;</span>")).not.toBe("");
});

test("cells that are bold by their style or class are, and others are not", () => {
  const html =
    '<style>.xl65 {font-weight:700;}</style><table><tr><td class=xl65>a<td style="font-weight:bold">b</tr><tr><td>c</td><td style="font-weight:400">d</td></tr></table>';
  expect(writeRichText(cleanPasteWithTables(html)).replace(/<(t[dhr])\b[^>]*>/g, "<$1>")).toContain(
    "<tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr>",
  );
});

test("endless tags are read in no time", () => {
  for (const html of [`<span ${"mso-spacerun".repeat(40_000)}`, "<ol>".repeat(60_000), "<td style=font-weight:bold>".repeat(20_000)]) {
    expect(settleCopied(html).length).toBeGreaterThan(0);
  }
});
