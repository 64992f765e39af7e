import { expect, test } from "vitest";
import { readPasted } from "./read-pasted.js";
import { joinWordLists } from "./word-lists.js";

const read = (html: string) =>
  readPasted(html)
    .map((each) => each.html)
    .join("");

const gap = `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>`;

/** A paragraph as Word for Windows writes an item: the sign in a span that other programs are to ignore. */
const item = (words: string, sign: string, list: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}${gap}</span></span><![endif]><span lang=EN-US>${words}<o:p></o:p></span></p>\n\n`;

test("Word's paragraphs with signs become one list, nested as deep as they were", () => {
  const html = [
    item("Boots", "·", "l0 level1 lfo1"),
    item("Rubber", "o", "l0 level2 lfo1"),
    item("Green", "§", "l0 level3 lfo1"),
    item("<b>Friends</b>", "·", "l0 level1 lfo1"),
  ].join("");
  expect(read(html)).toBe("<ul><li>Boots<ul><li>Rubber<ul><li>Green</li></ul></li></ul></li><li><strong>Friends</strong></li></ul>");
});

test("numbers and letters become numbered lists, counting on after a paragraph between", () => {
  const html = [
    item("One", "1.", "l1 level1 lfo2"),
    item("Sub", "a)", "l1 level2 lfo2"),
    item("Two", "2.", "l1 level1 lfo2"),
    "<p class=MsoNormal>Between<o:p></o:p></p>",
    item("Three", "3.", "l1 level1 lfo2"),
  ].join("");
  expect(read(html)).toBe(
    '<ol><li>One<ol style="list-style-type:lower-alpha"><li>Sub</li></ol></li><li>Two</li></ol><p>Between</p><ol start="3"><li>Three</li></ol>',
  );
});

test("Word's own sheet says what a sign is that looks like none", () => {
  const sheet = "<style><!-- @list l4:level1\n\t{mso-level-number-format:roman-upper;\n\tmso-level-tab-stop:none;} --></style>";
  expect(read(`${sheet}${item("Acts", "C.", "l4 level1 lfo1")}`)).toContain('<ol start="100" style="list-style-type:upper-roman">');
});

test("two lists below each other stay two, and an outline's last number counts", () => {
  const html = [item("A", "1.", "l0 level1 lfo1"), item("B", "1.2.", "l2 level1 lfo3")].join("");
  expect(read(html)).toBe('<ol><li>A</li></ol><ol start="2"><li>B</li></ol>');
});

test("Word for Mac hides its signs in comments; a deeper item without an outer one is an item", () => {
  const html = `<p class="MsoListParagraph" style="text-indent:-.25in;mso-list:l0 level2 lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">·${gap}</span></span><!--[endif]-->Sea</p><p class="MsoNormal">Land</p>`;
  expect(read(html)).toBe("<ul><li>Sea</li></ul><p>Land</p>");
});

test("where a browser has cleaned the clipboard, class, sign and indent tell the list", () => {
  const bare = (words: string, indent: string) =>
    `<p class="MsoListParagraphCxSpFirst" style="margin: 0cm 0cm 0cm ${indent}; margin-left: ${indent}; text-indent: -18pt;"><!--[if !supportLists]--><span style="font-family: Symbol;"><span>·<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->${words}</p>`;
  expect(read(bare("Boots", "36pt") + bare("Green", "72pt"))).toBe("<ul><li>Boots<ul><li>Green</li></ul></li></ul>");
});

test("an indented paragraph without a sign and a numbered heading are no items", () => {
  expect(read("<p class=MsoListParagraph>Words alone</p>")).toBe("<p>Words alone</p>");
  expect(read(`<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1. </span>Sea</h1>`)).toBe("<h1>1. Sea</h1>");
  expect(read("<p style='mso-list:none'>None</p>")).toBe("<p>None</p>");
});

test("Word for the web's lists of one item are joined, without the spaces at their ends", () => {
  const web = (words: string, level: number, tag = "ul") =>
    `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="3" data-list-defn-props="{&quot;335551671&quot;:1}" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph" paraid="1"><span data-contrast="auto" class="TextRun"><span class="NormalTextRun">${words}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></li></${tag}></div>`;
  const paragraph = `<div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">After</span><span class="EOP SCXW1">&nbsp;</span></p></div>`;
  expect(read(web("Boots", 1) + web("Green", 2) + web("Friends", 1) + paragraph + web("First", 1, "ol"))).toBe(
    "<ul><li>Boots<ul><li>Green</li></ul></li><li>Friends</li></ul><p>After</p><ol><li>First</li></ol>",
  );
});

test("half a megabyte that closes nothing is read in one go", () => {
  const endless = `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>`.repeat(7000);
  expect(joinWordLists(`${endless}</p>`)).toContain("<ul><li>");
  expect(joinWordLists(`<div class=ListContainerWrapper><ul>${"<li><p>".repeat(30_000)}`)).toContain("<ul><li>");
});
