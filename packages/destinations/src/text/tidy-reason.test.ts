import { expect, test } from "vitest";
import { encodeBase64 } from "./base64.js";
import { tidyReason } from "./tidy-reason.js";

test("a reason is one short line without markup", () => {
  expect(tidyReason("Name <b>is</b>\r\n\u0000taken", [])).toBe("Name is taken");
  expect(tidyReason("x".repeat(2000), [])).toHaveLength(500);
});

test("a secret that the provider quotes is hidden, in whatever form it came", () => {
  const secret = "key with/strange=letters";
  const said = `bad key ${secret}, ${encodeURIComponent(secret)}, ${encodeBase64(secret)}`;
  expect(tidyReason(said, [secret])).toBe("bad key •••, •••, •••");
});

test("a secret that the cut would halve is hidden before the cut", () => {
  const secret = "s".repeat(40);
  expect(tidyReason(`${"x".repeat(480)}${secret}`, [secret])).toBe(`${"x".repeat(480)}•••`);
});
