import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { type Block, collectBlocks, type EmailDocument } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { loadReaders } from "../../tree/readers.js";
import { composeImport } from "../email/compose-import.js";
import type { LayoutEmail } from "../email/layout-email.js";
import { readByLayout } from "./read-by-layout.js";

const compile = (email: EmailDocument) => compileDocument(email, blockRegistry).html;
const read = async (source: string) =>
  readByLayout(source, { readers: await loadReaders(blockRegistry), newId: counterIds("i"), document, compile });

function blocksOf(email: LayoutEmail, type: string): readonly Block[] {
  return collectBlocks(composeImport(email, ({ preferred }) => preferred, counterIds("c")).root).filter((block) => block.type === type);
}

const onPage = (html: string) => `<!doctype html><body style="margin:0"><table width="600" align="center" cellspacing="0">${html}</table>`;
const advancedOf = ({ extras }: Block | undefined = { id: "", type: "", props: {} }) => extras?.["advanced"];

test("lines and round corners around a section are its own", async () => {
  const source = `<div style="width:600px;box-sizing:border-box;margin:20px auto;border:2px dashed #b8c0cc;border-radius:12px;padding:10px">Words</div>`;
  const [section] = blocksOf(await read(source), "section").filter((block) => advancedOf(block));
  expect(advancedOf(section)).toEqual({
    borderWidth: { top: 2, right: 2, bottom: 2, left: 2 },
    borderStyle: "dashed",
    borderColor: "#b8c0cc",
    topLeftRadius: 12,
    topRightRadius: 12,
    bottomRightRadius: 12,
    bottomLeftRadius: 12,
  });
});

test("room above an email is a padding of its wrapper, on phones as much as there", async () => {
  const source = `<!doctype html><meta name="viewport" content="width=device-width"><style>@media (max-width:480px){.room{margin-top:12px!important}}</style><body style="margin:0"><div class="room" style="max-width:600px;margin:40px auto 24px;background:#dde6ff"><p style="margin:0">Words</p></div>`;
  const email = await read(source);
  const [wrapper] = blocksOf(email, "wrapper");
  expect(blocksOf(email, "spacer")).toEqual([]);
  expect(wrapper?.props["padding"]).toEqual({ top: 40, right: 0, bottom: 0, left: 0 });
  expect(wrapper?.extras?.["mobile"]).toMatchObject({ padding: { top: 12, bottom: 0 } });
});

test("cards beside each other keep their lines, their colour and the room between them", async () => {
  const card = `<td width="288" valign="top" style="border:2px solid #7aa2f7;border-radius:8px;padding:18px;background:#f4f6f8">Words</td>`;
  const source = onPage(`<tr>${card}<td width="24"></td>${card}</tr>`);
  const email = await read(source);
  expect(email.bands.map(({ preferred }) => preferred)).toEqual(["native"]);
  const [first, second] = blocksOf(email, "cell").map(advancedOf);
  expect(first).toMatchObject({
    background: "#f4f6f8",
    borderWidth: { top: 2, right: 2, bottom: 2, left: 2 },
    borderColor: "#7aa2f7",
    margin: { top: 0, right: expect.toSatisfy((px: number) => px > 5), bottom: 0, left: 0 },
  });
  expect(second).toMatchObject({ margin: { top: 0, right: 0, bottom: 0, left: expect.toSatisfy((px: number) => px > 5) } });
});

test("a line beside a quotation stays beside it", async () => {
  const source = onPage(
    `<tr><td><p>Above</p><div style="border-left:4px solid #e4572e;padding-left:16px">What is near is seen late.</div></td></tr>`,
  );
  const boxes = [...blocksOf(await read(source), "section"), ...blocksOf(await read(source), "cell")].map(advancedOf);
  expect(boxes).toContainEqual(expect.objectContaining({ borderWidth: { top: 0, right: 0, bottom: 0, left: 4 }, borderColor: "#e4572e" }));
});

test("one picture cut into several stays in one piece on a phone", async () => {
  const slice = (name: string) =>
    `<td style="padding:0;line-height:0"><a href="https://example.com/${name}"><img src="https://pictures.example/${name}.png" width="300" height="100" style="display:block"></a></td>`;
  const email = await read(onPage(`<tr>${slice("a")}${slice("b")}</tr>`));
  expect(blocksOf(email, "section")[0]?.props).toMatchObject({ stackOnMobile: false });
});

test("what is too long for a code block can only be blocks, and says so", async () => {
  const source = onPage(`<tr><td>${"Words of a form. ".repeat(7000)}<input name="a"></td></tr>`);
  const [band] = (await read(source)).bands;
  expect(band?.reasons).toContain("too-long");
  expect(band?.preferred).toBe("native");
  expect(JSON.stringify(band?.native)).toContain("Words of a form.");
});

test("what a phone shows in another form, of other words, and hides in this, stays as it was written, or it would be gone there", async () => {
  const twin = (name: string, display: string, picture: string) =>
    `<div class="${name}" style="display:${display}"><h1>Tulips</h1><img src="https://pictures.example/${picture}.png" width="300" height="90"></div>`;
  const rules = "@media (max-width:599px){.wide{display:none !important}.narrow{display:block !important}}";
  const twins = twin("wide", "block", "field") + twin("narrow", "none", "vase");
  const source = `<style>${rules}</style>${onPage(`<tr><td>${twins}</td></tr><tr><td bgcolor="#eeeeee"><p>Below</p></td></tr>`)}`;
  const { bands } = await read(source.replaceAll('width="600"', 'width="100%"'));
  expect(bands.map(({ preferred, reasons }) => [preferred, ...reasons])).toEqual([["raw", "differs-on-phone"], ["native"]]);
  expect(JSON.stringify(bands[0]?.raw)).toContain("narrow");
});

test.each([
  ["a button of a form", '<input type="image" src="https://pictures.example/send.png" width="120" height="40" alt="Send">', "send.png"],
  [
    "one that says its addresses only",
    '<img srcset="https://pictures.example/a.png 1x, https://pictures.example/b.png 2x" width="300">',
    "a.png",
  ],
  ["a film", '<video poster="https://pictures.example/film.png" width="300" height="200"></video>', "film.png"],
  [
    "a film for those who see none",
    '<video poster="x.png"><a href="#"><img src="https://pictures.example/still.png" width="300"></a></video>',
    "still.png",
  ],
])("%s is a picture", async (_, html, name) => {
  const [image] = blocksOf(await read(onPage(`<tr><td>${html}</td></tr>`)), "image");
  expect(image?.props["src"]).toBe(`https://pictures.example/${name}`);
});

test("a box that shows only the picture behind it stays as it was written", async () => {
  const box = '<div style="width:300px;height:80px;background:url(https://pictures.example/sea.png) no-repeat"></div>';
  const email = await read(onPage(`<tr><td>Words<p>${box}</td></tr>`));
  expect(compile(composeImport(email, ({ preferred }) => preferred, counterIds("c")))).toContain("https://pictures.example/sea.png");
});
