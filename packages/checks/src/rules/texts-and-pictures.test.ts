import { aHeading, anImage, aText } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { anEmail, codesOf, findingsOf, fixAll, someHtml, withExtras } from "../testing/check-sample.js";

const src = "https://example.com/boots.png";

describe("alternative text", () => {
  test("an image without one is found, with its block and its file", () => {
    const [finding] = findingsOf("alt-text", anEmail(anImage({ src }, "boots")));
    expect(finding).toMatchObject({ severity: "error", code: "alt-missing", blockId: "boots", values: { file: "boots.png" } });
  });
  test("an image that says what it shows, or is marked as decorative, is fine", () => {
    expect(codesOf("alt-text", anEmail(anImage({ src, alt: "Red boots" }), anImage({ src, decorative: true })))).toEqual([]);
  });
  test("a file name says nothing", () => {
    expect(codesOf("alt-text", anEmail(anImage({ src, alt: "IMG_2041.jpg" }), anImage({ src, alt: "image" })))).toEqual([
      "alt-file-name",
      "alt-file-name",
    ]);
  });
  test("a tracking pixel needs none", () => {
    expect(codesOf("alt-text", anEmail(someHtml(`<img src="${src}" width="1" height="1">`)))).toEqual([]);
  });
  test("a hand-written image counts like any other", () => {
    expect(codesOf("alt-text", anEmail(someHtml(`<img src="${src}" width="100">`)))).toEqual(["alt-missing"]);
  });
});

describe("contrast", () => {
  const onWhite = (color: string) => anEmail(aText({ text: "<p>Hello there</p>", color }, "text"));
  test("pale words on white are found, black ones are not", () => {
    expect(codesOf("contrast", onWhite("#bbbbbb"))).toEqual(["contrast-light"]);
    expect(codesOf("contrast", onWhite("#222222"))).toEqual([]);
  });
  test("large words need less", () => {
    const grey = (fontSize: number) => anEmail(aText({ text: "<p>Hello</p>", color: "#8a8a8a", fontSize }));
    expect(codesOf("contrast", grey(16))).toEqual(["contrast-light"]);
    expect(codesOf("contrast", grey(24))).toEqual([]);
  });
  test("Fix chooses the nearest colour that can be read, and changes nothing else", () => {
    const document = onWhite("#bbbbbb");
    const fixed = fixAll("contrast", document);
    expect(codesOf("contrast", fixed)).toEqual([]);
    const text = JSON.stringify(fixed.root);
    const color = /"color":"(#[0-9a-f]{6})"/.exec(text)?.[1];
    expect(color).toMatch(/^#7[0-9a-f]7[0-9a-f]7[0-9a-f]$/);
    expect(text.replace(color ?? "", "#bbbbbb")).toBe(JSON.stringify(document.root));
  });
  test("Fix changes a colour inside a text there, and leaves the others", () => {
    const document = anEmail(aText({ text: '<p>Fine <span style="color:#cccccc">pale</span></p>', color: "#000000" }));
    const fixed = JSON.stringify(fixAll("contrast", document).root);
    expect(fixed).toContain('"color":"#000000"');
    expect(fixed).not.toContain("#cccccc");
  });
  test("authored dark colours are looked at in the dark, and mended there", () => {
    const text = withExtras(aText({ text: "<p>Night</p>", color: "#111111" }, "text"), { dark: { color: "#dddddd" } });
    const document = anEmail(text);
    expect(codesOf("contrast", document)).toEqual(["contrast-dark"]);
    const fixed = fixAll("contrast", document);
    expect(codesOf("contrast", fixed)).toEqual([]);
    expect(JSON.stringify(fixed.root)).toContain('"color":"#111111"');
  });
  test("words on a picture have no one contrast, and nothing is said", () => {
    expect(codesOf("contrast", anEmail(someHtml('<div style="background:url(https://example.com/a.png);color:#eee">Hi</div>')))).toEqual(
      [],
    );
  });
});

describe("headings", () => {
  const staircase = (...levels: readonly number[]) =>
    anEmail(...levels.map((level) => aHeading({ level: `h${level}`, text: `Level ${level}` })));
  test("a staircase is fine, in steps down and in leaps up", () => {
    expect(codesOf("heading-order", staircase(1, 2, 3, 2, 3))).toEqual([]);
    expect(codesOf("heading-order", staircase(2, 3))).toEqual([]);
  });
  test("a step that is left out is found, and Fix puts the heading there with its look", () => {
    const document = staircase(1, 4);
    expect(codesOf("heading-order", document)).toEqual(["heading-skips"]);
    const fixed = fixAll("heading-order", document);
    expect(codesOf("heading-order", fixed)).toEqual([]);
    expect(JSON.stringify(fixed.root)).toContain('"level":"h2"');
    expect(JSON.stringify(fixed.root)).toContain('"fontSize":24');
  });
  test("two headings of level 1, a first one of level 3 and one without words are found", () => {
    expect(codesOf("heading-order", staircase(1, 2, 1))).toEqual(["heading-several"]);
    expect(codesOf("heading-order", staircase(3))).toEqual(["heading-first"]);
    expect(codesOf("heading-order", anEmail(aHeading({ text: " " })))).toEqual(["heading-empty"]);
  });
});

describe("images", () => {
  const shown = anEmail(anImage({ src, alt: "Red boots" }), aText());
  test("their weight is looked at where it is known", () => {
    expect(codesOf("picture-weight", shown)).toEqual([]);
    expect(codesOf("picture-weight", shown, { pictures: { [src]: { bytes: 90_000 } } })).toEqual([]);
    expect(codesOf("picture-weight", shown, { pictures: { [src]: { bytes: 900_000 } } })).toEqual(["picture-heavy"]);
  });
  test("together they may be too heavy though none is", () => {
    const addresses = Array.from({ length: 5 }, (_, index) => `https://example.com/${index}.jpg`);
    const pictures = Object.fromEntries(addresses.map((address) => [address, { bytes: 480_000 }]));
    const document = anEmail(...addresses.map((address) => anImage({ src: address, alt: "A boot" })));
    expect(codesOf("picture-weight", document, { pictures })).toEqual(["pictures-heavy"]);
  });
  test("a format that not every client shows is found, by ending or by what the caller knows", () => {
    expect(codesOf("picture-format", shown)).toEqual([]);
    expect(codesOf("picture-format", anEmail(anImage({ src: "https://example.com/a.webp?v=2", alt: "A" })))).toEqual(["picture-format"]);
    expect(codesOf("picture-format", shown, { pictures: { [src]: { type: "image/svg+xml" } } })).toEqual(["picture-format"]);
  });
  test("an email of images alone says nothing while they are not loaded", () => {
    const image = anImage({ src, alt: "A poster", width: 600 });
    expect(codesOf("text-to-pictures", anEmail(image))).toEqual(["mostly-pictures"]);
    expect(codesOf("text-to-pictures", anEmail(image, aText({ text: `<p>${"Words that say something. ".repeat(10)}</p>` })))).toEqual([]);
  });
});
