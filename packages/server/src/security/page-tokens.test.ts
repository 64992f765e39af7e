import { describe, expect, test } from "vitest";
import { readPageToken, writePageToken } from "./page-tokens.js";
import { createSecrets, hashSecret } from "./secrets.js";

const { pageKey } = createSecrets("x".repeat(32));
const now = new Date("2026-11-21T12:03:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const session = hashSecret("a session");

describe("a page token", () => {
  const token = writePageToken(pageKey, "template", "a", session, now);

  test("opens its page for about an hour, and says for which session", () => {
    expect(readPageToken(pageKey, "template", "a", token, later(60))).toBe(session);
    expect(readPageToken(pageKey, "template", "a", token, later(90))).toBeNull();
  });

  test("opens no other page and no other kind of page", () => {
    expect(readPageToken(pageKey, "template", "b", token, now)).toBeNull();
    expect(readPageToken(pageKey, "mail", "a", token, now)).toBeNull();
  });

  test("cannot be given a longer life or another session", () => {
    const [expires, own, signature] = token.split(".");
    const other = Buffer.from(hashSecret("another"), "hex").toString("base64url");
    const forged = [`${(now.getTime() * 2).toString(36)}.${own}.${signature}`, `${expires}.${other}.${signature}`];
    for (const broken of [...forged, "", ".", "x", "zz.zz", "zz.zz.zz", `${token}x`])
      expect(readPageToken(pageKey, "template", "a", broken, now)).toBeNull();
  });

  test("stays the same for a while, so that a browser may keep the page", () => {
    expect(writePageToken(pageKey, "template", "a", session, later(5))).toBe(token);
  });
});
