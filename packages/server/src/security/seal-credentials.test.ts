import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { keyIdOf, openCredentials, sealCredentials } from "./seal-credentials.js";

const [next, old] = [randomBytes(32), randomBytes(32)];

test("credentials are read with the key that they were written with, in their own row", () => {
  const sealed = sealCredentials([old], "apiKey of ours: ü", "row-1");
  expect(openCredentials([next, old], sealed, "row-1")).toBe("apiKey of ours: ü");
  expect(openCredentials([next], sealed, "row-1")).toBeNull();
  expect(openCredentials([old], sealed, "row-2")).toBeNull();
  expect(JSON.stringify(sealed)).not.toContain("ours");
});

test("the first key writes, and never twice the same", () => {
  const [one, other] = [sealCredentials([next, old], "k", "row"), sealCredentials([next, old], "k", "row")];
  expect(one.keyId).toBe(keyIdOf(next));
  expect(one.sealed).not.toBe(other.sealed);
});

test("what somebody changed is not read", () => {
  const { keyId, sealed } = sealCredentials([next], "k", "row");
  const bytes = Buffer.from(sealed, "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openCredentials([next], { keyId, sealed: changed.toString("base64url") }, "row")).toBeNull();
  }
  expect(openCredentials([next], { keyId, sealed: "" }, "row")).toBeNull();
});
