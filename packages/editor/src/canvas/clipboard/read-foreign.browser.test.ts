import type { Blueprint } from "@mailwright/document";
import { aDocument, hostilePayloads, hostileSignal } from "@mailwright/testing";
import { mjmlSamples } from "@mailwright/testing/mjml-sources";
import { expect, test, vi } from "vitest";
import type { PastedContent } from "../../ports/clipboard-port.js";
import {
  fromAnArticle,
  fromAWebPage,
  fromExcel,
  fromGoogleDocs,
  fromGoogleSheets,
  fromWebmail,
  fromWord,
} from "../../testing/copied-html.js";
import { foreignEmail } from "../../testing/foreign-email.js";
import { openTestEditor } from "../../testing/open-editor.js";
import { type ForeignBlocks, pasteLengthMax, type ReadForeignOptions, readForeign } from "./read-foreign.js";

async function read(content: PastedContent, settings = {}, options: Partial<ReadForeignOptions> = {}): Promise<ForeignBlocks> {
  const { services } = await openTestEditor({ document: { ...aDocument([]), settings } });
  const foreign = await readForeign(content, { services, page: document, onLayout: async () => undefined, ...options });
  if (typeof foreign === "string") throw new Error(foreign);
  return foreign;
}

/** Types of blocks, and in brackets what stands in them. */
const outline = (blueprints: readonly Blueprint[]): string =>
  blueprints.map(({ type, children }) => (children ? `${type}(${outline(children)})` : type)).join(" ");

const all = (blueprints: readonly Blueprint[]): readonly Blueprint[] =>
  blueprints.flatMap((blueprint) => [blueprint, ...all(blueprint.children ?? [])]);
const ofType = (blueprints: readonly Blueprint[], type: string) => all(blueprints).filter((blueprint) => blueprint.type === type);

test("Word: headings, paragraphs and lists are words in the look of the template, tables are rows; its own sheet and pictures of the computer go", async () => {
  const { blueprints } = await read({ html: fromWord });
  expect(outline(blueprints)).toBe("heading text section(cell(text) cell(text))");
  expect(blueprints.slice(0, 2)).toEqual([
    { type: "heading", props: { level: "h1", text: "The spring fair" } },
    {
      type: "text",
      props: {
        text: '<p>Dear <strong>reader</strong>,</p><p>We open at nine. <a href="https://example.com/way?a=1&amp;b=2">Find the way</a>.</p><ul><li>Bring boots</li><li>Bring friends</li></ul>',
      },
    },
  ]);
});

test("Excel and Google Sheets: rows of columns, though their cells have colours", async () => {
  expect(outline((await read({ html: fromExcel })).blueprints)).toMatch(/^(?:section\(cell\(text\) cell\(text\)\) ?){3}$/);
  expect(outline((await read({ html: fromGoogleSheets })).blueprints)).toContain("section(cell(text) cell(text) cell(text))");
});

test("what a page leaves open is the template's, and no browser's Times New Roman", async () => {
  const card = (words: string) => `<div style="flex:1;padding:10px"><h3>${words}</h3><p>Words of <a href="https://a.test">it</a></p></div>`;
  const cards = `<div style="display:flex;background:#f0f4f8">${card("One")}${card("Two")}</div>`;
  const settings = {
    paragraphFonts: "Verdana",
    textColor: "#333333",
    textFontSize: 14,
    headerFonts: "Georgia",
    h3HeadingFontColor: "#112233",
  };
  for (const content of [{ html: cards }, { text: `<!doctype html><html><head><title>x</title></head><body>${cards}</body></html>` }]) {
    const { blueprints } = await read(content, settings);
    const own = [...ofType(blueprints, "heading"), ...ofType(blueprints, "text")].flatMap(({ props = {} }) => Object.keys(props));
    expect(own).not.toContain("font");
    expect(own).not.toContain("color");
    expect(JSON.stringify(blueprints)).not.toMatch(/Times/);
  }
});

test("Google Docs: words and pictures in their order, bold where the span is", async () => {
  const { blueprints } = await read({ html: fromGoogleDocs });
  expect(outline(blueprints)).toBe("heading text image text");
  expect(blueprints[1]?.props?.["text"]).toBe('<p style="text-align:center"><strong>Everybody</strong> came.</p>');
  expect(blueprints[3]?.props?.["text"]).toBe("<ol><li>First</li><li><em>Second</em></li></ol>");
});

