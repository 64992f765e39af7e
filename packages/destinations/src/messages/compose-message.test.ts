import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { composeMessage } from "./compose-message.js";

test.each([
  ["short", "Spring"],
  ["with umlauts", "Grüße 💌"],
  ["long", "Ünïcödé ".repeat(40).trim()],
  ["that looks encoded", "=?UTF-8?B?eA==?="],
  ["empty", ""],
])("a mail program reads what was composed, with a subject that is %s", async (_, subject) => {
  const html = `<p>Grüße &amp; "mehr" 💌</p>${"ä".repeat(5000)}`;
  const message = composeMessage({ subject, html, text: "Grüße\n💌", headers: { "X-Unsent": "1" } });
  const read = await PostalMime.parse(message);
  expect(read.subject ?? "").toBe(subject);
  expect(read.html?.trimEnd()).toBe(html);
  expect(read.text?.trimEnd().replaceAll("\r\n", "\n")).toBe("Grüße\n💌");
  expect(read.headers.find(({ key }) => key === "x-unsent")?.value).toBe("1");
});

test("lines end as mail servers want them, and none is too long", () => {
  const message = composeMessage({ subject: "ü".repeat(300), html: "x".repeat(5000), text: "a\nb" });
  expect(message.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...message.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
});

test("a subject with a line break adds no header", () => {
  expect(composeMessage({ subject: "a\r\nBcc: x@y.example", html: "", text: "" })).toContain("Subject: a Bcc: x@y.example\r\n");
});
