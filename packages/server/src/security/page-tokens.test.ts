import { describe, expect, test } from "vitest";
import { isPageToken, writePageToken } from "./page-tokens.js";
import { createSecrets } from "./secrets.js";

const { pageKey } = createSecrets("x".repeat(32));
const now = new Date("2026-11-21T12:03:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe("a page token", () => {
  const token = writePageToken(pageKey, "template", "a", now);

  test("opens its page for about an hour", () => {
    expect(isPageToken(pageKey, "template", "a", token, later(60))).toBe(true);
    expect(isPageToken(pageKey, "template", "a", token, later(90))).toBe(false);
  });

  test("opens no other page and no other kind of page", () => {
    expect(isPageToken(pageKey, "template", "b", token, now)).toBe(false);
    expect(isPageToken(pageKey, "mail", "a", token, now)).toBe(false);
  });

  test("cannot be given a longer life", () => {
    const [, signature] = token.split(".");
    expect(isPageToken(pageKey, "template", "a", `${(now.getTime() * 2).toString(36)}.${signature}`, now)).toBe(false);
    for (const broken of ["", ".", "x", "zz.zz", `${token}x`]) expect(isPageToken(pageKey, "template", "a", broken, now)).toBe(false);
  });

  test("stays the same for a while, so that a browser may keep the page", () => {
    expect(writePageToken(pageKey, "template", "a", later(5))).toBe(token);
  });
});