test("an article of a web page has the look of the template, though every element says that it was white", async () => {
  const { blueprints } = await read({ html: fromAnArticle });
  expect(outline(blueprints)).toBe("heading text image text");
  expect(blueprints[1]?.props?.["text"]).toBe(
    '<p>The boats lie <em>dry</em> until <a href="https://example.com/tides">the tide</a> turns.</p>',
  );
});

test("cards of a web page become columns with buttons on their ground", async () => {
  const { blueprints, rawCount } = await read({ html: fromAWebPage });
  expect(outline(blueprints)).toBe("section(cell(heading text button) cell(heading text button))");
  expect(blueprints[0]?.props).toMatchObject({ background: "#f0f4f8" });
  expect(ofType(blueprints, "button")[0]?.props).toMatchObject({ label: "Book the quay", background: "#0b5c8c" });
  expect(rawCount).toBe(0);
});

test("an email out of a webmail becomes its sections, without its hidden words, counting pixel and outer room", async () => {
  const { blueprints } = await read({ html: fromWebmail });
  expect(outline(blueprints)).toBe("section(cell(image heading text button)) section(cell(text) cell(text))");
  expect(ofType(blueprints, "button")[0]?.props).toMatchObject({
    label: "Book a bed",
    link: { kind: "web", value: "https://shop.example/go" },
  });
  expect(JSON.stringify(blueprints)).not.toContain("First words of the inbox");
});

test("what an email has as the template has it anyway is not stored, all else is", async () => {
  const own = ofType((await read({ html: fromWebmail })).blueprints, "heading")[0];
  const { blueprints } = await read({ html: fromWebmail }, { headerFonts: "Georgia", h1HeadingFontColor: "#112233" });
  expect(own?.props).toMatchObject({ font: "Georgia", color: "#112233" });
  expect(ofType(blueprints, "heading")[0]?.props).not.toHaveProperty("font");
  expect(ofType(blueprints, "heading")[0]?.props).not.toHaveProperty("color");
});

test("the code of an email is read as an import reads it, a form staying as it was written", async () => {
  const { blueprints, rawCount } = await read({ html: `<pre><span>&lt;html&gt;</span></pre>`, text: foreignEmail });
  expect(all(blueprints).filter(({ type }) => type === "button")).toHaveLength(1);
  expect(ofType(blueprints, "code")).toHaveLength(1);
  expect(rawCount).toBe(1);
});

test("the code of MJML keeps what no block is like", async () => {
  const { blueprints } = await read({ text: mjmlSamples[0].source });
  expect(all(blueprints).some(({ extras }) => extras?.["mjml"] !== undefined)).toBe(true);
});

test("where nothing can be laid out, its words are pasted", async () => {
  const { blueprints } = await read({ html: fromAWebPage }, {}, { page: undefined });
  expect(outline(blueprints)).toBe("heading text heading text");
  const failing = await read({ html: fromAWebPage }, {}, { onLayout: () => Promise.reject(new Error("offline")) });
  expect(failing.blueprints).toEqual(blueprints);
});

test("more than a canvas could take at once is refused", async () => {
  await expect(read({ html: `<p>${"x".repeat(pasteLengthMax)}</p>` })).rejects.toThrow("too-long");
  await expect(read({ text: "x".repeat(pasteLengthMax + 1) })).rejects.toThrow("too-long");
});

test("nothing of a hostile page runs", async () => {
  const alert = vi.spyOn(window, "alert").mockImplementation(() => undefined);
  const html = `<div style="display:flex">${hostilePayloads.map(({ text }) => `<p>Words ${text}</p>`).join("")}</div>`;
  await read({ html });
  expect(alert.mock.calls.flat().filter((said) => String(said).includes(hostileSignal))).toEqual([]);
  alert.mockRestore();
});

test("the source of a whole message is read as the email that it holds", async () => {
  const text = [
    "From: Ann <ann@example.com>",
    "Subject: The fair",
    "MIME-Version: 1.0",
    "Content-Type: multipart/alternative; boundary=x",
    "",
    "--x",
    "Content-Type: text/plain",
    "",
    "Only words",
    "--x",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    '<table width=3D"600" align=3D"center" bgcolor=3D"#ffeecc"><tr><td style=3D"paddi=',
    'ng:20px"><h1>Caf=C3=A9</h1></td></tr></table>',
    "--x--",
  ].join("\n");
  const { blueprints } = await read({ text });
  expect(outline(blueprints)).toBe("section(cell(heading))");
  expect(ofType(blueprints, "heading")[0]?.props?.["text"]).toBe("Café");
});
