import { createCompiler } from "@mailwright/compiler";
import { type Block, type EmailDocument, findBlock } from "@mailwright/document";
import { type BlockReaders, loadReaders, readHtml, readMjml } from "@mailwright/importer";
import { counterIds } from "@mailwright/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { blockRegistry } from "./registry/registry.js";

const compiler = createCompiler(blockRegistry);
let readers: BlockReaders;
beforeAll(async () => {
  readers = await loadReaders(blockRegistry);
});

const table =
  '<table border="0" cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse;width:100%">' +
  '<tr><th scope="col" style="padding:8px;border:1px solid #cccccc">Size</th><th scope="col" style="padding:8px;border:1px solid #cccccc">Price</th></tr>' +
  '<tr><td style="padding:8px;border:1px solid #cccccc">S</td><td style="padding:8px;border:1px solid #cccccc;background-color:#eeeeee;text-align:right">{{ price }}</td></tr></table>';
const words = `<p>Prices</p>${table}<p>End</p>`;

function documentWith(props: Block["props"]): EmailDocument {
  const text: Block = { id: "text", type: "text", props };
  const cell: Block = { id: "cell", type: "cell", props: {}, children: [text] };
  const section: Block = { id: "section", type: "section", props: {}, children: [cell] };
  const wrapper: Block = { id: "wrapper", type: "wrapper", props: {}, children: [section] };
  return { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [wrapper] } };
}

describe("a table inside a text", () => {
  test("has in each cell the font and the colour, which Outlook does not hand down into tables", () => {
    const { html } = compiler.compileDocument(documentWith({ text: words, font: "Georgia", fontSize: 20, color: "#112233" }));
    const look = "color:#112233;font-family:Georgia, 'Times New Roman', serif;font-size:20px;line-height:1.0";
    expect(html).toContain(`<td style="${look};padding:8px;border:1px solid #cccccc">S</td>`);
    expect(html).toContain(
      `<th scope="col" style="${look};font-weight:700;text-align:left;padding:8px;border:1px solid #cccccc">Size</th>`,
    );
    expect(html).toContain('<table border="0" cellpadding="0" cellspacing="0" width="100%" style="margin:0');
  });

  test("is plain words in the text part, a line for each row", () => {
    expect(compiler.compileDocument(documentWith({ text: words })).text).toContain("Size Price\n");
  });

  test.each([
    ["mjml", (document: EmailDocument) => readMjml(compiler.toMjml(document, { isEditable: true }), { readers, newId: counterIds("r-") })],
    [
      "html",
      (document: EmailDocument) =>
        readHtml(compiler.compileDocument(document, { isEditable: true }).html, { readers, newId: counterIds("r-") }),
    ],
  ] as const)("comes back from %s as the same table", (_, read) => {
    const email = read(documentWith({ text: words, fontSize: 20 }));
    const texts: Block[] = [];
    const collect = (block: Block): void => {
      if (block.type === "text") texts.push(block);
      block.children?.forEach(collect);
    };
    collect(email.document.root);
    expect(texts.map(({ props }) => props["text"])).toEqual([words]);
    expect(findBlock(email.document.root, texts[0]?.id ?? "")?.props["fontSize"]).toBe(20);
  });

  test("whose cells place things stays what it was: only a table of ours is words", () => {
    const source = compiler
      .toMjml(documentWith({ text: words }))
      .replace(/<table[\s\S]*<\/table>/, '<table><tr><td style="border-radius:9px">a</td></tr></table>');
    const email = readMjml(source, { readers, newId: counterIds("r-") });
    expect(JSON.stringify(email.document)).toContain("border-radius:9px");
  });
});
