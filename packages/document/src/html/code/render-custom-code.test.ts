import { describe, expect, test } from "vitest";
import { renderCustomCode } from "./render-custom-code.js";

const render = (source: string) => renderCustomCode(source, "s").html;
const cssOf = (source: string) => renderCustomCode(`<style>${source}</style>`, "s").css;

test("an email's hand-written table comes through as it is", () => {
  const html =
    '<table role="presentation" width="100%" cellpadding="0" style="border-collapse:collapse"><tr><td align="center" bgcolor="#eeeeee" ' +
    'style="padding:10px 20px;background:#eee url(https://example.com/a.png?x=1) no-repeat;mso-line-height-rule:exactly">' +
    '<a href="https://example.com/?a=1&amp;b=2" target="_blank" class="go">Go &euro; now</a><br></td></tr></table>';
  expect(render(html)).toBe(html);
});

test.each([
  ['<div>{{#if vip}}<b>{{ name | default: "you" }}</b>{{/if}}</div>', undefined],
  ["<table>{% for item in cart %}<tr><td>{{ item.name }}</td></tr>{% endfor %}</table>", undefined],
  ['<a href="{{ url "x" }}">*|NAME|*</a>', `<a href="{{ url 'x' }}">*|NAME|*</a>`],
  ['<p style="color:{{ brand.color }}">x</p>', undefined],
  ['<td bgcolor="<%= a %>" style="background-color:<%- b.color %>;border:15px solid <%= a %>">x</td>', undefined],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: some senders write their merge tags like this
  ["<p>%%first_name%% [[x]] ${y} <%= z %></p>", undefined],
])("merge tags survive: %s", (source, wanted) => {
  expect(render(source)).toBe(wanted ?? source);
});

test("a merge tag that could end a declaration takes its declaration with it", () => {
  const source = "<p style=\"text-align:<%= a['b'] + &quot;;&quot; %>;color:red;margin:<%= a[0] %>\">x</p>";
  expect(render(source)).toBe('<p style="color:red">x</p>');
});

describe("comments for Outlook", () => {
  test.each([
    "<!--[if mso]><table><tr><td width='600'><![endif]--><div>x</div><!--[if mso]></td></tr></table><![endif]-->",
    "<!--[if (gte mso 9)|(IE)]><v:rect fill='t'>{{ x }}</v:rect><![endif]-->",
    "<!--[if !mso]><!--><p>not there</p><!--<![endif]-->",
  ])("stay: %s", (source) => {
    expect(render(source)).toBe(source);
  });

  test("what Outlook passes over ends with the block, and an end without a beginning goes", () => {
    expect(render("<!--[if !mso]><!--><p>x</p>")).toBe("<!--[if !mso]><!--><p>x</p><!--<![endif]-->");
    expect(render("x<!--<![endif]-->")).toBe("x");
  });

  test.each([
    "<!-- words -->",
    "<!--[if mso]><script>alert(1)</script><![endif]-->",
    "<!--[if mso]><img src=x onerror=alert(1)><![endif]-->",
    "<!--[if mso]>--!><img src=x><![endif]-->",
    "<!--[if mso]>{{ x --> y }}<table><![endif]-->",
    "<!--[if mso]><a href='java&#115;cript:alert(1)'>x</a><![endif]-->",
    "<!--[if mso]><![endif]><!--><![endif]-->",
  ])("go: %s", (source) => {
    expect(render(source).replace(/--!?>?|y \}\}|<!\[endif\]-->/g, "")).not.toMatch(/<|alert/);
  });
});

test("nothing can end the element around it, and what was left open is closed", () => {
  expect(render("</td></tr></table></div><b>x")).toBe("<b>x</b>");
  expect(render("<ul><li>a<li>b</ul>")).toBe("<ul><li>a</li><li>b</li></ul>");
  expect(render("<table><tr><td>a<td>b<tr><td>c</table>")).toBe("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>");
  expect(render("<table><tr><td><table><tr><td>in</table>out</table>")).toBe(
    "<table><tr><td><table><tr><td>in</td></tr></table>out</td></tr></table>",
  );
});

test.each([
  ["<p onclick=alert(1) style='color:red;position:fixed;behavior:url(x)'>a</p>", '<p style="color:red">a</p>'],
  ["<div style='background:url(javascript:alert(1))'>a</div>", "<div>a</div>"],
  ["<div style='width:expression(alert(1))'>a</div>", "<div>a</div>"],
  ["<div style='background:url(data:image/png;base64,AAAA)'>a</div>", "<div>a</div>"],
  ["<p style='color:%%;position:fixed;x:%%'>a</p>", "<p>a</p>"],
  [`<p style="margin:/*'*/;position:fixed;x:'">a</p>`, "<p>a</p>"],
  [`<p style="background:url(a'b);position:fixed;x:url(c'd)">a</p>`, "<p>a</p>"],
  [`<p style="font-family:'a;position:fixed';color:red">a</p>`, '<p style="color:red">a</p>'],
  ["<img src='data:image/png;base64,AAAA' alt=''>", '<img alt="">'],
  ["<a href='{{x}}javascript:alert(1)'>a</a>", "<a>a</a>"],
  ["<p class='mj-column mw-hide-mobile mine' id=mw-x>a</p>", '<p class="mine">a</p>'],
  ["<form><input><button>a</button></form><iframe>b</iframe><script>c</script>", "a"],
  ["a < b & c &amp; d", "a &lt; b &amp; c &amp; d"],
])("%s loses what could do harm", (source, wanted) => {
  expect(render(source)).toBe(wanted);
});

