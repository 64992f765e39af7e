import { expect, test } from "vitest";
import { readMail } from "./read-mail.js";

const message = (...lines: readonly string[]) => ["From: a@example.com", "MIME-Version: 1.0", ...lines].join("\r\n");

test("of several forms the HTML is read, its encoding and character set undone", () => {
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
  expect(readMail(source)).toBe('<p class="a">Café and a line that is broken</p>');
});

test("base64, in parts within parts, with attachments beside them", () => {
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
  expect(readMail(source)?.trim()).toBe(html);
});

test("a message of words is paragraphs; one that holds neither is none", () => {
  expect(readMail(message("Content-Type: text/plain", "", "One & two", "three", "", "Four"))).toBe(
    "<p>One &amp; two<br>three</p>\n<p>Four</p>",
  );
  expect(readMail(message("Content-Type: application/pkcs7-mime", "", "AAAA"))).toBeUndefined();
  expect(readMail(message("Content-Type: multipart/mixed", "", "no boundary"))).toBeUndefined();
});

test("hostile messages are answered quickly", () => {
  const nested = Array.from(
    { length: 3000 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  ).join("");
  expect(readMail(message(nested))).toBeUndefined();
  const many = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${"--b\r\n\r\nx\r\n".repeat(100_000)}`;
  expect(readMail(message(many))).toContain("<p>x</p>");
});
