import { blockRegistry } from "@mailwright/blocks";
import { hasDataTable } from "@mailwright/rich-text";
import { describe, expect, test } from "vitest";
import { readForeignHtml } from "./read-blocks.js";
import { chosenPart, withoutLocalPictures } from "./split-pasted.js";

const textsOf = (html: string) =>
  readForeignHtml(html, blockRegistry).map(({ props = {}, children }) =>
    children ? children.map((cell) => cell.children?.[0]?.props?.["text"]) : (props["text"] ?? props["src"]),
  );

const table = "<table><tr><td>a</td><td>b</td></tr></table>";

describe("signs of a tag inside an attribute", () => {
  test("leave a picture whole, and no rest of it among the words", () => {
    const html = '<p>before</p><img alt="a > b" src="https://a.test/a.png"><p>after</p>';
    expect(textsOf(html)).toEqual(["<p>before</p>", "https://a.test/a.png", "<p>after</p>"]);
    expect(withoutLocalPictures('<p>a</p><img alt="a > b" src="data:image/png;base64,AA=="><p>b</p>')).toBe("<p>a</p><p>b</p>");
  });

  test("end neither a table nor a cell", () => {
    expect(textsOf('<table title="a > b"><tr><td data-note="a > b" align="right">1</td><td>2</td></tr></table>')).toEqual([
      ["<p>1</p>", "<p>2</p>"],
    ]);
  });

  test("do not end the body of a page", () => {
    expect(chosenPart('<html><body data-note="a > b"><p>words</p></body></html>')).toBe("<p>words</p>");
  });

  test("are no tables and no pictures", () => {
    expect(hasDataTable('<table><tr><td title="<img>">a</td><td title="<table>">b</td></tr></table>')).toBe(true);
  });
});

test("an attribute that ends in the name of another is not taken for it", () => {
  expect(textsOf('<p>a</p><img data-x="y src=https://b.test/b.png" src="https://a.test/a.png">')).toEqual([
    "<p>a</p>",
    "https://a.test/a.png",
  ]);
});

test("tables and pictures in a comment or a script are none", () => {
  expect(hasDataTable(`<p>words</p><!--[if mso]>${table}<![endif]-->`)).toBe(false);
  expect(hasDataTable(`<!--[if mso]><table><tr><td><![endif]-->${table}<!--[if mso]></td></tr></table><![endif]-->`)).toBe(true);
  expect(hasDataTable(`<script>const html = '${table}';</script><p>words</p>`)).toBe(false);
});

test("tags in capitals are read like others", () => {
  const html = `<HTML><BODY><!--STARTFRAGMENT--><STYLE>p{}</STYLE><META charset="utf-8">${table.toUpperCase()}<!--ENDFRAGMENT--></BODY></HTML>`;
  expect(hasDataTable(html)).toBe(true);
  expect(textsOf(html)).toEqual([["<p>A</p>", "<p>B</p>"]]);
});
