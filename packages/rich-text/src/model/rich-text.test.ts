import { renderInlineRichText, renderRichText } from "@mailwright/document";
import { hostilePayloads } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryBlocks, arbitraryInlines } from "../testing/arbitrary-rich-text.js";
import { parseInlineRichText, parseRichText } from "./parse-rich-text.js";
import { parsePlainWords, writePlainWords } from "./plain-words.js";
import { writeInlineRichText, writeRichText } from "./write-rich-text.js";

const again = (html: string) => writeRichText(parseRichText(html));

describe("reading and writing rich text", () => {
  test("any paragraphs and lists come back as they were written", () => {
    fc.assert(
      fc.property(arbitraryBlocks, (blocks) => {
        const html = writeRichText(blocks);
        expect(again(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  test("what we write is what the allow-list would write", () => {
    fc.assert(
      fc.property(arbitraryBlocks, (blocks) => {
        const html = writeRichText(blocks);
        expect(renderRichText(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  test("a single run with formatting comes back as it was written", () => {
    fc.assert(
      fc.property(arbitraryInlines, (inlines) => {
        const html = writeInlineRichText(inlines);
        expect(writeInlineRichText(parseInlineRichText(html))).toBe(html);
        expect(renderInlineRichText(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  test("soup of tags settles after one reading and keeps its words", () => {
    const piece = fc.oneof(
      fc
        .constantFrom(..."p h1 h4 ul ol li a span strong em u s sub sup br div b table x".split(" "))
        .chain((tag) =>
          fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag} style="color:red;font-size:120%" href="https://a.test/?a=1&amp;b" start="3">`),
        ),
      fc.constantFrom("word ", " two  words", "{{ name }}", "&amp;", "&lt;b&gt;", "&nbsp;", "\n  "),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const source = pieces.join("");
        const html = again(source);
        expect(again(html)).toBe(html);
        expect(renderRichText(html)).toBe(html);
        expect(wordsOf(html)).toBe(wordsOf(renderRichText(source)));
      }),
      { numRuns: 500 },
    );
  });

  test.each(hostilePayloads)("$name stays harmless", ({ text }) => {
    const html = again(`<p>${text}</p>`);
    expect(renderRichText(html)).toBe(html);
    expect(html).not.toMatch(/<(?!\/?(?:p|h[1-6]|ul|ol|li|a|span|strong|em|u|s|sub|sup|br)\b|%)/);
  });
});

describe("what HTML would show", () => {
  test.each([
    ["white space collapses across elements", "<p> a <strong> b </strong> </p>", "<p>a <strong>b</strong></p>"],
    ["an empty line keeps its height", "<p>a</p><p><br></p><p>b</p>", "<p>a</p><p><br></p><p>b</p>"],
    ["a last line break that is seen stays", "<p>a<br><br></p>", "<p>a<br><br></p>"],
    ["a last line break that is not seen goes", "<p>a<br></p>", "<p>a</p>"],
    ["words without a paragraph keep having no margin", "hello <em>you</em>", '<p style="margin:0">hello <em>you</em></p>'],
    ["nested lists stand in the item before them", "<ul><li>a</li><ul><li>b</li></ul></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
    ["bold by CSS is bold", '<p><span style="font-weight:700">a</span></p>', "<p><strong>a</strong></p>"],
    ["bold taken back by CSS is not bold", '<p><b>a<span style="font-weight:normal">b</span></b></p>', "<p><strong>a</strong>b</p>"],
    [
      "relative sizes multiply",
      '<p><span style="font-size:20px">a<span style="font-size:50%">b</span></span></p>',
      '<p><span style="font-size:20px">a</span><span style="font-size:10px">b</span></p>',
    ],
    [
      "a link hides the colour around it",
      '<p><span style="color:red">a <a href="#x">b</a></span></p>',
      '<p><span style="color:red">a </span><a href="#x">b</a></p>',
    ],
    [
      "kept white space is written out",
      '<p><span style="white-space:pre">a  b\nc</span></p>',
      '<p><span style="white-space:pre">a&nbsp;&nbsp;b<br>c</span></p>',
    ],
    [
      "merge tags are left as they are",
      "<p>Dear {{ user.name | default: 'a  &  b' }},</p>",
      "<p>Dear {{ user.name | default: 'a  &  b' }},</p>",
    ],
    ["literal angle brackets stay literal", "<p>&lt;p&gt; &amp;amp; 1 &lt; 2</p>", "<p>&lt;p&gt; &amp;amp; 1 &lt; 2</p>"],
    [
      "an address with a merge tag stays",
      '<p><a href="https://x.test/?u={{ id }}&amp;v=1" target="_blank" title="T">a</a></p>',
      '<p><a href="https://x.test/?u={{ id }}&amp;v=1" target="_blank" title="T">a</a></p>',
    ],
    ["an unsafe address leaves the words", '<p><a href="javascript:alert(1)">a</a></p>', "<p>a</p>"],
  ])("%s", (_, source, html) => {
    expect(again(source)).toBe(html);
  });
});

describe("words without formatting", () => {
  test("come back to the letter", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z <>&"{}%.]*$/), (text) => {
        expect(writePlainWords(parsePlainWords(text))).toBe(text);
      }),
    );
  });
});

function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/&nbsp;|\s/g, "");
}
