import { expect, test } from "vitest";
import { isMailSource } from "../../markup/is-mail-source.js";
import { readMail } from "./read-mail.js";

const message = (...lines: readonly string[]) => ["From: a@example.com", "MIME-Version: 1.0", ...lines].join("\r\n");

test("of several forms the HTML is read, its encoding and character set undone", async () => {
  const source = message(
    "Content-Type: multipart/alternative;",
    ' boundary="--=_a"',
    "",
    "For old programs",
    "----=_a",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Hello",
    "----=_a",
    "Content-Type: text/html; charset=iso-8859-1",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    '<p class=3D"a">Caf=E9 and a line that is br=',
    "oken</p>",
    "----=_a--",
  );
  expect(await readMail(source)).toBe('<p class="a">Café and a line that is broken</p>');
});

test("base64, in parts within parts, with attachments beside them", async () => {
  const html = "<table><tr><td>Ärger ✓</td></tr></table>";
  const encoded = Buffer.from(html)
    .toString("base64")
    .replace(/(.{20})/g, "$1\r\n");
  const source = message(
    "Content-Type: multipart/mixed; boundary=outer",
    "",
    "--outer",
    "Content-Type: multipart/related; boundary=inner",
    "",
    "--inner",
    'Content-Type: text/html; charset="UTF-8"',
    "Content-Transfer-Encoding: base64",
    "",
    encoded,
    "--inner",
    "Content-Type: image/png",
    "Content-Transfer-Encoding: base64",
    "",
    "AAAA",
    "--inner--",
    "--outer",
    "Content-Type: text/html",
    "Content-Disposition: attachment; filename=a.html",
    "",
    "<p>Not this</p>",
    "--outer--",
  );
  expect((await readMail(source))?.trim()).toBe(html);
});

test("a message of words is paragraphs; one that holds neither is none", async () => {
  expect(await readMail(message("Content-Type: text/plain", "", "One & two", "three", "", "Four"))).toBe(
    "<p>One &amp; two<br>three</p>\n<p>Four</p>",
  );
  expect(await readMail(message("Content-Type: application/pkcs7-mime", "", "AAAA"))).toBeUndefined();
  expect(await readMail(message("Content-Type: multipart/mixed", "", "no boundary"))).toBeUndefined();
});

test("hostile messages are answered quickly", async () => {
  const nested = Array.from(
    { length: 3000 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  ).join("");
  expect(await readMail(message(nested))).toBeUndefined();
  const many = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\nx\r\n".repeat(100_000)}`;
  expect(await readMail(message(many))).toContain("<p>x</p>");
});

test("a boundary that another one begins with is told apart from it", async () => {
  const source = message(
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    'Content-Type: multipart/alternative; boundary="bb"',
    "",
    "--bb",
    "Content-Type: text/plain",
    "",
    "Words",
    "--bb",
    "Content-Type: text/html",
    "",
    "<p>Markup</p>",
    "--bb--",
    "--b--",
  );
  expect((await readMail(source))?.trim()).toBe("<p>Markup</p>");
});

test("characters of a text that was decoded already stay, whatever character set the message names", async () => {
  const source = message("Content-Type: text/html; charset=iso-8859-1", "Content-Transfer-Encoding: 8bit", "", "<p>Café ✓ 日本</p>");
  expect((await readMail(source))?.trim()).toBe("<p>Café ✓ 日本</p>");
  expect(await readMail(message("Content-Type: text/plain; charset=windows-1252", "", "Café"))).toBe("<p>Café</p>");
});

test("a forwarded message is read with the one that it came in", async () => {
  const source = message(
    "Content-Type: multipart/mixed; boundary=b",
    "",
    "--b",
    "Content-Type: message/rfc822",
    "",
    "Content-Type: text/html",
    "",
    "<p>Forwarded</p>",
    "--b--",
  );
  expect(await readMail(source)).toContain("<p>Forwarded</p>");
});

test("a message out of a mailbox file has a line before its headers, which is none of them", async () => {
  const headers = ["Content-Type: text/html; charset=utf-8", "Content-Transfer-Encoding: quoted-printable", "", '<p class=3D"a">Words</p>'];
  const source = `From a@example.com  Mon Sep  2 10:00:00 2024\n${message(...headers)}`;
  expect(isMailSource(source)).toBe(true);
  expect(await readMail(source)).toBe('<p class="a">Words</p>');
  expect(isMailSource("From here on: words\nand more: words\n")).toBe(false);
});
