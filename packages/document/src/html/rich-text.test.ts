import { fc } from "@mailwright/testing/fast-check";
import { describe, expect, test } from "vitest";
import { renderInlineRichText, renderRichText } from "./rich-text.js";

describe("rich text that people write", () => {
  test.each([
    ["<p>Hello <strong>Ann</strong></p>"],
    ['<p style="text-align:center">Centred</p>'],
    ["<ul><li>One</li><li>Two<ul><li>Deeper</li></ul></li></ul>"],
    ['<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" title="See">link</a></p>'],
    ["<p>Tom &amp; Ann &lt;3 &nbsp; &#8211;</p>"],
    ['<ol start="3"><li>Three</li></ol>'],
    ["<p>Line<br>break</p>"],
    ['<p>Hi {{ first_name | default: "you & me" }}, {% if a < b %}yes{% endif %}</p>'],
    ['<p><a href="{{ url }}">tag link</a> <a href="https://x.example/{{id}}">part</a></p>'],
  ])("comes out as it went in: %s", (html) => {
    expect(renderRichText(html)).toBe(html);
  });

  test("is the same when rendered twice", () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        const once = renderRichText(html);
        expect(renderRichText(once)).toBe(once);
      }),
    );
  });

  test("old elements become today's", () => {
    expect(renderRichText("<div><b>a</b><i>b</i><strike>c</strike></div>")).toBe("<p><strong>a</strong><em>b</em><s>c</s></p>");
  });

  test("elements that are left open are closed in order", () => {
    expect(renderRichText("<p>a<strong>b<em>c")).toBe("<p>a<strong>b<em>c</em></strong></p>");
  });

  test("a paragraph in a paragraph ends the first, as in a browser", () => {
    expect(renderRichText("<p>a<p>b</p>")).toBe("<p>a</p><p>b</p>");
  });
});

describe("styles that email clients need inline", () => {
  test("go on every element of the kind, the element's own winning", () => {
    expect(renderRichText('<p>a</p><p style="color:#ff0000">b</p>', { p: "margin:0 0 10px;color:#000000" })).toBe(
      '<p style="margin:0 0 10px;color:#000000">a</p><p style="margin:0 0 10px;color:#ff0000">b</p>',
    );
  });

  test("keep a colour for clients that do not know the second one, unless the element has its own", () => {
    const styles = { a: "color:#8fa7ec;color:rgba(31,79,216,0.502);text-decoration:none" };
    expect(renderRichText("<a>One</a>", styles)).toBe(`<a style="${styles.a}">One</a>`);
    expect(renderRichText('<a style="color:#ff0000">One</a>', styles)).toBe('<a style="color:#ff0000;text-decoration:none">One</a>');
  });

  test("may say what a text's own may not, but nothing that loads or ends the attribute", () => {
    expect(renderRichText('<p style="display:none">a</p>', { p: "display:block;margin:0" })).toBe(
      '<p style="display:block;margin:0">a</p>',
    );
    expect(renderRichText("<p>a</p>", { p: 'display:block;background:url("//x.example");color:red" onclick="alert(1)' })).toBe(
      '<p style="display:block">a</p>',
    );
  });
});

test("words may be a box in their line, with lines and corners; no block is another one, and nothing is hidden", () => {
  const badge = '<p>Now <span style="display:inline-block;padding:2px 8px;border:1px solid #b7791f;border-radius:9px">new</span></p>';
  expect(renderRichText(badge)).toBe(badge);
  expect(renderRichText('<p style="display:inline-block">One<span style="display:none">Two</span></p>')).toBe("<p>One<span>Two</span></p>");
});

describe("inline rich text", () => {
  test("turns paragraphs into line breaks", () => {
    expect(renderInlineRichText("<p>One</p><p>Two</p>")).toBe("One<br>Two");
  });
});

describe("hostile rich text", () => {
  test.each([
    ["<script>alert(1)</script>words", "words"],
    ["<SCRIPT SRC=//evil.example></SCRIPT>words", "words"],
    ['<p onclick="alert(1)">words</p>', "<p>words</p>"],
    ["<img src=x onerror=alert(1)>words", "words"],
    ["<svg><script>alert(1)</script></svg>words", "words"],
    ['<a href="javascript:alert(1)">words</a>', "<a>words</a>"],
    ['<a href="java&#115;cript:alert(1)">words</a>', "<a>words</a>"],
    ['<a href="java\nscript:alert(1)">words</a>', "<a>words</a>"],
    ['<a href="{{x}}javascript:alert(1)">words</a>', "<a>words</a>"],
    ['<a href="data:text/html,x">words</a>', "<a>words</a>"],
    ['<p style="background:url(//evil.example)">words</p>', "<p>words</p>"],
    ['<p style="position:fixed;color:red">words</p>', '<p style="color:red">words</p>'],
    ['<p style="color:red&quot; onclick=&quot;alert(1)">words</p>', "<p>words</p>"],
    ["<iframe src=//evil.example></iframe>words", "words"],
    ["<!--[if mso]><script>x</script><![endif]-->words", "words"],
    ['{{ "<img src=x onerror=alert(1)>" }}', '{{ "" }}'],
    [`<a href='{{" onmouseover="alert(1)" x="}}'>words</a>`, `<a href="{{' onmouseover='alert(1)' x='}}">words</a>`],
  ])("%s is made harmless and keeps its words", (html, safe) => {
    expect(renderRichText(html)).toBe(safe);
  });

  test("thousands of elements in each other are cut to a hundred, and their words are kept", () => {
    const out = renderRichText(`${"<span>".repeat(20_000)}words${"</b>".repeat(20_000)}`);
    expect(out).toBe(`${"<span>".repeat(100)}words${"</span>".repeat(100)}`);
  });

  test("whatever goes in, only allow-listed tags and attributes come out", () => {
    const pieces = fc.constantFrom(
      "<",
      ">",
      '"',
      "'",
      "=",
      "/",
      "<p ",
      "<a href=",
      "javascript:",
      "onerror=",
      "<!--",
      "-->",
      "style=",
      "&#x6a;",
      "<script>",
      "{{",
      "}}",
      "<%",
      "%>",
      " ",
      "x",
      "</p>",
      "\uE002",
      "0",
      "\uE003",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        // What begins a tag for a browser. A value may hold a merge tag with anything in it but the quote that ends the value.
        for (const [tag] of renderRichText(parts.join("")).matchAll(/<(?=[a-z/!?])(?:"[^"]*"|[^"<>])*>/gi)) {
          expect(tag).toMatch(
            /^<(?:\/?(?:p|h[1-6]|ul|ol|li|a|span|strong|em|u|s|sub|sup)|br)(?: (?:href|target|title|start|style)="[^"]*")*>$/,
          );
        }
      }),
      { numRuns: 2000 },
    );
  });
});
