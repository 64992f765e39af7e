import { hostilePayloads } from "@mailwright/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../config/find-chromium.js";
import { testImportPage } from "../../testing/test-import-page.js";
import type { FindPicture } from "../renderer/renderer.js";
import { createChromiumEmailReader } from "./chromium-email-reader.js";

const executablePath = process.env["CHROMIUM_PATH"] ?? findChromium();
if (executablePath === null) throw new Error("These tests need Chromium; set CHROMIUM_PATH.");

const script = async () => `${await testImportPage()};(${failOnTraces})();`;
const reader = createChromiumEmailReader({ executablePath, sandbox: "off", script, readMaxMs: 120_000 });
beforeAll(async () => {
  await testImportPage();
}, 120_000);
afterAll(() => reader.close());

/** Runs in the page, behind the script that reads: fails as soon as an email has left anything in it. */
function failOnTraces(): void {
  const read = Reflect.get(globalThis, "mailwrightImport") as (order: unknown) => Promise<unknown>;
  const look = async () => {
    const shared = [globalThis, Object, Array, String, RegExp, Promise, Map, Function, JSON].flatMap((each) => [
      each,
      Reflect.get(each, "prototype"),
    ]);
    const members = [...shared, Node.prototype, Element.prototype, Document.prototype].flatMap((owner) =>
      typeof owner === "object" || typeof owner === "function"
        ? Reflect.ownKeys(owner ?? {}).map((name) => {
            const { value, get } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
            return [String(name), typeof value === "function" ? value : (get ?? typeof value)];
          })
        : [],
    );
    const stored = [localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length];
    const page = [
      document.documentElement.outerHTML,
      document.adoptedStyleSheets.length,
      frames.length,
      name,
      history.length,
      location.href,
    ];
    return [...members, ...stored, ...page].flat();
  };
  const wanted = (async () => {
    await read({ source: "<p>The first email</p>", title: "" });
    return look();
  })();
  Reflect.set(globalThis, "mailwrightImport", async (order: unknown) => {
    const before = await wanted;
    const answer = await read(order);
    const after = await look();
    const left = after.find((each, index) => each !== before[index]);
    if (after.length !== before.length || left !== undefined) throw new Error(`An email left something in the page: ${String(left)}`);
    return answer;
  });
}

const pictureOf = (width: number, height: number): FindPicture => {
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);
  return async () => ({ bytes, mime: "image/svg+xml" });
};
/** Ids are drawn anew in every reading. */
function withoutIds(reading: unknown): string {
  const known = new Map<string, string>();
  return JSON.stringify(reading).replace(/\b[0-9a-f]{24}\b/g, (id) => {
    const name = known.get(id) ?? `id-${known.size}`;
    known.set(id, name);
    return name;
  });
}

const logo = "http://pictures.example/logo.png";
const page = (body: string, head = "") => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const mjml = (head: string, body: string) =>
  `<mjml><mj-head>${head}</mj-head><mj-body><mj-section><mj-column>${body}</mj-column></mj-section></mj-body></mjml>`;
const letter = page(
  `<table width="600" align="center"><tr><td style="padding:20px;font:16px/24px Arial"><h1>Autumn</h1><p>Warm things for cold days</p><img src="${logo}"><a href="https://shop.example" style="background:#123456;color:#fff;padding:12px 24px;display:inline-block">Go to the shop</a></td></tr></table>`,
  "<style>h1{color:#333}@media(max-width:480px){h1{font-size:20px!important}}</style>",
);
const innocent = [
  letter,
  mjml(
    '<mj-attributes><mj-text color="#333333" /><mj-class name="big" font-size="30px" /></mj-attributes><mj-style inline="inline">.red{color:red}</mj-style>',
    `<mj-text mj-class="big" css-class="red">Hello</mj-text><mj-image src="${logo}" /><mj-accordion><mj-accordion-element><mj-accordion-title>Why</mj-accordion-title></mj-accordion-element></mj-accordion>`,
  ),
  `From: a@shop.example\r\nSubject: By mail\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${letter}`,
  JSON.stringify({
    subject: "A design",
    content: {
      type: "page",
      data: { value: {} },
      attributes: {},
      children: [
        {
          type: "section",
          data: { value: {} },
          attributes: {},
          children: [
            {
              type: "column",
              data: { value: {} },
              attributes: {},
              children: [{ type: "text", data: { value: { content: "Words" } }, attributes: {}, children: [] }],
            },
          ],
        },
      ],
    },
  }),
];

