import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { addKeptMjml } from "@mailwright/compiler/kept";
import { type Block, collectBlocks } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { beforeAll, expect, test } from "vitest";
import { importSource } from "../read/import-source.js";
import {
  beefreeDesign,
  designs,
  easyEmailDesign,
  emailBuilderDesign,
  grapesHtmlDesign,
  grapesMjmlDesign,
  templaticalDesign,
  unlayerDesign,
} from "../testing/designs.js";
import { type BlockReaders, loadReaders } from "../tree/readers.js";
import { readDesign } from "./read-design.js";

let readers: BlockReaders;
beforeAll(async () => {
  readers = await loadReaders(blockRegistry);
});

async function read(design: unknown) {
  const outcome = importSource(typeof design === "string" ? design : JSON.stringify(design), { readers, newId: counterIds() });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const { email } = outcome;
  await addKeptMjml(email.document);
  const blocks = collectBlocks(email.document.root);
  return { ...email, blocks, first: (type: string): Block | undefined => blocks.find((block) => block.type === type) };
}

const remarksOf = ({ problems }: { readonly problems: readonly { readonly code: string; readonly detail: string }[] }) =>
  problems.filter(({ code }) => /^(?:design|tags)-/.test(code)).map(({ code, detail }) => `${code}: ${detail}`);

test.each(designs)("a design of %s is recognised by what is in it, also as text in a file of code", (maker, design) => {
  const json = JSON.stringify(design);
  for (const text of [json, `\uFEFF ${json}`, JSON.stringify(json), `export const design = ${json};\n`])
    expect(readDesign(text)?.maker).toBe(maker);
});

test("designs below a name of their answer are found", () => {
  expect(readDesign(JSON.stringify({ design: unlayerDesign }))?.maker).toBe("Unlayer");
  expect(readDesign(JSON.stringify({ data: { json: beefreeDesign } }))?.maker).toBe("Beefree");
  expect(readDesign(JSON.stringify({ content: { content: JSON.stringify(easyEmailDesign.content) } }))?.maker).toBe("easy-email");
});

test("Unlayer: columns, sizes, links, conditions and what phones show become blocks", async () => {
  const email = await read(unlayerDesign);
  expect(email).toMatchObject({ preheader: "News", document: { settings: { width: 640, bgColor: "#dddddd" } } });
  const section = email.first("section");
  expect(section).toMatchObject({
    props: { background: "#eeeeee", stackOnMobile: false },
    extras: { rules: { condition: "vip" } },
    children: [{ props: { width: 33.3333 } }, { props: { width: 66.6667 } }],
  });
  const text = email.first("text");
  expect(text?.props).toMatchObject({ align: "center" });
  // What all texts have is stored once.
  expect(email.document.settings).toMatchObject({ textColor: "#123456", textFontSize: 15 });
  expect(text?.props["text"]).toContain("Hello {{ first_name }}");
  expect(text?.extras).toMatchObject({ mobile: { align: "left", padding: { top: 4, right: 4, bottom: 4, left: 4 } } });
  expect(email.first("image")?.props).toMatchObject({ alt: "A boat", width: 107 });
  expect(email.first("button")?.props).toMatchObject({
    label: "Go",
    background: "#0a141e",
    hideElement: "mobile",
    link: { value: "https://example.com/go" },
  });
  expect(email.first("menu")?.props["links"]).toEqual([{ text: "Shop", link: { kind: "web", value: "https://example.com/shop" } }]);
  expect(email.first("social")?.props["icons"]).toMatchObject([{ network: "linkedin", href: "https://linkedin.com/in/a" }]);
  expect(email.first("code")?.props["html"]).toContain("Write to us");
  expect(remarksOf(email)).toEqual(["design-of: Unlayer", "design-kept: form", "design-left-out: desktop", "tags-translated: 1"]);
});

