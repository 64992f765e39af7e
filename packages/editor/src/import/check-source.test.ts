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
  expect(refusalOf(`<p>${"x".repeat(templateSizeMaxBytes)}</p>`)).toEqual({ kind: "refused", refusal: "source-too-long" });
  expect(refusalOf("<p>x</p>")).toBeUndefined();
});

test("only .html and .mjml files of up to 2 MB are read", async () => {
  expect(await readCodeFile(new File(["<p>"], "mail.HTML"))).toEqual({ kind: "read", code: "<p>" });
  expect(await readCodeFile(new File(["<mjml>"], "mail.mjml"))).toEqual({ kind: "read", code: "<mjml>" });
  expect(await readCodeFile(new File(["<p>"], "mail.pdf"))).toEqual({ kind: "refused", reason: "wrongKind" });
  const large = new File(["x".repeat(codeUploadMaxBytes + 1)], "mail.html");
  expect(await readCodeFile(large)).toEqual({ kind: "refused", reason: "tooLarge" });
  const gone = Object.assign(new File(["<p>"], "mail.html"), { text: () => Promise.reject(new DOMException("gone", "NotFoundError")) });
  expect(await readCodeFile(gone)).toEqual({ kind: "refused", reason: "unreadable" });
});