test.each([
  "min-width:50%;max-width:100%;width:calc((480px - 100%) * 480)",
  "width:calc(230400px - 48000%)",
  "width:min(100%, calc((100% - 12px) / 2))",
  "width:clamp(10px, (1px + 2%) * 3, 40px)",
])("columns that wrap by a sum stay columns: %s", (style) => {
  expect(render(`<div style="display:inline-block;${style}">x</div>`)).toBe(`<div style="display:inline-block;${style}">x</div>`);
  expect(cssOf(`.a{${style}}`)).toBe(`.s .a{${style}}`);
});

test.each([
  "width:attr((1px) * 2)",
  "width:env(calc(1px))",
  "width:calc(1px */ 2)",
  "width:calc((1px)",
  "color:image((#fff))",
  "width:calc(1px",
  `width:calc(${"(".repeat(12)}1px${")".repeat(12)})`,
])("a sum in something else is left out: %s", (style) => {
  expect(render(`<p style="${style}">x</p>`)).toBe("<p>x</p>");
});

describe("style sheets", () => {
  test("hold inside the block only, media queries too", () => {
    expect(cssOf(".a, p > b { color: red; padding: 4px } body{margin:0} @media (max-width:480px){.a{width:100%!important}}")).toBe(
      ".s .a,.s p > b{color:red;padding:4px}.s{margin:0}@media (max-width:480px){.s .a{width:100%!important}}",
    );
    expect(render("<style>.a{color:red}</style><p class='a'>x</p>")).toBe('<p class="a">x</p>');
  });

  test.each([
    // As `<style media="screen">` around a query becomes.
    ["@media screen{@media (max-width:600px){.a{color:red}}}", "@media screen and (max-width:600px){.s .a{color:red}}"],
    [
      "@media only screen and (max-width:600px){@media only screen and (min-width:300px){.a{color:red}}}",
      "@media only screen and (max-width:600px) and (min-width:300px){.s .a{color:red}}",
    ],
    ["@media all{@media screen,print{.a{color:red}}}", "@media screen,print{.s .a{color:red}}"],
    ["@media(max-width:600px){.a{color:red}}", "@media (max-width:600px){.s .a{color:red}}"],
    ["@media (width < 600px){.a{color:red}}", "@media (max-width:599.98px){.s .a{color:red}}"],
    ["@media screen and (width<=600px){.a{color:red}}", "@media screen and (max-width:600px){.s .a{color:red}}"],
    ["@media (30em <= width <= 600px){.a{color:red}}", "@media (min-width:30em) and (max-width:600px){.s .a{color:red}}"],
    ["@media (height>200px){.a{color:red}}", "@media (min-height:200.02px){.s .a{color:red}}"],
    ["@media (min-aspect-ratio:16/9){.a{color:red}}", "@media (min-aspect-ratio:16/9){.s .a{color:red}}"],
    ["@supports (display:grid){.a{color:red}}", "@supports (display:grid){.s .a{color:red}}"],
    [
      "@supports not (mso-font-alt:x){@media screen{@media (max-width:9px){.a{color:red}}}}",
      "@supports not (mso-font-alt:x){@media screen and (max-width:9px){.s .a{color:red}}}",
    ],
    [
      ".a{background:#fff url('https://example.com/a.png') center/cover no-repeat}",
      ".s .a{background:#fff url('https://example.com/a.png') center/cover no-repeat}",
    ],
  ])("keep what holds on phones: %s", (source, wanted) => {
    expect(cssOf(source)).toBe(wanted);
  });

  test.each([
    "@media not screen{@media (max-width:600px){.a{color:red}}}",
    "@supports (background:url(https://evil.test/x)){.a{color:red}}",
    "@supports (a:expression(b)){.a{color:red}}",
    `${"@supports (a:b){".repeat(9)}.a{color:red}${"}".repeat(9)}`,
    "@import url(https://evil.test/x.css);",
    "@font-face{font-family:x;src:url(https://evil.test/x)}",
    ":host{display:none}",
    ".mw-mail{display:none}",
    ".a{position:fixed;inset:0}",
    ".a{background:url(data:image/gif;base64,AAAA)}",
    ".a</style><script>alert(1)</script>{color:red}",
    "@media print{@media screen{.a{color:red}}}",
  ])("lose %s", (source) => {
    expect(cssOf(source)).toBe("");
  });

  test("a brace that ends its rule early gets out of the rule, not out of the block", () => {
    expect(cssOf(".a{color:red\\\\}*{display:none}")).toBe(".s *{display:none}");
  });

  test("a rule after something that cannot be read is kept", () => {
    expect(cssOf('@charset "utf-8"; .a{color:red} } .b{color:blue}')).toContain(".s .a{color:red}");
  });
});
