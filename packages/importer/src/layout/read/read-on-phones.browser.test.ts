import { type Block, collectBlocks } from "@mailwright/document";
import { describe, expect, test } from "vitest";
import { compile, compose, read } from "../../testing/read-layout.js";
import type { BandForm, LayoutEmail } from "../email/layout-email.js";

const page = (css: string, body: string) =>
  `<!doctype html><html><head><meta name="viewport" content="width=device-width"><style>${css}</style></head><body style="margin:0">${body}</body></html>`;

function blocksOf(email: LayoutEmail, type: string): readonly Block[] {
  return collectBlocks(compose(email).root).filter((block) => block.type === type);
}

interface ShownWord {
  readonly word: string;
  readonly top: number;
  readonly left: number;
}

/** Where some words stand in an email, in a window of this width, in the order in which they are read there. */
async function wordsShown(html: string, words: readonly string[], widthPx: number): Promise<readonly ShownWord[]> {
  const frame = document.createElement("iframe");
  frame.style.cssText = `position:fixed;left:0;top:0;width:${widthPx}px;height:900px;border:0`;
  const loaded = new Promise((done) => frame.addEventListener("load", done, { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  const shown = frame.contentDocument;
  if (!shown) throw new Error("no page");
  const range = shown.createRange();
  const texts = shown.createTreeWalker(shown.body, 4);
  const found: ShownWord[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const word of words.filter((each) => node.nodeValue?.includes(each))) {
      range.selectNodeContents(node);
      const { top, left, height } = range.getBoundingClientRect();
      if (height > 0) found.push({ word, top: Math.round(top), left: Math.round(left) });
    }
  }
  frame.remove();
  return found.sort((one, other) => one.top - other.top || one.left - other.left);
}

const orderOnPhone = async (email: LayoutEmail, words: readonly string[], form?: BandForm) =>
  (await wordsShown(compile(compose(email, form)), words, 375)).map(({ word }) => word);

describe("an email that is as wide on a phone as on a desktop", () => {
  const wide = (rows: string) => page("", `<table width="600" align="center" cellspacing="0" cellpadding="0">${rows}</table>`);

  test("leaves its words room there, and says that nothing could be measured", async () => {
    const email = await read(wide('<tr><td style="padding:30px 180px;font:16px/24px Arial">Words between broad margins.</td></tr>'));
    expect(email.problems).toContainEqual({ code: "not-for-phones", at: 0, detail: "" });
    const [text] = blocksOf(email, "text");
    const { left, right } = JSON.parse(JSON.stringify(text?.extras?.["mobile"] ?? {})).padding;
    expect(Math.max(left, right)).toBeLessThanOrEqual(24);
    expect(text?.props["padding"]).toMatchObject({ left: 180 });
  });

  test("and one that is made for phones says nothing", async () => {
    const email = await read(page("", '<div style="max-width:600px;margin:0 auto;padding:0 40px">Words</div>'));
    expect(email.problems).toEqual([]);
  });

  test("has its columns in the order of its source", async () => {
    const cell = (words: string) =>
      `<td dir="ltr" width="300" valign="top" style="font:16px/24px Arial">${words} words that take some lines.</td>`;
    const email = await read(wide(`<tr>${cell("First")}${cell("Second")}</tr>`).replace("<table", '<table dir="rtl"'));
    expect(await orderOnPhone(email, ["First", "Second"])).toEqual(["First", "Second"]);
    const [one, other] = await wordsShown(compile(compose(email)), ["First", "Second"], 800);
    expect([one?.word, other?.word, one?.top === other?.top]).toEqual(["Second", "First", true]);
  });
});

describe("an email that a long word alone makes wider than a phone", () => {
  const css = "@media (max-width:600px){.lead{font-size:19px!important}.cell{padding:0 10px!important}}";
  const words = (long: string) => `<p class="lead" style="margin:0;font:16px/36px Arial">Words before ${long}</p>`;
  const wrapped = (content: string) =>
    page(
      css,
      `<table width="100%" style="max-width:600px" align="center" cellspacing="0" cellpadding="0"><tr><td class="cell">${content}</td></tr></table>`,
    );

  test.each([
    ["a template tag", "{{recommendation_with_a_name.and_its_picture}}"],
    ["an address", "somebody.with.a.long.name@the.place.of.all.example"],
  ])("is read there as if it could be broken: %s", async (_, long) => {
    const email = await read(wrapped(words(long)));
    expect(email.problems).toEqual([]);
    const [text] = blocksOf(email, "text");
    expect(text?.extras?.["mobile"]).toMatchObject({ fontSize: 19 });
    const html = compile(compose(email));
    expect(await wordsShown(html, ["Words"], 800)).toMatchObject([{ left: 100 }]);
    expect(await wordsShown(html, ["Words"], 375)).toMatchObject([{ left: 10 }]);
  });

  test("and one whose boxes are too wide is not", async () => {
    const email = await read(wrapped(`<div style="width:500px">${words("and after")}</div>`));
    expect(email.problems).toContainEqual({ code: "not-for-phones", at: 0, detail: "" });
  });
});

describe("lines that just fit their room", () => {
  test("of several, none is broken where the widest gives the others their room", async () => {
    const links = ["Twitter", "Facebook", "Mail"].map(
      (name) => `<p style="margin:0 0 20px"><a href="https://a.example/${name}">${name}</a></p>`,
    );
    const menu = `<table cellspacing="0" cellpadding="0"><tr><td>${links.join("")}</td></tr></table>`;
    const cell = (html: string) => `<td width="50%" valign="top" style="padding:0 18px;font:16px/20px Arial">${html}</td>`;
    const row = `<tr>${cell(menu)}${cell("Words beside them")}</tr>`;
    const email = await read(
      page("", `<table width="100%" style="max-width:580px" align="center" cellspacing="0" cellpadding="0">${row}</table>`),
    );
    expect(email.bands.map(({ reasons }) => reasons)).toEqual([[]]);
    const [one, , last] = await wordsShown(compile(compose(email)), ["Twitter", "Facebook", "Mail"], 800);
    expect((last?.top ?? 0) - (one?.top ?? 0)).toBe(80);
  });

  test("on a desktop are broken on a phone where they were, with the room beside them", async () => {
    // Thirty letters of one width fill their room on a phone but for a pixel.
    const words = `${"a".repeat(25)} bbbb <b>cc</b>`;
    const css = "@media (max-width:600px){.cell{padding:0 43px!important}}";
    const cell = `<td class="cell" style="font:16px/24px Courier New"><p style="margin:0">${words}</p></td>`;
    const email = await read(
      page(css, `<table width="100%" style="max-width:600px" align="center" cellspacing="0"><tr>${cell}</tr></table>`),
    );
    const shown = await wordsShown(compile(compose(email)), ["aaa", "cc"], 375);
    expect(shown).toMatchObject([
      { word: "aaa", left: 43 },
      { word: "cc", left: 43 },
    ]);
  });
});

describe("the order on a phone", () => {
  const heading = (words: string) => `<h3 style="margin:0;font:bold 20px/26px Arial">${words}</h3>`;
  const text = (words: string) => `<p style="margin:0;font:16px/24px Arial">${words} text of two columns.</p>`;

  test("headings and texts of a table that pair up there do so after the import", async () => {
    // Each cell is a column on a phone, and its text follows its heading: as sections below each other both headings would come first.
    const css =
      "@media (max-width:600px){table,tbody{display:block}tr{display:contents}td{display:block}tbody{display:flex;flex-direction:column}.b{order:1}.c{order:2}.d{order:3}}";
    const cell = (name: string, html: string) => `<td class="${name}" width="50%" valign="top">${html}</td>`;
    const rows = `<tr>${cell("a", heading("Bread"))}${cell("c", heading("Cheese"))}</tr><tr>${cell("b", text("Loaf"))}${cell("d", text("Wheel"))}</tr>`;
    const email = await read(page(css, `<table width="100%" style="max-width:600px;margin:0 auto" cellspacing="0">${rows}</table>`));
    expect(await orderOnPhone(email, ["Bread", "Cheese", "Loaf", "Wheel"])).toEqual(["Bread", "Loaf", "Cheese", "Wheel"]);
  });

  test("what a phone hides does not turn the order of what it shows", async () => {
    const css = "@media (max-width:600px){.col{display:block!important;width:100%!important}.wide{display:none!important}}";
    const cell = (html: string) => `<td class="col" width="50%" valign="top">${html}</td>`;
    const row = `<tr>${cell(heading("Bread") + text("Loaf"))}${cell(`<p class="wide">Only wide</p>${heading("Cheese")}${text("Wheel")}`)}</tr>`;
    const email = await read(page(css, `<table width="100%" style="max-width:600px;margin:0 auto" cellspacing="0">${row}</table>`));
    expect(blocksOf(email, "section").filter(({ props }) => props["reverseOnMobile"])).toEqual([]);
    expect(await orderOnPhone(email, ["Bread", "Cheese", "Loaf", "Wheel"])).toEqual(["Bread", "Loaf", "Cheese", "Wheel"]);
  });

  test("an order that no columns have stays as it was written, and says why", async () => {
    const css = "@media (max-width:600px){.row{display:flex;flex-direction:column}.row>div{width:auto!important}.b{order:-1}}";
    const column = (name: string, words: string) =>
      `<div class="${name}" style="display:inline-block;width:33%;vertical-align:top">${text(words)}</div>`;
    const columns = [column("a", "Bread"), column("b", "Cheese"), column("c", "Olives")].join("");
    const email = await read(page(css, `<div class="row" style="max-width:600px;margin:0 auto;font-size:0">${columns}</div>`));
    expect(email.bands.map(({ preferred, reasons }) => [preferred, reasons[0]])).toEqual([["raw", "order"]]);
    expect(await orderOnPhone(email, ["Bread", "Cheese", "Olives"])).toEqual(["Cheese", "Bread", "Olives"]);
  });
});

describe("what is written twice, once for phones", () => {
  const css =
    ".narrow{display:none}@media (max-width:600px){.wide{display:none!important}.narrow{display:block!important}}p{margin:0;font:16px/24px Arial}";
  const twice = (wide: string, narrow: string) =>
    page(css, `<div style="max-width:600px;margin:0 auto"><div class="wide">${wide}</div><div class="narrow">${narrow}</div></div>`);
  const columns = `<table width="600" cellspacing="0" cellpadding="0"><tr><td width="300"><p>Bread</p></td><td width="300"><p>Cheese</p></td></tr></table>`;

  test("becomes blocks that are shown there too, where they hold all of the other", async () => {
    const email = await read(twice(columns, "<p>Bread</p><p>Cheese</p>"));
    expect(email.bands.map(({ preferred }) => preferred)).toEqual(["native"]);
    expect(await orderOnPhone(email, ["Bread", "Cheese"])).toEqual(["Bread", "Cheese"]);
  });

  test.each([
    [
      "another picture",
      '<img src="https://example.com/wide.png" width="600" height="90">',
      '<img src="https://example.com/narrow.png" width="300" height="90">',
    ],
    ["another link", '<p><a href="https://example.com/wide">Bread</a></p>', '<p><a href="https://example.com/narrow">Bread</a></p>'],
  ])("stays as it was written with %s", async (_, wide, narrow) => {
    const [band] = (await read(twice(wide, narrow))).bands;
    expect([band?.preferred, band?.reasons]).toEqual(["raw", ["differs-on-phone"]]);
  });
});

test("the room around what only a desktop shows stays on a phone where it was there", async () => {
  const css = "@media (max-width:600px){.wide{display:none!important}}";
  const source = page(
    css,
    `<div style="max-width:600px;margin:0 auto"><div style="padding:30px 0;background:#dde6ff"><p class="wide" style="margin:0;font:16px/24px Arial">Wide</p></div><p>Below</p></div>`,
  );
  const email = await read(source);
  expect(email.bands.map(({ preferred, reasons }) => [preferred, ...reasons])).toEqual([["native"], ["native"]]);
  const [below] = await wordsShown(compile(compose(email)), ["Wide", "Below"], 375);
  expect([below?.word, (below?.top ?? 0) > 55]).toEqual(["Below", true]);
});

test("words that just fit at the end of a row stay in one line", async () => {
  const cell = (words: string) => `<td style="font:16px/24px Arial;padding:0 7px 0 0">${words}</td>`;
  const source = page(
    "",
    `<div style="width:600px;margin:0 auto"><table cellspacing="0" cellpadding="0"><tr>${cell("Hello")}${cell("Two words here, too")}</tr></table></div>`,
  );
  const email = await read(source);
  const tops = (await wordsShown(compile(compose(email, "native")), ["Hello", "Two"], 800)).map(({ top }) => top);
  expect(tops[0]).toBe(tops[1]);
  expect(email.bands.map(({ reasons }) => reasons)).toEqual([[]]);
});

test("columns in a line that stay as they were written stay side by side, and below each other on a phone", async () => {
  const column = (words: string) =>
    `<div style="display:inline-block;vertical-align:top;min-width:50%;max-width:100%;width:calc((480px - 100%) * 480)"><p style="font:16px/24px Arial">${words} words that are long enough to fill a line of their own, and another.</p></div>`;
  const source = page("", `<div style="max-width:600px;margin:0 auto;font-size:0">${column("First")}${column("Second")}</div>`);
  const html = compile(compose(await read(source), "raw"));
  const tops = async (widthPx: number) => (await wordsShown(html, ["First", "Second"], widthPx)).map(({ top }) => top);
  const [first, second] = await tops(800);
  expect(first).toBe(second);
  const [above = 0, below = 0] = await tops(375);
  expect(below).toBeGreaterThan(above);
});
