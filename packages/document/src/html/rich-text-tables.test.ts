import { fc } from "@mailwright/testing/fast-check";
import { describe, expect, test } from "vitest";
import { renderInlineRichText, renderRichText } from "./rich-text.js";

const head = '<table border="0" cellpadding="0" cellspacing="0"';

describe("tables in a text", () => {
  test.each([
    [
      `${head} width="100%" style="border-collapse:collapse;width:100%"><tr><th scope="col">Size</th><th scope="col">Price</th></tr><tr><td style="padding:8px;border:1px solid #cccccc">S</td><td>{{ price }}</td></tr></table>`,
    ],
    [`<p>Before</p>${head}><tr><td colspan="2" rowspan="3">a<br>b</td></tr></table><p>After</p>`],
    [`${head}><tr><td><p>a</p><ul><li>b</li></ul></td></tr></table>`],
  ])("come out as they went in: %s", (html) => {
    expect(renderRichText(html)).toBe(html);
  });

  test("lose head, body and caption elements, and the space between cells", () => {
    expect(renderRichText("<table>\n<thead>\n<tr> <th>a</th> </tr></thead><tbody><tr><td>b</td></tr></tbody></table>")).toBe(
      `${head}><tr><th scope="col">a</th></tr><tr><td>b</td></tr></table>`,
    );
  });

  test("are closed in order, whatever is left open in their cells", () => {
    expect(renderRichText("<p>x<b>y<table><tr><td><b>a<td>b</b><tr><td><p>c</table>d")).toBe(
      `<p>x<strong>y</strong></p>${head}><tr><td><strong>a</strong></td><td>b</td></tr><tr><td><p>c</p></td></tr></table>d`,
    );
  });

  test("keep words that stand between their cells in a cell", () => {
    expect(renderRichText("<table>lost<tr>words<td>a</td></tr></table>")).toBe(
      `${head}><tr><td>lost</td></tr><tr><td>words</td><td>a</td></tr></table>`,
    );
  });

  test("do not stand in each other nor in lists: there only the words stay", () => {
    expect(renderRichText("<table><tr><td>a<table><tr><td>b</td></tr></table>c</td><td>d</td></tr></table>")).toBe(
      `${head}><tr><td>abc</td><td>d</td></tr></table>`,
    );
    expect(renderRichText("<ul><li>a<table><tr><td>b</td></tr></table></li></ul>")).toBe("<ul><li>ab</li></ul>");
  });

  test("cells outside a table are only words", () => {
    expect(renderRichText("<tr><td>a</td></tr>")).toBe("a");
  });

  test("carry the CSS of the block in each cell, their own winning", () => {
    expect(renderRichText('<table><td style="color:#ff0000">a</td></table>', { td: "font-family:Arial;color:#000000" })).toBe(
      `${head}><tr><td style="font-family:Arial;color:#ff0000">a</td></tr></table>`,
    );
  });

  test("borders and widths belong to tables only", () => {
    expect(renderRichText('<p style="border:1px solid red;width:10px">a</p>')).toBe("<p>a</p>");
    expect(renderRichText('<table><td style="border:url(//x);width:10px">a</td></table>')).toBe(
      `${head}><tr><td style="width:10px">a</td></tr></table>`,
    );
  });

  test("become lines where only one line of words may stand", () => {
    expect(renderInlineRichText("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>")).toBe("a b<br>c");
  });

  test("of any odd making are the same when rendered twice", () => {
    const piece = fc.constantFrom(
      "<table>",
      "</table>",
      "<tr>",
      "</tr>",
      "<td>",
      "</td>",
      "<th>",
      "<p>",
      "</p>",
      "<b>",
      "</b>",
      "<li>",
      "<ul>",
      "</ul>",
      "x",
      " ",
      "<br>",
      '<a href="#x">',
      "</a>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = renderRichText(pieces.join(""));
        expect(renderRichText(once)).toBe(once);
      }),
    );
  });
});
