import { htmlDepthMax } from "@mailwright/contract";
import fc from "fast-check";
import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { growthOf } from "../testing/test-growth.js";
import { checkHtml } from "./check-html.js";
import { measureHtml } from "./measure-html.js";
import { writeText } from "./write-text.js";

/** How deep the parser of the text part finds it. */
function parsedDepth(html: string): number {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
  return deepest;
}

describe("the depth of HTML", () => {
  test.each([
    ["<p>One", 1],
    ["<p>One<p>Two<p>Three", 1],
    ["<ul><li>a<li>b</ul>", 2],
    ["<table><tr><td>a<td>b<tr><td>c</table>", 3],
    ["<br><br><img><hr>".repeat(50), 1],
    ["<div><div/><div>", 3],
    ["<!-- <div><div> --><p>", 1],
    ["<!--><div><div>", 2],
    ['<div a=">"><b>', 2],
    ["<div a= '><!--'><b><i>", 3],
    ['<div a=="><b>', 2],
    ['<div "><b>', 2],
    ["<style><div></style><div>", 1],
    ["</div>1 < 2 <3", 0],
    ["</p>", 1],
    ["<svg><path/><path/></svg>", 2],
    ["<svg><title><path/><path/>", 4],
  ])("of %s is %i", (html, depth) => expect(measureHtml(html).depth).toBe(depth));

  test("is never found smaller than the parser finds it", () => {
    const piece = fc.constantFrom(
      ..."<div> </div> <p> </p> <a> <b> </b> <table> <tr> <td> </table> <li> <br> <h1> <svg> </svg> <title> </title> <style> </style>".split(
        " ",
      ),
      ..."<div/> <path/> <!-- --> --!> <!--> <!---> <![CDATA[ ]]> < > / = \" ' a=\" a='> <div\ta= <DIV </ <foreignObject> <desc> <math> <mi>".split(
        " ",
      ),
      " ",
      "x",
    );
    const soup = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(soup, (html) => measureHtml(html).depth >= parsedDepth(html)),
      { numRuns: 3000, seed: 15 },
    );
  });

  test("may be that of any email, and of nothing deeper", () => {
    const nested = (depth: number) => "<div>".repeat(depth);
    expect(() => checkHtml(nested(htmlDepthMax), "html")).not.toThrow();
    expect(() => checkHtml(nested(htmlDepthMax + 1), "html")).toThrow(expect.objectContaining({ code: "html-too-deep", status: 422 }));
  });
});

/** Markup that parsers have been slow at, at any length. */
const worstCases: Record<string, (length: number) => string> = {
  "open elements": (length) => "<div>".repeat(length / 5),
  "open comments": (length) => "<!--".repeat(length / 4),
  "open tags": (length) => "<a ".repeat(length / 3),
  "open quotes": (length) => '<a b="'.repeat(length / 6),
  "equals signs": (length) => `<a ${"=".repeat(length)}`,
  "stray closing tags": (length) => `${"<b>".repeat(500)}${"</i>".repeat(length / 4)}`,
  "stray raw text": (length) => "<style>".repeat(length / 7),
  "less-than signs": (length) => "<".repeat(length),
  "names without end": (length) => `<${"a".repeat(length)}`,
  "nested links": (length) => `${"<a href=https://x.test><b>".repeat(400)}${"word ".repeat(length / 5)}${"</b></a>".repeat(400)}`,
  spaces: (length) => `<p>${" ".repeat(length)}</p>`,
  "empty lines": (length) => "<br> ".repeat(length / 5),
  entities: (length) => "&".repeat(length),
  "long entities": (length) => `&${"a".repeat(length)}`,
};

describe.each(Object.entries(worstCases))("%s", (_, make) => {
  test("are measured in a time that grows with their length", () => {
    expect(growthOf((length) => measureHtml(make(length)), 200_000)).toBeLessThan(12);
  });

  test("become text in a time that grows with their length", () => {
    expect(growthOf((length) => writeText({ html: make(length), components: null }), 100_000)).toBeLessThan(12);
  });
});
