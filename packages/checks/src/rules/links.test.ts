import { aBlock, aButton, anImage, aText } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { anEmail, codesOf, findingsOf, fixAll, someHtml } from "../testing/check-sample.js";

const linked = (href: string, words = "Spring collection") =>
  anEmail(aText({ text: `<p>See the <a href="${href}">${words}</a> today</p>` }, "text"));
const web = (value: string) => ({ kind: "web", value });

describe("words of links", () => {
  test("“click here” says nothing, in English and German; words that name the place do", () => {
    expect(codesOf("link-text", linked("https://example.com", "Click here!"))).toEqual(["link-vague"]);
    expect(codesOf("link-text", linked("https://example.com", "hier"))).toEqual(["link-vague"]);
    expect(codesOf("link-text", linked("https://example.com"))).toEqual([]);
  });
  test("an image without a text in a link leaves it without a name", () => {
    const image = (alt: string) => anEmail(anImage({ src: "https://example.com/a.png", alt, link: web("https://example.com") }));
    expect(codesOf("link-text", image(""))).toEqual(["link-nameless"]);
    expect(codesOf("link-text", image("Our shop"))).toEqual([]);
  });
  test("an address is no name", () => {
    expect(codesOf("link-text", linked("https://example.com/a", "https://example.com/a"))).toEqual(["link-is-address"]);
  });
});

describe("links that lead nowhere", () => {
  test("a button, an item of a menu and a link in a text are found", () => {
    expect(findingsOf("empty-link", anEmail(aButton({}, "button")))).toMatchObject([{ blockId: "button", code: "link-empty" }]);
    const menu = aBlock("menu", { links: [{ text: "Shop", link: web("https://example.com") }, { text: "About" }] });
    expect(findingsOf("empty-link", anEmail(menu)).map(({ values }) => values["text"])).toEqual(["About"]);
    expect(codesOf("empty-link", linked("#"))).toEqual(["link-empty"]);
  });
  test("the pictures of a carousel need not be linked", () => {
    const pictures = ["a", "b"].map((name) => ({ src: `https://example.com/${name}.png`, alt: name }));
    expect(codesOf("empty-link", anEmail(aBlock("carousel", { pictures })))).toEqual([]);
  });
  test("an image need not be linked, and a button that is linked is fine", () => {
    expect(
      codesOf("empty-link", anEmail(anImage({ src: "https://example.com/a.png", alt: "A" }), aButton({ link: web("https://a.example") }))),
    ).toEqual([]);
  });
  test("Fix leaves the words of a text without the link", () => {
    const fixed = fixAll("empty-link", linked("#"));
    expect(codesOf("empty-link", fixed)).toEqual([]);
    expect(JSON.stringify(fixed.root)).toContain("<p>See the Spring collection today</p>");
  });
});

describe("links that cannot be opened", () => {
  test.each([
    ["https://example", "link-malformed"],
    ["https://https://example.com", "link-malformed"],
    ["https://", undefined],
    ["http://localhost:3000/a", "link-private"],
    ["https://192.168.0.4/a", "link-private"],
    ["/shop", "link-relative"],
    ["mailto:nobody", "link-mail"],
    ["tel:", "link-phone"],
    ["#prices", "link-anchor"],
    ["https://example.com/a?b=c#d", undefined],
    ["https://bücher.example/ä", undefined],
    ["mailto:ann@example.com?subject=Hi", undefined],
    ["tel:+49301234", undefined],
    ["{{ unsubscribe_url }}", undefined],
    ["https://{{ shop }}/a", undefined],
  ])("%s", (href, code) => {
    expect(codesOf("broken-link", linked(href))).toEqual(code === undefined ? [] : [code]);
  });
  test("an anchor that is there is fine", () => {
    expect(codesOf("broken-link", anEmail(someHtml('<a href="#prices">Prices</a><p id="prices">9</p>')))).toEqual([]);
  });
});

describe("insecure addresses", () => {
  test("a link over http is found; Fix makes it https, in texts and in fields", () => {
    const document = anEmail(
      aText({ text: '<p><a href="http://example.com/a?b=1&amp;c=2">A</a></p>' }),
      aButton({ link: web("http://example.com/b") }),
      aButton({ link: web("example.com/c") }),
    );
    expect(codesOf("insecure-link", document)).toEqual(["link-insecure", "link-insecure", "link-insecure"]);
    const fixed = fixAll("insecure-link", document);
    expect(codesOf("insecure-link", fixed)).toEqual([]);
    expect(JSON.stringify(fixed.root)).toContain('"value":"https://example.com/c"');
  });
  test("so is an image", () => {
    expect(codesOf("insecure-link", anEmail(anImage({ src: "http://example.com/a.png", alt: "A" })))).toEqual(["picture-insecure"]);
  });
});

describe("tracking", () => {
  const tracking = { utm_source: "letter", utm_medium: "email" };
  test("nothing is said where the host does not ask", () => {
    expect(codesOf("untracked-link", linked("https://example.com"))).toEqual([]);
  });
  test("a link without the parameters is found, and Fix adds those that are missing before the anchor", () => {
    const document = linked("https://example.com/?utm_medium=email#top");
    expect(codesOf("untracked-link", document, { tracking })).toEqual(["link-untracked"]);
    const fixed = fixAll("untracked-link", document, { tracking });
    expect(codesOf("untracked-link", fixed, { tracking })).toEqual([]);
    expect(JSON.stringify(fixed.root)).toContain("utm_medium=email&amp;utm_source=letter#top");
  });
  test("addresses of the sender and of mail are left alone", () => {
    expect(codesOf("untracked-link", linked("{{ unsubscribe_url }}"), { tracking })).toEqual([]);
    expect(codesOf("untracked-link", linked("mailto:a@example.com"), { tracking })).toEqual([]);
  });
});
