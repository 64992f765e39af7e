import { aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { findBase64 } from "./find-base64.js";

const picture = "data:image/png;base64,AAAA";

test("names the block that holds the picture itself, not those around it", () => {
  const document = aDocument([aSection(aText({}, "words"), { type: "code", id: "code", props: { html: `<img src="${picture}">` } })]);
  expect(findBase64(document)?.block?.id).toBe("code");
});

test("finds it in what a block has for phones, and in General settings", () => {
  const forPhones = { type: "image", id: "image", props: {}, mobile: { src: picture } };
  expect(findBase64(aDocument([aSection(forPhones)]))?.block?.id).toBe("image");
  const document = aDocument([]);
  expect(findBase64({ ...document, settings: { ...document.settings, backgroundImage: picture } })).toEqual({});
});

test("finds nothing in words about it, and in other addresses", () => {
  const words = aText({ text: "<p>Send the data as base64, please: data</p>" });
  expect(
    findBase64(aDocument([aSection(words, { type: "image", id: "image", props: { src: "https://example.com/a.png" } })])),
  ).toBeUndefined();
});
