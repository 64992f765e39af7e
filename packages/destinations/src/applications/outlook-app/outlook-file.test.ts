import MsgReader from "@kenjiuno/msgreader";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { smallContent, wholeContent } from "../../testing/contract.js";
import { testNow } from "../../testing/test-clock.js";
import { readOutlookExtension } from "./outlook-app.js";
import { writeOutlookFile } from "./write-outlook-file.js";

test.each([
  ["a short one", smallContent],
  ["a long one", wholeContent],
])("a reader of Outlook's files finds everything in the template: %s", (_, content) => {
  const bytes = writeOutlookFile("oft", content, testNow);
  const read = new MsgReader(bytes.slice().buffer).getFileData();
  expect(read.error).toBeUndefined();
  expect(read).toMatchObject({ subject: content.subject, body: content.text, messageClass: "IPM.Note", internetCodepage: 65001 });
  const html = Buffer.from(read.html ?? []).toString("utf8");
  expect(html.replace(/<meta[^>]*>/, "")).toBe(content.html);
  expect(html).toContain('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">');
  expect(read.recipients).toEqual([]);
  expect(read.attachments).toEqual([]);
});

test("the file says that it is a template, not a message", () => {
  const bytes = Buffer.from(writeOutlookFile("oft", smallContent, testNow));
  expect(bytes.subarray(0, 8).toString("hex")).toBe("d0cf11e0a1b11ae1");
  const directory = 512 + bytes.readUInt32LE(48) * 512;
  expect(bytes.subarray(directory + 80, directory + 96).toString("hex")).toBe("46f0060000000000c000000000000046");
});

test("the same template is the same file", () => {
  const [one, other] = [1, 2].map(() => Buffer.from(writeOutlookFile("oft", smallContent, testNow)));
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});

test("a Mac gets a message that is not sent yet, to and from nobody", async () => {
  const read = await PostalMime.parse(writeOutlookFile("emltpl", smallContent, testNow));
  expect(read.html?.trimEnd()).toBe(smallContent.html);
  expect(read.subject).toBe(smallContent.subject);
  expect(read.headers.map(({ key }) => key).toSorted()).toEqual(["content-type", "mime-version", "subject", "x-unsent"]);
});

test("a template without a subject has its name, and without a text the words of the HTML", async () => {
  const read = await PostalMime.parse(writeOutlookFile("emltpl", { ...smallContent, subject: "", text: "" }, testNow));
  expect(read.subject).toBe(smallContent.name);
  expect(read.text).toContain("Grüße 💌 & “mehr”");
});

test.each([
  ["otf", "oft"],
  ["oft", "oft"],
  ["emltpl", "emltpl"],
  ["exe", null],
])("the address %s means %s", (text, extension) => {
  expect(readOutlookExtension(text)).toBe(extension);
});
