/// <reference path="../testing/mjml.d.ts" />
import type { EmailDocument } from "@mailwright/document";
import mjml from "mjml";
import { describe, expect, test } from "vitest";
import type { CompileOptions } from "../contracts/compile-options.js";
import { block, page, row, sampleRegistry } from "../testing/sample-blocks.js";
import { createCompiler } from "./compiler.js";

const compiler = createCompiler(sampleRegistry);
const text = (html: string, props = {}) => block("t", "text", { text: html, ...props });
const hello = page([row("a", text("<p>Hello</p>"))]);
const htmlOf = (document: EmailDocument, options: CompileOptions = {}) =>
  compiler.compileDocument(document, { ...options, asMjmlWrites: true }).html;

describe("the head", () => {
  test("says language, direction and title, escaped wherever MJML copies them", () => {
    const html = htmlOf({ ...hello, settings: { lang: 'de"><script>', dir: "rtl" } }, { title: 'Tom & "Jerry" <b>\n</title>' });
    expect(html).toContain('<html lang="de&quot;&gt;&lt;script&gt;" dir="rtl"');
    expect(html).toContain("<title>Tom &amp; &quot;Jerry&quot; &lt;b&gt; &lt;/title&gt;</title>");
    expect(html).toContain('aria-label="Tom &amp; &quot;Jerry&quot; &lt;b&gt; &lt;/title&gt;"');
  });

  test("a title that nobody gave is the first heading with words", () => {
    const document = page([
      row("a", text("<h2> </h2><p>Hi</p>")),
      row("b", text("<h2>Save <b>50&nbsp;%</b> &amp; more<br>{{ name }}</h2>")),
    ]);
    expect(htmlOf(document)).toContain("<title>Save 50 % &amp; more {{ name }}</title>");
    expect(compiler.toMjml(document)).toContain("<mj-title>Save 50 % &amp; more {{ name }}</mj-title>");
    expect(htmlOf(document, { title: "Sale" })).toContain("<title>Sale</title>");
    expect(htmlOf(document, { title: " " })).toContain("<title>Save");
    expect(compiler.toMjml(hello)).not.toContain("mj-title");
  });

  test("a heading is written as the same title that somebody gives", () => {
    const words = 'Tom & "Jerry"\u2019s <b> $& &title; {{ name | default: "you" }}';
    const document = page([row("a", text(`<h2>${words.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</h2>`))]);
    const [own, given] = [{}, { title: words }].map((options) => compiler.compileDocument(document, options));
    expect([own?.html, own?.sizeBytes]).toEqual([given?.html, given?.sizeBytes]);
  });

  test("has the offer for Gmail, in which nothing ends its element or runs", () => {
    const settings = { offerText: "20 % off </script><script>x()</script>", offerCode: "{{ code }}", offerEnds: "2027-01-31T18:00:00" };
    const html = htmlOf({ ...hello, settings });
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual([
      {
        "@context": "http://schema.org/",
        "@type": "DiscountOffer",
        description: "20 % off </script><script>x()</script>",
        discountCode: "{{ code }}",
        availabilityEnds: "2027-01-31T18:00:00Z",
      },
    ]);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(json).toContain("{{ code }}");
  });

  test("has an offer in one line, and nothing of it that is blank", () => {
    const html = htmlOf({ ...hello, settings: { offerText: " 20 % off\n today ", offerCode: "  " } });
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual([{ "@context": "http://schema.org/", "@type": "DiscountOffer", description: "20 % off today" }]);
  });

  test("has no offer where only its dates are set", () => {
    expect(htmlOf({ ...hello, settings: { offerText: " ", offerEnds: "2027-01-31T18:00:00" } })).not.toContain("<script");
  });

  test("hides the preheader, from Outlook too, and keeps the body's words out of the inbox's line", () => {
    const html = htmlOf(hello, { preheader: "Hi {{ name }} <b>" });
    expect(html).toContain('<span style="mso-hide:all">Hi {{ name }} &lt;b&gt;&#847;&zwnj;&nbsp;');
    expect(htmlOf(hello, { preheader: "x".repeat(200) })).not.toContain("&zwnj;");
    expect(htmlOf(hello, { preheader: "  " })).not.toContain("mso-hide:all");
  });

  test("columns stack below 768 pixels", () => {
    expect(htmlOf(hello)).toContain("@media only screen and (min-width:768px)");
  });

  test("an email without dark colours promises none, in MJML neither", () => {
    expect(htmlOf(hello)).not.toContain("color-scheme");
    expect(compiler.toMjml(hello)).not.toContain("color-scheme");
  });

  test("rules for hiding are there only when a block hides", () => {
    expect(htmlOf(hello)).not.toContain("mw-hide");
    const html = htmlOf(page([row("a", text("<p>x</p>", { hide: "tablet" }))]));
    expect(html).toContain("@media only screen and (max-width:992px){.mw-hide-tablet{display:none!important}}");
    expect(html).toContain("@media only screen and (max-width:480px){.mw-hide-mobile{display:none!important}}");
    expect(html).toContain('<td align="left" class="mw-hide-tablet"');
  });

  test("loads the web fonts in use and gives Outlook a fallback, and nothing for fonts that everybody has", () => {
    const fonts = [
      { name: "Inter", stack: "", href: "https://fonts.test/inter.css?a=1;2&b=3" },
      { name: "Lato", stack: "", href: "https://fonts.test/lato.css" },
      { name: "Georgia", stack: "" },
    ];
    const html = htmlOf(page([row("a", text("<p>x</p>", { font: "Inter" }))]), { fonts });
    expect(html).toContain('<link href="https://fonts.test/inter.css?a=1;2&b=3"');
    expect(html).toContain("<!--[if mso]><style>@font-face{font-family:'Inter';mso-font-alt:'Arial'}</style><![endif]-->");
    expect(html).not.toContain("lato.css");
    const plain = htmlOf(page([row("a", text("<p>x</p>", { font: "Georgia" }))]), { fonts });
    expect(plain).not.toMatch(/fonts\.|mso-font-alt|Ubuntu/);
  });

  test("loads fonts that the document brings, from their style sheet or their files", () => {
    const fonts = [
      { name: "Inter", href: "https://fonts.test/inter.css" },
      { name: "Lora", faces: [{ src: "https://fonts.test/lora.woff2", weight: "700", style: "italic" }, { src: "javascript:1" }] },
      { name: "Lato", href: "https://fonts.test/lato.css" },
      { name: "Oswald", href: "https://fonts.test/inter.css" },
    ];
    const words = "<p>a <span style=\"font-family:'Lora', Georgia\">b</span> <b style=\"font-family:'Oswald'\">c</b></p>";
    const email = { ...page([row("a", text(words, { font: "Inter" }))]), settings: { fonts } };
    const html = htmlOf(email);
    expect(html.split('<link href="https://fonts.test/inter.css"')).toHaveLength(2);
    const face = "@font-face{font-family:'Lora';font-style:italic;font-weight:700;src:url(https://fonts.test/lora.woff2) format('woff2')}";
    // Outlook for Windows would show Times New Roman.
    expect(html).toContain(`<!--[if !mso]><!--><style type="text/css">${face}</style><!--<![endif]-->`);
    expect(compiler.parts(email).headCss).toContain(face);
    expect(html).not.toMatch(/lato\.css|javascript/);
    expect(compiler.toMjml(email)).toContain('<mj-font name="Inter" href="https://fonts.test/inter.css"');
    expect(compiler.toMjml(email)).toContain(face);
    const theirs = ["Inter", "Oswald"].map((name) => ({ name, stack: "", href: "https://fonts.test/of-the-host.css" }));
    expect(htmlOf(email, { fonts: theirs })).toMatch(/of-the-host\.css/);
    expect(htmlOf(email, { fonts: theirs })).not.toMatch(/inter\.css/);
  });

  test("finds a font that only a word of the text uses", () => {
    const fonts = [{ name: "Inter", stack: "", href: "https://fonts.test/inter.css" }];
    const html = htmlOf(page([row("a", text("<p>a <span style=\"font-family:'Inter', Arial\">b</span></p>"))]), { fonts });
    expect(html).toContain("https://fonts.test/inter.css");
  });

  test("a font address that could end its place is not loaded, and is warned of", () => {
    const fonts = [{ name: "Inter", stack: "", href: "https://fonts.test/x.css);}</style><script>" }];
    const { html, warnings } = compiler.compileDocument(page([row("a", text("<p>x</p>", { font: "Inter" }))]), { fonts });
    expect(html).not.toContain("fonts.test");
    expect(warnings).toMatchObject([{ code: "bad-font-address" }]);
  });
});

