import { blockRegistry } from "@mailwright/blocks";
import { type Block, collectBlocks, createRegistry, defineBlock } from "@mailwright/document";
import { describe, expect, test } from "vitest";
import * as mails from "../../testing/emails.js";
import { compile, compose, read } from "../../testing/read-layout.js";
import { loadReaders } from "../../tree/readers.js";
import type { BandForm, LayoutEmail } from "../email/layout-email.js";

/** All blocks of an email, in the forms that are chosen for it. */
function blocksOf(email: LayoutEmail, type: string): readonly Block[] {
  return collectBlocks(compose(email).root).filter((block) => block.type === type);
}

const typesOf = (email: LayoutEmail) =>
  email.bands.map(({ native = [] }) =>
    native
      .flatMap(collectBlocks)
      .map(({ type }) => type)
      .join(" "),
  );

describe("an email becomes blocks", () => {
  test("one column becomes a section with a picture, a heading, text, a button and a divider", async () => {
    expect(typesOf(await read(mails.oneColumn))).toEqual([expect.stringContaining("section cell image heading text button divider text")]);
  });

  test("columns of a row become columns of a section", async () => {
    expect(typesOf(await read(mails.twoColumns))).toEqual([
      "section cell image text cell image text cell image text",
      "section cell heading text cell text",
    ]);
  });

  test("fluid columns without a table become columns that stack on a phone", async () => {
    const [section] = blocksOf(await read(mails.hybrid), "section");
    expect(section?.children).toHaveLength(2);
    expect(section?.props["stackOnMobile"]).toBeUndefined();
  });

  test("columns that stay beside each other on a phone do so as blocks", async () => {
    expect(blocksOf(await read(mails.menuAndIcons), "section")[0]?.props).toMatchObject({ stackOnMobile: false });
  });

  test("a picture behind things is the background of one section", async () => {
    const email = await read(mails.hero);
    expect(typesOf(email)).toEqual(["section cell heading button"]);
    expect(blocksOf(email, "section")[0]?.props).toMatchObject({
      backgroundImage: "https://pictures.example/hero.jpg",
      background: "#203040",
    });
  });

  test("a strip that fills the window does so as a section, below a wrapper that leaves the window to it", async () => {
    const email = await read(mails.strips);
    expect(email.settings).toMatchObject({ width: 600 });
    const sections = blocksOf(email, "section").map(({ props }) => [props["background"], props["fullWidth"] ?? false].join());
    expect(sections).toEqual(["#102030,false", "#ffffff,true", "#e8f0e0,true", "#102030,false"]);
    expect(blocksOf(email, "wrapper")[0]?.props).toMatchObject({ background: "transparent", fullWidth: true });
  });

  test("pictures that wrap into several lines keep their captions", async () => {
    const cell = (name: string) =>
      `<div style="display:inline-block;width:300px;vertical-align:top"><img src="https://pictures.example/${name}.png" width="280" height="100" alt=""><p style="margin:20px 0;font:14px/20px Arial">Caption ${name}</p></div>`;
    const source = `<div style="width:600px;margin:0 auto;font-size:0">${["a", "b", "c", "d"].map(cell).join("")}</div>`;
    expect(typesOf(await read(source))).toEqual(["section cell image text cell image text", "section cell image text cell image text"]);
  });

  test("a line across the window does not make the email as wide", async () => {
    expect((await read(`<div style="border-top:4px solid #444444">${mails.oneColumn}</div>`)).settings).toMatchObject({ width: 600 });
  });

  const onGradient = (background: string, words = "Welcome") =>
    `<div style="width:600px;margin:0 auto"><div style="background:${background};padding:20px;color:#ffffff">${words}</div><p>Below it</p></div>`;
  const groundsOf = async (source: string) =>
    blocksOf(await read(source), "section").map(({ props, extras }) => ({ from: props["background"], advanced: extras?.["advanced"] }));

  test("a gradient of two colours stays one, in a section and in a column", async () => {
    const gradient = { gradientTo: "#405060", gradientAngle: 90 };
    expect(await groundsOf(onGradient("linear-gradient(90deg,#203040,#405060)"))).toContainEqual({ from: "#203040", advanced: gradient });
    const card = `<div style="width:600px;margin:0 auto"><table width="600"><tr><td width="300" style="background:linear-gradient(to top,#203040,#405060);padding:20px">One</td><td style="padding:20px">Two</td></tr></table></div>`;
    const columns = blocksOf(await read(card), "cell").map(({ extras }) => extras?.["advanced"]);
    expect(columns).toContainEqual(expect.objectContaining({ background: "#203040", gradientTo: "#405060" }));
  });

  test("a gradient with a transparent stop shows what lies below it, and not its other colour", async () => {
    const faded = await groundsOf(`<body style="background:#ffffff">${onGradient("linear-gradient(rgba(0,0,0,0),#000000)")}</body>`);
    expect(faded).toContainEqual({ from: "#ffffff", advanced: expect.objectContaining({ gradientTo: "#000000" }) });
    const veil = await groundsOf(onGradient("linear-gradient(rgba(0,0,0,0.2),rgba(0,0,0,0.2)),#ffffff"));
    expect(veil.map(({ from }) => from)).toContain("#cccccc");
  });

  test("a gradient behind several sections, or of several colours, is the colour between its ends", async () => {
    const row = "<table><tr><td>Left</td><td>Right</td></tr></table>";
    const several = await groundsOf(onGradient("linear-gradient(#203040,#405060)", `<p>One</p>${row}${row}`));
    expect(several.filter(({ from }) => from === "#304050").length).toBeGreaterThan(1);
    expect(await groundsOf(onGradient("linear-gradient(#203040,#ffffff,#405060)"))).toContainEqual({
      from: "#304050",
      advanced: undefined,
    });
  });

  test("a link in a link, and a drawing that says nothing, are no reason against blocks", async () => {
    const source = `<div style="position:relative;width:600px;margin:0 auto"><div aria-hidden="true" style="position:absolute;inset:0"><svg width="600" height="80"></svg></div>
      <a href="https://example.com/go"><table><tr><td style="padding:12px 24px" bgcolor="#e9703e"><a href="https://example.com/go" style="color:#ffffff">Go there</a></td></tr></table></a><p>Words below the button.</p></div>`;
    const { bands } = await read(source);
    expect(bands.map(({ preferred, reasons }) => [preferred, reasons])).toEqual([["native", []]]);
  });

  test("a table with lines around its cells stays a table, in a block", async () => {
    const cell = (words: string) => `<td style="border:1px solid #999999;padding:6px">${words}</td>`;
    const row = (...words: string[]) => `<tr>${words.map(cell).join("")}</tr>`;
    const source = `<div style="width:600px;margin:0 auto"><p>Your order:</p><table style="border-collapse:collapse;width:100%">${row("Lamp", "2")}${row("<span>$</span>4", "<b>30 m</b>")}</table></div>`;
    const email = await read(source);
    expect(email.bands.map(({ preferred }) => preferred)).toEqual(["native"]);
    expect(JSON.stringify(blocksOf(email, "code")[0]?.props)).toMatch(/<table.*border-top:1px solid #999999.*Lamp.*<strong>30 m<\/strong>/);
  });

  test("a list stays a list, and its links stay links", async () => {
    const html = blocksOf(await read(mails.listed), "text")
      .map(({ props }) => props["text"])
      .join("");
    expect(html).toMatch(/<ul[^>]*>.*<li[^>]*>a coat<\/li>.*<a href="https:\/\/example.com\/lamp"[^>]*>lamp<\/a>.*<\/ul>.*<ol/);
  });

  test("the first line that nobody sees is the preheader", async () => {
    expect((await read(mails.oneColumn)).preheader).toBe("Two weeks of tulips, half price");
  });

  test("width, page colour, language and direction become General settings", async () => {
    const { settings, dir } = await read(mails.rightToLeft);
    expect(settings).toMatchObject({ width: 600, bgColor: "#eef0f3", lang: "he", dir: "rtl" });
    expect(dir).toBe("rtl");
  });

  test("a button keeps its words, its address and its face", async () => {
    expect(blocksOf(await read(mails.oneColumn), "button")[0]?.props).toMatchObject({
      label: "Book a bed",
      link: { value: "https://shop.example/go" },
      background: "#c2185b",
    });
  });

  test("spacer pictures and counting pixels are no blocks", async () => {
    const sources = blocksOf(await read(mails.oneColumn), "image").map(({ props }) => props["src"]);
    expect(sources).toEqual(["https://pictures.example/logo.png"]);
  });

  test("merge tags survive in text, in addresses and in descriptions", async () => {
    const html = compile(compose(await read(mails.merged)));
    for (const tag of ["*|FNAME|*", "{{ points }}", "%%rest%%", 'src="{{ banner }}"', 'alt="{{ alt }}"']) expect(html).toContain(tag);
  });

  test("rows that a loop repeats stay one piece of HTML with the loop around them", async () => {
    const email = await read(mails.merged);
    const band = email.bands.find(({ reasons }) => reasons.includes("logic"));
    expect(band?.native).toBeUndefined();
    expect(compile(compose(email))).toMatch(/\{% for item in items %\}.*\{\{ item.name \}\}.*\{% endfor %\}/s);
  });

  test("what is for Outlook alone is in the raw form only", async () => {
    const email = await read(mails.hybrid);
    expect(compile(compose(email, "raw"))).toContain('<td width="300" valign="top"><![endif]-->');
    expect(compile(compose(email, "native"))).not.toContain('<td width="300" valign="top"><![endif]-->');
  });

  test("a host's own block may read what a layout shows", async () => {
    const seat = defineBlock({
      type: "acme-seat",
      accepts: "nothing",
      props: {},
      panel: [],
      strings: { name: "", props: {} },
      icon: [],
      compile: () => [],
      read:
        async () =>
        ({ tagName }) =>
          tagName === "mj-divider" ? { props: {} } : null,
    });
    const registry = createRegistry([seat, ...blockRegistry.definitions]);
    const email = await read(mails.oneColumn, { readers: await loadReaders(registry) });
    expect(typesOf(email).join()).toContain("acme-seat");
  });
});

describe("bands", () => {
  test.each(Object.entries(mails.emails))("%s: they tile the email and each has its HTML form", async (_, source) => {
    const { bands } = await read(source);
    expect(bands.length).toBeGreaterThan(0);
    bands.forEach(({ top, raw }, index) => {
      const before = bands[index - 1];
      if (before) expect(Math.abs(before.top + before.height - top)).toBeLessThan(2);
      expect(collectBlocks(raw).map(({ type }) => type)).toEqual(["section", "cell", "code"]);
    });
  });

  test("fields and things over each other stay as they are, and say why", async () => {
    const { bands } = await read(mails.notForBlocks);
    expect(bands.map(({ preferred, reasons }) => [preferred, ...reasons])).toEqual([
      ["native"],
      ["raw", "form"],
      ["raw", "overlap"],
      ["native"],
    ]);
  });

  test("the choice of each band is what is composed", async () => {
    const email = await read(mails.twoColumns);
    const types = (form: BandForm) => collectBlocks(compose(email, form).root).map(({ type }) => type);
    expect(types("raw").filter((type) => type === "code")).toHaveLength(2);
    expect(types("native")).not.toContain("code");
  });
});

/** Without spaces, which blocks put elsewhere, and without tags between rows, which a parser moves. */
const lettersIn = (root: Element) => (root.textContent ?? "").replace(/\{%[^%]*%\}/g, "").replace(/\s+/g, "");

describe("nothing is lost", () => {
  test.each(Object.entries(mails.emails))("%s: all words, links and pictures are in the blocks that are preferred", async (_, source) => {
    const email = await read(source);
    for (const { preferred, kept } of email.bands) {
      if (preferred === "native") for (const { of, kept: there } of Object.values(kept)) expect(there).toBe(of);
    }
    const page = new DOMParser().parseFromString(source, "text/html");
    for (const unseen of page.querySelectorAll("style, title, [style*='display:none']")) unseen.remove();
    const compiled = new DOMParser().parseFromString(compile(compose(email)), "text/html");
    expect(lettersIn(compiled.body)).toContain(lettersIn(page.body));
  });

  test("pictures that cannot be loaded are kept", async () => {
    const source = '<p>Above</p><img src="https://pictures.example/gone.png"><p>Below</p>';
    const email = await read(source);
    expect(blocksOf(email, "image")).toHaveLength(1);
    expect(email.problems).toContainEqual({ code: "pictures-not-loaded", at: 0, detail: "1" });
  });

  test.each([
    ["the width that is written", '<img src="https://pictures.example/a.png" width="320" alt="A">', 320],
    ["the width of its style", '<img src="https://pictures.example/a.png" alt="A" style="width:50%">', 280],
    ["the largest that is allowed", '<img src="https://pictures.example/a.png" alt="A" style="max-width:200px;height:auto">', 200],
    ["its column where nothing is said", '<a href="https://a.example"><img src="https://pictures.example/a.png" alt="A"></a>', 560],
    ["its column, without words in its place", '<img src="https://pictures.example/a.png" style="max-width:100%">', 560],
  ])("a picture that cannot be loaded is as wide as %s", async (_, picture, width) => {
    const source = `<table width="600" align="center" cellspacing="0"><tr><td style="padding:20px">${picture}</td></tr></table>`;
    const [image] = blocksOf(await read(source), "image");
    const shown = new DOMParser().parseFromString(compile(compose(await read(source))), "text/html").querySelector("img");
    expect({ type: image?.type, width: Number(shown?.getAttribute("width")) }).toEqual({ type: "image", width });
  });

  test("several pictures in a line that cannot be loaded share it", async () => {
    const icon = '<img src="https://pictures.example/i.png" alt="">';
    const { bands } = await read(`<table width="600" align="center"><tr><td align="center">${icon}${icon}${icon}</td></tr></table>`);
    expect(bands.map(({ preferred, reasons }) => [preferred, reasons])).toEqual([["native", []]]);
  });
});