test("Beefree: rows as wide as the window, turned columns, spaces and fonts become blocks", async () => {
  const email = await read(beefreeDesign);
  expect(email).toMatchObject({ title: "Spring", fonts: [{ name: "Lato" }], document: { settings: { width: 620, bgColor: "#fafafa" } } });
  expect(email.first("section")?.props).toMatchObject({ background: "#ffcc00", fullWidth: true, reverseOnMobile: true });
  expect(email.blocks.filter(({ type }) => type === "cell").map(({ props }) => props["background"])).toEqual(["#ffffff", "#ffffff"]);
  expect(email.first("heading")?.props["text"]).toBe("Spring");
  expect(email.first("text")).toMatchObject({ extras: { mobile: { fontSize: 18 } } });
  expect(email.first("text")?.props["text"]).toContain("Hello {{ first_name }}");
  expect(email.first("image")?.props).toMatchObject({ width: 120, fluidOnMobile: true });
  expect(email.first("spacer")?.props).toMatchObject({ height: 30 });
  expect(remarksOf(email)).toContain("design-kept: addon");
});

test("Beefree in its simple form has the same blocks", async () => {
  const modules = [
    { type: "title", title: "h2", text: "Spring", size: 20, bold: true },
    { type: "paragraph", text: "Hello", color: "#333" },
    { type: "button", text: "Go", href: "https://example.com/go", "background-color": "#0a0" },
  ];
  const rows = [{ columns: [{ weight: 12, modules }], "background-color": "#fff" }];
  const email = await read({ template: { type: "email", rows, settings: { width: 600 }, metadata: { subject: "Spring" } } });
  expect(email.blocks.map(({ type }) => type).slice(-3)).toEqual(["heading", "text", "button"]);
  expect(email.first("button")?.props).toMatchObject({ label: "Go" });
});

test("Templatical: bare blocks stand in sections, tables keep their words, merge tags theirs", async () => {
  const email = await read(templaticalDesign);
  expect(email.document.settings).toMatchObject({ lang: "de", bgColor: "#f0f0f0" });
  expect(email.first("heading")?.props).toMatchObject({ text: "Spring", level: "h1" });
  expect(email.first("text")?.props["text"]).toContain("Hello {{first_name}}");
  expect(email.first("image")?.props).toMatchObject({ hideElement: "mobile", width: 100 });
  expect(email.first("button")?.props).toMatchObject({ label: "Go & see" });
  expect(email.first("code")?.props["html"]).toContain("£3 &lt;b&gt;");
  expect(remarksOf(email)).toContain("design-kept: countdown");
});

test("EmailBuilder.js: Markdown is read, columns stay together, and what holds itself or stands nowhere is passed over", async () => {
  const email = await read(emailBuilderDesign);
  expect(email.first("text")?.props["text"]).toMatch(/<strong>you<\/strong>, <a [^>]*href="https:\/\/example.com\/news"/);
  const sections = email.blocks.filter(({ type }) => type === "section");
  expect(sections.map(({ props }) => props["stackOnMobile"] ?? true)).toContain(false);
  expect(email.first("heading")?.props["text"]).toBe("Spring &lt;3");
  expect(email.first("button")?.props).toMatchObject({ radius: 60 });
  expect(JSON.stringify(email.document)).not.toContain("Nobody sees this");
});

test("easy-email and GrapesJS are read as the MJML that they are", async () => {
  const easy = await read(easyEmailDesign);
  expect(easy).toMatchObject({ title: "Spring", preheader: "News" });
  expect(easy.first("button")?.props).toMatchObject({ label: "Go" });
  expect(compileDocument(easy.document, blockRegistry).html).toContain("{% if vip %}");
  const grapes = readDesign(JSON.stringify(grapesMjmlDesign));
  expect(grapes?.content).toMatchObject({ kind: "mjml" });
  const source = grapes?.content.kind === "mjml" ? grapes.content.source : "";
  // The default beside the shorthand would win over it, and what stood in the picture stands below it.
  expect(source.replace(/>\s+</g, "><")).toContain('"></mj-image><mj-text padding="0px">Hello <b>you</b></mj-text>');
});

test("a page of GrapesJS becomes HTML with its rules", () => {
  const found = readDesign(JSON.stringify(grapesHtmlDesign));
  const html = found?.content.kind === "html" ? found.content.source : "";
  expect(html).toContain("<table><tr><td>Hello</td></tr></table>");
  expect(html).toContain('<a href="https://example.com/go" class="button">Go</a>');
  expect(html).toContain(".button{color:#ffffff;background:#0a0}\n@media (max-width: 480px){#x{color:red}}");
});
