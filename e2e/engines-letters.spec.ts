import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { cell, documentOf, section } from "./editor-letter.js";
import { inEachEngine } from "./engines/each-engine.js";
import { beSignedIn, openEmail, readSent } from "./engines/editor-page.js";
import { closeLines } from "./engines/page-state.js";
import { people } from "./people.js";
import { type Product, startProduct } from "./product.js";

// In the email as it is sent, lines are at least as far apart as their letters are large, whatever sizes stand inside a text.

const large = (sizePx: number) => `<span style="font-size:${sizePx}px">Large words<br>in two lines</span>`;
const sizes = (around: (words: string) => string) => [32, 48].map((sizePx) => around(large(sizePx))).join("");
const richTexts = ["100%", "120%", "200%"].flatMap((lineHeight, index) => [
  {
    ...{ id: `text-${index}`, type: "text" },
    props: {
      ...{ fontSize: 16, lineHeight },
      text: [
        sizes((words) => `<p>${words}</p>`),
        `<ul>${sizes((words) => `<li>${words}</li>`)}</ul>`,
        sizes((words) => `<h6>${words}</h6>`),
        `<table><tr>${sizes((words) => `<td>${words}</td>`)}</tr></table>`,
      ].join(""),
    },
  },
  { id: `title-${index}`, type: "heading", props: { text: large(48), fontSize: 16, lineHeight } },
  { id: `quote-${index}`, type: "quote", props: { text: `<p>${large(48)}</p>`, fontSize: 16, lineHeight } },
]);
/** Blocks whose words have one size: so many of them that they stand in several lines. */
const long = "Words that need more than one line in a narrow column";
const others = [
  { id: "go", type: "button", props: { label: long, fontSize: 40 } },
  { id: "way", type: "link", props: { label: long, fontSize: 40 } },
  { id: "menu", type: "menu", props: { links: [{ text: long }, { text: long }], fontSize: 48 } },
  { id: "faq", type: "accordion", props: { items: [{ title: long, words: long }], titleSize: 48, fontSize: 48, opened: "all" } },
  { id: "code", type: "discount-code", props: { fontSize: 48, code: long, button: long } },
];
const email = documentOf(section("wide", cell("texts", richTexts)), section("narrow", cell("words", others)));

let product: Product;
let api: Api;
let mail: string;
let inbox: Server;
test.beforeAll(async () => {
  product = await startProduct();
  api = await apiOf(product, people.ann);
  inbox = createServer((_, answer) => answer.setHeader("content-type", "text/html; charset=utf-8").end(mail));
  await new Promise<void>((resolve) => inbox.listen(0, "127.0.0.1", resolve));
});
test.afterAll(async () => {
  inbox.close();
  await product.stop();
});

inEachEngine((_, driver) => {
  test("lines of large words do not overlap in the email as it is sent", async () => {
    await beSignedIn(driver(), product.url, people.ann);
    await openEmail(driver(), product.url, api, email);
    mail = await readSent(driver());
    await driver().goto(`http://127.0.0.1:${(inbox.address() as AddressInfo).port}/`);
    const { measured, close } = await driver().evaluate(closeLines, null);
    expect(close).toEqual([]);
    expect(measured).toBeGreaterThan(30);
  });
});
