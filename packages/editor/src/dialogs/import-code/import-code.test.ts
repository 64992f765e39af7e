import { blockRegistry } from "@mailwright/blocks";
import { codeUploadMaxBytes, templateSizeMaxBytes } from "@mailwright/contract";
import { collectBlocks } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { importCode } from "./import-code.js";
import { readCodeFile } from "./read-code-file.js";

const importHtml = (html: string, css = "") => importCode({ html, css }, blockRegistry, counterIds());

async function typesOf(html: string, css?: string): Promise<readonly string[]> {
  const answer = await importHtml(html, css);
  if (answer.kind !== "imported") throw new Error(answer.kind);
  return collectBlocks(answer.document.root).map(({ type }) => type);
}

test("MJML becomes blocks", async () => {
  const types = await typesOf("<mjml><mj-body><mj-section><mj-column><mj-divider /></mj-column></mj-section></mj-body></mjml>");
  expect(types).toContain("divider");
});

test("HTML that no block recognises is kept", async () => {
  const types = await typesOf("<marquee>Spring</marquee>");
  expect(types).toContain("code");
});

test("a style sheet of its own keeps the HTML as it is written, in one code block", async () => {
  const answer = await importHtml("<html><body class='b'><h1 class='x'>Spring</h1></body></html>", ".x{color:red}");
  if (answer.kind !== "imported") throw new Error(answer.kind);
  const [code] = collectBlocks(answer.document.root).filter(({ type }) => type === "code");
  expect(code?.props["html"]).toBe("<style>.x{color:red}</style>\n<h1 class='x'>Spring</h1>");
  expect(answer.keptCount).toBe(1);
});

test("base64 contents are refused with their lines, of the HTML and of the CSS", async () => {
  const html = '<p>\n<img src="data:image/png;base64,AAAA">';
  expect(await importHtml(html)).toEqual({ kind: "base64", part: "html", lines: [2] });
  const css = "a{}\nb{}\nc{background:url(data:image/gif;base64,R0lG)}";
  expect(await importHtml("<p>x</p>", css)).toEqual({ kind: "base64", part: "css", lines: [3] });
});

test("words without a tag, and more than a template may weigh, are refused", async () => {
  expect(await importHtml("only words")).toEqual({ kind: "refused", refusal: "source-no-markup" });
  const tooMuch = `<p>${"x".repeat(templateSizeMaxBytes)}</p>`;
  expect(await importHtml(tooMuch)).toEqual({ kind: "refused", refusal: "source-too-long" });
});

test("only .html files of up to 2 MB are read", async () => {
  expect(await readCodeFile(new File(["<p>"], "mail.HTML"))).toEqual({ kind: "read", code: "<p>" });
  expect(await readCodeFile(new File(["<p>"], "mail.pdf"))).toEqual({ kind: "refused", reason: "wrongKind" });
  const large = new File(["x".repeat(codeUploadMaxBytes + 1)], "mail.html");
  expect(await readCodeFile(large)).toEqual({ kind: "refused", reason: "tooLarge" });
  const gone = Object.assign(new File(["<p>"], "mail.html"), { text: () => Promise.reject(new DOMException("gone", "NotFoundError")) });
  expect(await readCodeFile(gone)).toEqual({ kind: "refused", reason: "unreadable" });
});
