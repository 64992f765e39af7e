import { expect, test } from "vitest";
import { mergeTagPattern } from "../../templating/merge-tags.js";
import { tokenizeMarkup } from "../tokenize.js";
import { foldLines, unfoldLines } from "./fold-lines.js";

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const longest = (html: string) => Math.max(...html.split("\n").map(bytesOf));
/** What a mail program makes of it: words, elements, attributes and styles. */
const seen = (html: string) => {
  const parts: unknown[] = [];
  for (const token of tokenizeMarkup(html)) {
    const last = parts.at(-1);
    if (token.kind === "comment" && !token.text.includes("[if")) continue;
    if (token.kind === "text" && typeof last === "string") parts[parts.length - 1] = last + token.text;
    else if (token.kind === "text") parts.push(token.text);
    else if (token.kind === "open")
      parts.push(
        token.tag,
        [...token.attributes].map(([name, value]) => [name, bare(value)]),
      );
    else if (token.kind === "close") parts.push(`/${token.tag}`);
    else parts.push(bare(token.text));
  }
  return parts;
};
const bare = (css: string) => css.replace(/\s+/g, " ").replace(/(?<=[{};]) /g, "");

const cell = '<td align="left" style="font-size:13px;color:#112233" valign="top">Words</td>';
const rules = (count: number) => Array.from({ length: count }, (_, index) => `.a${index}{color:red;background:url("a;b}.png")}`).join("");

test.each([
  ["tables in one line", `<table><tr>${cell.repeat(200)}</tr></table>`],
  ["tables in one line, without quotes", `<table><tr>${cell.replaceAll('"', "").repeat(200)}</tr></table>`],
  [
    "merge tags between attributes",
    `<table><tr>${'<td {% if a == b and c=d %}align=left{% endif %} width="1">x</td>'.repeat(60)}</tr></table>`,
  ],
  ["rules in one line", `<style>@media only screen{${rules(100)}}</style>`],
  ["rules with merge tags", `<style>${".a{color:{{ dark; or }}}".repeat(200)}</style>`],
  ["one element with many declarations", `<p style="${"background:url(a;b.png);font-family:'a;b'&quot;;".repeat(60)}">x</p>`],
  ["a long paragraph", `<p>${"Words and words ".repeat(200)}</p>`],
  ["a paragraph without spaces", `<p>${"東京都の天気は晴れです。".repeat(200)}</p>`],
  ["letters with signs above them", `<p>${"กำลังใจที่ดี".repeat(200)}</p>`],
  ["one word without an end", `<p>${"x".repeat(5000)}</p>`],
  ["code with spaces that count", `<pre>${"a  b   c ".repeat(400)}</pre>`],
  ["the filler of a preheader", `<span>${"&#847;&zwnj;&nbsp;".repeat(100)}</span>`],
  ["merge tags beside each other", `<p>${'{{ name | default: "you all" }} %%first name%% *|A B|*'.repeat(60)}</p>`],
  ["what only Outlook reads", `<!--[if mso | IE]><table><tr>${cell.repeat(100)}</tr></table><style>${rules(60)}</style><![endif]-->`],
])("no line is longer than mail servers allow, and nothing changes: %s", (_, html) => {
  const folded = foldLines(html);
  expect(longest(folded)).toBeLessThanOrEqual(998);
  expect(seen(folded)).toEqual(seen(html));
  expect(folded.match(mergeTagPattern())).toEqual(html.match(mergeTagPattern()));
});

test("breaks cost nothing where there are attributes, and words come back as they were", () => {
  const table = `<table><tr>${cell.repeat(200)}</tr></table>`;
  expect(foldLines(table).replaceAll("\n", " ")).toBe(table);
  const words = `<p>${"Words and words ".repeat(200)}</p>`;
  expect(unfoldLines(foldLines(words))).toBe(words);
});

test("lines that are short enough stay as they are", () => {
  const html = `<p title="a b">${"x y ".repeat(200)}</p>\n`.repeat(50);
  expect(foldLines(html)).toBe(html);
});

test("what is folded stays as it is when it is folded once more, wherever a long part ends", () => {
  for (let length = 840; length <= 920; length++) {
    const html = `<p>x</p><script type="${"x".repeat(length)}"></script><style>@media print{.long-name-of-a-class{color:red}}</style>`;
    const folded = foldLines(html);
    expect(foldLines(folded)).toBe(folded);
  }
});

test("an address is never cut, and words for people are not either", () => {
  const html = `<title>${"a b ".repeat(600)}</title><a href="https://a.test/?${"a=b&amp;".repeat(300)}" title="${"x y ".repeat(400)}">Go</a>`;
  expect(seen(foldLines(html))).toEqual(seen(html));
});

test.each([
  ["quotes that never end", `<a title="`],
  ["openings of merge tags", "{{ "],
  ["comments inside comments", "<!--[if "],
  ["entities without an end", "&a"],
  ["openings of elements", "<a b="],
  ["brackets in a style", "(", '<p style="'],
  ["braces in a style", "{", '<p style="'],
  ["entities in a style", "&", '<p style="'],
  ["comments in a style sheet", "/*", "<style>"],
  ["merge tags in a style sheet", "{{{%", "<style>"],
  ["brackets in a style sheet", "((", "<style>"],
])("a hostile text takes no longer than its length: %s", (_, piece, before = "") => {
  const after = before === '<p style="' ? '">' : before.replace("<", "</");
  expect(foldLines(before + piece.repeat(400_000) + after).length).toBeGreaterThan(0);
});
