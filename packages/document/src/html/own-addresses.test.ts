import { expect, test } from "vitest";
import { completeOwnAddress, completeOwnAddresses, forgetLocalOrigins, shortenOwnAddresses } from "./own-addresses.js";

test.each([
  '<img src="/starter/lamps.png">',
  "<td style=\"background:url('/starter/tea.png')\">",
  '<img srcset="/starter/a.png 1x, /starter/b.png 2x">',
  '<img src="/api/v2/assets/public/1.png">',
])("%s is completed, and shortened again", (html) => {
  const complete = completeOwnAddresses(html, "https://mail.test/");
  expect(complete.match(/https:\/\/mail\.test\//g)).toHaveLength(html.includes("srcset") ? 2 : 1);
  expect(completeOwnAddresses(complete, "https://mail.test")).toBe(complete);
  expect(shortenOwnAddresses(complete, "https://mail.test")).toBe(html);
});

test.each(['<img src="https://example.com/starter/a.png">', '<a href="/starters">', "<p>See /starter/ and so on.</p>"])(
  "%s stays as it is",
  (html) => {
    expect(completeOwnAddresses(html, "https://mail.test")).toBe(html);
    expect(shortenOwnAddresses(html, "https://mail.test")).toBe(html);
  },
);

test("an address by itself is completed where it is one of ours", () => {
  expect(completeOwnAddress("/starter/tea.png", "https://mail.test")).toBe("https://mail.test/starter/tea.png");
  expect(completeOwnAddress("https://example.com/a.png", "https://mail.test")).toBe("https://example.com/a.png");
});

test("own pictures from a server on the own computer lose its origin, and nothing else does", () => {
  const html = '<img src="http://localhost:3000/starter/tea.png"><img src=http://127.0.0.1:80/api/v2/assets/public/1/a.png>';
  expect(forgetLocalOrigins(html)).toBe('<img src="/starter/tea.png"><img src=/api/v2/assets/public/1/a.png>');
  const other = '<a href="http://localhost:3000/page"><img src="https://localhost.example/starter/tea.png">';
  expect(forgetLocalOrigins(other)).toBe(other);
});

test("without an origin nothing changes", () => {
  const html = '<img src="/starter/lamps.png">';
  expect(completeOwnAddresses(html, "")).toBe(html);
  expect(shortenOwnAddresses(html, "")).toBe(html);
});