/** Named elements take the place of what a page and a form have under that name. */
const taken =
  "documentElement head body images forms open close write createElement createTreeWalker querySelectorAll adoptNode adoptedStyleSheets defaultView cookie mailwrightImport attributes childNodes style remove parentNode getAttribute".split(
    " ",
  );
const polluted = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
const hostile = [
  page(hostilePayloads.map(({ text }) => `<p title="${text}">${text}</p>`).join("")),
  page(
    `<p>Words</p><script>parent.mailwrightImport = null; Object.prototype.polluted = 1; localStorage.a = 1; name = "a"</script><svg onload="parent.name='a'"><script>top.name="a"</script></svg><iframe name="mailwrightImport" srcdoc="<script>top.name='a'</script>"></iframe><object data="https://evil.example"></object><template shadowrootmode="open"><p>in the shadow</p></template>`,
    '<base href="https://evil.example/" target="_top"><meta http-equiv="refresh" content="0;url=https://evil.example"><meta http-equiv="set-cookie" content="a=1"><link rel="stylesheet" href="https://evil.example/a.css"><style>@import "https://evil.example/b.css";@property --a{syntax:"*";inherits:true;initial-value:1}html,body,iframe{display:none!important}</style>',
  ),
  page(
    taken
      .map(
        (name) =>
          `<p>Words of ${name}</p><form name="${name}" id="${name}"><img name="${name}" src="${logo}"><input name="${name}"><input name="${name}" autofocus></form>`,
      )
      .join(""),
  ),
  page(taken.map((name) => `<p>Words</p><img name="${name}" src="${logo}">`).join("")),
  page(`<p>Words</p>${Array.from({ length: 300 }, (_, index) => `<img src="http://pictures.example/${index}.png">`).join("")}`),
  mjml(
    '<mj-attributes><mj-class name="__proto__" color="red" /><mj-class name="constructor" color="red" /><mj-__proto__ polluted="1" /><mj-constructor color="red" /><mj-all __proto__="1" color="red" /></mj-attributes><mj-html-attributes><mj-selector path="p"><mj-html-attribute name="__proto__">1</mj-html-attribute></mj-selector></mj-html-attributes><mj-style inline="inline">p{color:red}}}{</mj-style><mj-font name="__proto__" href="https://evil.example/font.css" />',
    '<mj-text mj-class="__proto__ constructor" __proto__="1">Words</mj-text><mj-__proto__>Words</mj-__proto__><mj-raw><script>top.name="a"</script></mj-raw>',
  ),
  `${letter.slice(0, -14)}<p>{{ __proto__ }} {% if constructor %}Words{% endif %}</p></body></html>`,
  `{"subject":"A","content":{"type":"page","data":{"value":${polluted}},"attributes":${polluted},"children":[{"type":"__proto__","data":${polluted},"attributes":${polluted},"children":[]}]}}`,
  `{"body":{"rows":[{"cells":[1],"columns":[{"contents":[{"type":"__proto__","values":${polluted}},{"type":"text","values":{"text":"Words","__proto__":{"polluted":1}}}],"values":${polluted}}],"values":${polluted}}],"values":${polluted}},"__proto__":{"polluted":1},"schemaVersion":12}`,
  `From: a@evil.example\r\n__proto__: polluted\r\nSubject: =?utf-8?q?constructor?=\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="__proto__"\r\n\r\n--__proto__\r\nContent-Type: text/html\r\n\r\n<p>Words</p>\r\n--__proto__--\r\n`,
];

test("an email leaves nothing in the page that it is read in, and changes nothing of how the next one is read", async () => {
  const read = (source: string, caller: string, findPicture = pictureOf(300, 100)) =>
    reader.read({ source, title: "" }, { caller, findPicture });
  const wanted = [];
  for (const source of innocent) wanted.push(withoutIds(await read(source, "somebody else")));
  for (const [at, source] of hostile.entries()) {
    // The pictures that it shows are others, also at the same address.
    await read(source, "ann", pictureOf(20, 400));
    const index = at % innocent.length;
    expect(withoutIds(await read(innocent[index] ?? "", "ann"))).toBe(wanted[index]);
  }
}, 240_000);
