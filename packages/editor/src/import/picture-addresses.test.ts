import { aDocument, anImage, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { picturesElsewhere, withPictures } from "./picture-addresses.js";

const lamp = "https://pictures.example/lamp.png?a=1&b=2";
const sea = "https://pictures.example/sea.jpg";

test("pictures elsewhere are those that are shown, each once", () => {
  const html = `<img src="${lamp.replace("&", "&amp;")}"><img src='${sea}'><td background="${sea}"><a href="https://pictures.example/link.png">x</a>
    <td style="background:url(&quot;https://pictures.example/a.png&quot;)"><style>.a{background:url('https://pictures.example/b.png')}@font-face{src:url(https://fonts.example/a)}@import url(https://fonts.example/css?a;b);</style>
    <img src="/starter/own.png"><img src="https://shop.example/assets/c.png"><img src="https://pictures.example/{{ id }}.png"><img src="data:image/gif;base64,AA">`;
  expect(picturesElsewhere(html, "https://shop.example")).toEqual([
    lamp,
    sea,
    "https://pictures.example/a.png",
    "https://pictures.example/b.png",
  ]);
});

test("a document takes their new addresses wherever it shows them, and links stay", () => {
  const link = { kind: "web", value: lamp };
  const code = `<img src="${lamp.replace("&", "&amp;")}"><img src="https://pictures.example/lamp.png"><a href="${sea}">Sea</a><p style="background:url('${sea}')">${sea}</p>`;
  const document = aDocument([aSection(anImage({ src: lamp, link }), aText({ text: code }))]);
  const moved = new Map([
    [lamp, "/api/v2/assets/public/1/lamp.png"],
    [sea, "https://own.example/sea.jpg?x=1&y=2"],
  ]);
  const text = JSON.stringify(withPictures(document, moved));
  expect(text).toContain(JSON.stringify({ src: "/api/v2/assets/public/1/lamp.png", link }).slice(1, -1));
  const written = `<img src="/api/v2/assets/public/1/lamp.png"><img src="https://pictures.example/lamp.png"><a href="${sea}">Sea</a><p style="background:url('https://own.example/sea.jpg?x=1&amp;y=2')">${sea}</p>`;
  expect(text).toContain(JSON.stringify(written).slice(1, -1));
});

test("a document without them stays the same object", () => {
  const document = aDocument([aSection(aText({ text: "<p>Words</p>" }))]);
  expect(withPictures(document, new Map([[lamp, sea]]))).toBe(document);
  expect(withPictures(document, new Map())).toBe(document);
});