describe("plain text", () => {
  test("has the words of every block, alt texts, and the addresses of links", () => {
    const document = page([
      row(
        "a",
        text('<p>Hello {{ name }},</p><ul><li>one</li><li>two &amp; <a href="https://example.test/two">more</a></li></ul>'),
        block("p", "picture", { alt: "A dog", link: { kind: "web", value: "https://example.test/dog" } }),
      ),
      row("b", block("s", "product")),
      row("c", block("d", "picture", { alt: "" }), block("x", "from-the-future")),
    ]);
    expect(compiler.compileDocument(document).text).toBe(
      "Hello {{ name }},\n\n- one\n- two & more [https://example.test/two]\n\nA dog [https://example.test/dog]\n\nChair: 12.00",
    );
  });
});

describe("MJML source", () => {
  test("is what MJML's own validator accepts, without any marker", async () => {
    const document = page(
      [row("a", text("<p>Hello</p>"), block("p", "picture")), block("s", "section", { hide: "mobile" }, [])],
      {},
      { border: 2 },
    );
    const source = compiler.toMjml(document, { title: "T", preheader: "P" });
    expect(source).not.toMatch(/[\uE000-\uE005]/);
    expect(source).toContain('<mj-wrapper background-color="#ffffff"');
    await expect(mjml(source, { validationLevel: "strict" })).resolves.toMatchObject({ html: expect.stringContaining("Hello") });
  });
});
