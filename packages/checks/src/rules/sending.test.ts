import { aBlock, aHeading, anImage, aText } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { anEmail, codesOf, findingsOf, someHtml, withExtras } from "../testing/check-sample.js";

const saying = (html: string) => anEmail(aText({ text: `<p>${html}</p>` }, "text"));

describe("what the host asks for", () => {
  test("a link to unsubscribe is missed only where it is asked for", () => {
    expect(codesOf("unsubscribe", saying("Bye"))).toEqual([]);
    expect(codesOf("unsubscribe", saying("Bye"), { unsubscribe: true })).toEqual(["unsubscribe-missing"]);
    expect(codesOf("unsubscribe", saying('<a href="{{ unsubscribe_url }}">Leave</a>'), { unsubscribe: true })).toEqual([]);
    expect(codesOf("unsubscribe", saying('<a href="https://a.example/x">Newsletter abmelden</a>'), { unsubscribe: true })).toEqual([]);
    expect(codesOf("unsubscribe", saying('<a href="{{ leave }}">Leave</a>'), { unsubscribe: "{{ leave }}" })).toEqual([]);
  });
  test("so is a postal address: written out, as a merge tag, or the one that is given", () => {
    expect(codesOf("postal-address", saying("Bye"))).toEqual([]);
    expect(codesOf("postal-address", saying("Bye"), { postalAddress: true })).toEqual(["postal-address-missing"]);
    expect(codesOf("postal-address", saying("Lane 4, 10115 Berlin"), { postalAddress: true })).toEqual([]);
    expect(codesOf("postal-address", saying("{{ company_address }}"), { postalAddress: true })).toEqual([]);
    expect(codesOf("postal-address", saying("{{ email_address }}"), { postalAddress: true })).toEqual(["postal-address-missing"]);
    expect(codesOf("postal-address", saying("Acme Ltd · 1 Lane"), { postalAddress: "Acme Ltd, 1 Lane" })).toEqual([]);
  });
});

describe("merge tags", () => {
  test("proper ones of every sender are fine", () => {
    expect(codesOf("merge-tags", saying("Hi {{ name | default: 'you' }}, *|FNAME|* %%city%% [[x]] {% if a %}b{% endif %}"))).toEqual([]);
  });
  test.each([
    ["Hi {{ name }", "merge-tag-broken"],
    ["Hi name }}", "merge-tag-broken"],
    ["Hi *|FNAME|", "merge-tag-broken"],
    ["Hi {{ }}", "merge-tag-empty"],
    ["{% if a %}b", "merge-tag-open"],
    ["b{% endif %}", "merge-tag-unopened"],
  ])("%s", (words, code) => {
    expect(codesOf("merge-tags", saying(words))).toEqual([code]);
  });
  test("one that the sender does not have is found where its tags are known, whatever its filters and spaces", () => {
    const mergeTags = ["{{first_name}}"];
    expect(codesOf("merge-tags", saying("{{ first_name | upcase }}"), { mergeTags })).toEqual([]);
    expect(codesOf("merge-tags", saying("{{ firstname }}"), { mergeTags })).toEqual(["merge-tag-unknown"]);
    expect(codesOf("merge-tags", saying("{{ firstname }}"))).toEqual([]);
  });
  test("formatting that cuts a tag in two does not hide it, and a broken one in the preheader is found", () => {
    expect(codesOf("merge-tags", saying("Hi {{ <strong>name</strong> }}"))).toEqual([]);
    expect(codesOf("merge-tags", saying("Hi"), { preheader: "For {{ name" })).toEqual(["merge-tag-broken"]);
  });
});

describe("what nobody sees", () => {
  test("hidden content and a condition that is never true are found", () => {
    expect(codesOf("hidden-everywhere", anEmail(someHtml('<p style="display:none">Secret words</p>')))).toEqual(["hidden-style"]);
    expect(codesOf("hidden-everywhere", anEmail(withExtras(aText(), { rules: { condition: "false" } })))).toEqual(["hidden-condition"]);
  });
  test("what is hidden on phones alone is fine, and so is an image with a twin for the dark", () => {
    const image = withExtras(anImage({ src: "https://example.com/a.png", alt: "A" }), { dark: { src: "https://example.com/b.png" } });
    expect(codesOf("hidden-everywhere", anEmail(aText({ hideElement: "mobile" }), image))).toEqual([]);
  });
});

describe("size", () => {
  const long = (kb: number) => anEmail(aText({ text: `<p>${"word ".repeat(kb * 205)}</p>` }, "long"));
  test("Gmail's limit is told, and near it a hint", () => {
    expect(codesOf("email-size", long(10))).toEqual([]);
    expect(codesOf("email-size", long(85))).toEqual(["size-near"]);
    expect(codesOf("email-size", long(110))).toEqual(["size-clipped"]);
  });
  test("a style sheet that Gmail would ignore is found", () => {
    const rules = (count: number) => anEmail(someHtml(`<style>${".a{color:red}".repeat(count)}</style><p class="a">A</p>`));
    expect(codesOf("style-size", rules(10))).toEqual([]);
    expect(codesOf("style-size", rules(900))).toEqual(["style-clipped"]);
  });
});

describe("spam", () => {
  test.each([
    ["Risk-free and yours", ["spam-phrase"]],
    ["Hurry up!!!!", ["spam-marks"]],
    ["BUY NOW AND SAVE BIG", ["spam-capitals"]],
    ['<a href="https://bit.ly/x">Offer</a>', ["spam-shortener"]],
    ['<a href="https://evil.example/x">paypal.com</a>', ["link-mismatch"]],
    ['<a href="https://shop.example.com/x">example.com</a>', []],
    ["Use the code SPRING and SAVE at our shop! Free shipping.", []],
  ])("%s", (words, codes) => {
    expect(codesOf("spam-traps", saying(words))).toEqual(codes);
  });
});

describe("preheader", () => {
  const of = (preheader?: string, title?: string) =>
    codesOf("preheader", anEmail(aHeading()), { ...(preheader !== undefined && { preheader }), ...(title && { title }) });
  test("nothing is said where nobody knows it", () => expect(of()).toEqual([]));
  test("50 to 100 characters are best, 500 the most", () => {
    expect(of("")).toEqual(["preheader-missing"]);
    expect(of("Short")).toEqual(["preheader-short"]);
    expect(of("a".repeat(75))).toEqual([]);
    expect(of("a".repeat(120))).toEqual(["preheader-long"]);
    expect(of("a".repeat(501))).toEqual(["preheader-too-long"]);
  });
  test("it should not repeat the name", () => expect(of("a".repeat(60), "A".repeat(60))).toEqual(["preheader-repeats"]));
});

test("what the compiler warns of is found: unknown blocks and blocks with something missing", () => {
  const found = findingsOf("complete-blocks", anEmail(anImage({}, "empty"), aBlock("hologram", {}, undefined, "odd")));
  expect(found.map(({ code, blockId }) => [code, blockId])).toEqual([
    ["unknown-block", "odd"],
    ["incomplete-block", "empty"],
  ]);
});
