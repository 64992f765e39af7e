import { codeUploadMaxBytes, templateSizeMaxBytes } from "@mailwright/contract";
import { expect, test } from "vitest";
import { readCodeFile } from "../dialogs/import-code/read-code-file.js";
import { checkSource } from "./check-source.js";

test("base64 contents are refused with their lines, of the HTML and of the CSS", () => {
  const html = '<p>\n<img src="data:image/png;base64,AAAA">';
  expect(checkSource({ html, css: "" })).toEqual({ kind: "base64", part: "html", lines: [2] });
  const css = "a{}\nb{}\nc{background:url(data:image/gif;base64,R0lG)}";
  expect(checkSource({ html: "<p>x</p>", css })).toEqual({ kind: "base64", part: "css", lines: [3] });
});

test("nothing, words without a tag, and more than a template may weigh, are refused", () => {
  const refusalOf = (html: string) => checkSource({ html, css: "" });
  expect(refusalOf(" \n")).toEqual({ kind: "refused", refusal: "source-empty" });
  expect(refusalOf("only words")).toEqual({ kind: "refused", refusal: "source-no-markup" });
  expect(refusalOf('{"rows":[{"html":"<p>Words</p>"}]}')).toEqual({ kind: "refused", refusal: "source-json" });
  expect(refusalOf(`<p>${"x".repeat(templateSizeMaxBytes)}</p>`)).toEqual({ kind: "refused", refusal: "source-too-long" });
  expect(refusalOf(`${"<div>".repeat(20_000)}Words${"</div>".repeat(20_000)}`)).toEqual({ kind: "refused", refusal: "source-too-deep" });
  expect(refusalOf("<p>x</p>")).toBeUndefined();
});

test("a whole message is no HTML, and says so", () => {
  const message = `From: a@example.com\r\nSubject: Hi\r\nContent-Type: multipart/alternative;\r\n boundary="x"\r\n\r\n--x\r\n<p class=3D"a">Hi</p>`;
  expect(checkSource({ html: message, css: "" })).toEqual({ kind: "mail" });
  expect(checkSource({ html: "<p>Content-Type: text</p>\nFrom: me\nTo: you\n", css: "" })).toBeUndefined();
});

test("files of other character sets are read as what they say, line ends and all", async () => {
  const codeOf = async (...bytes: readonly number[]) => readCodeFile(new File([new Uint8Array(bytes)], "a.html"));
  const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
  expect(await codeOf(0xff, 0xfe, 0x3c, 0, 0x70, 0, 0x3e, 0)).toEqual({ kind: "read", code: "<p>" });
  expect(await codeOf(0x3c, 0, 0x70, 0, 0x3e, 0, 0xe9, 0)).toEqual({ kind: "read", code: "<p>é" });
  expect(await codeOf(0xfe, 0xff, 0, 0x3c, 0, 0x70, 0, 0x3e)).toEqual({ kind: "read", code: "<p>" });
  expect(await codeOf(...ascii("<p>\r\n"), 0xc3, 0xa9)).toEqual({ kind: "read", code: "<p>\r\né" });
  expect(await codeOf(...ascii("<p>caf"), 0xe9)).toEqual({ kind: "read", code: "<p>café" });
  const latin2 = '<meta charset="iso-8859-2"><p>';
  expect(await codeOf(...ascii(latin2), 0xb1)).toEqual({ kind: "read", code: `${latin2}ą` });
  expect(await codeOf(0xef, 0xbb, 0xbf, ...ascii("<mjml>"))).toEqual({ kind: "read", code: "\uFEFF<mjml>" });
});

test("only .html and .mjml files of up to 2 MB are read", async () => {
  expect(await readCodeFile(new File(["<p>"], "mail.HTML"))).toEqual({ kind: "read", code: "<p>" });
  expect(await readCodeFile(new File(["<mjml>"], "mail.mjml"))).toEqual({ kind: "read", code: "<mjml>" });
  expect(await readCodeFile(new File(["<p>"], "mail.pdf"))).toEqual({ kind: "refused", reason: "wrongKind" });
  const large = new File(["x".repeat(codeUploadMaxBytes + 1)], "mail.html");
  expect(await readCodeFile(large)).toEqual({ kind: "refused", reason: "tooLarge" });
  const gone = Object.assign(new File(["<p>"], "mail.html"), {
    arrayBuffer: () => Promise.reject(new DOMException("gone", "NotFoundError")),
  });
  expect(await readCodeFile(gone)).toEqual({ kind: "refused", reason: "unreadable" });
});
