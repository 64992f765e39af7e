import { expect, test } from "vitest";
import { createOriginList } from "./origins.js";

const list = createOriginList([
  "https://app.example",
  "https://*.tenant.example",
  "http://localhost:3000/some/path",
  "*",
  "null",
  "javascript:x",
]);

test.each(["https://app.example", "https://a.tenant.example", "http://localhost:3000"])("%s is allowed", (origin) => {
  expect(list.allows(origin)).toBe(true);
});

test.each([
  "http://app.example",
  "https://app.example:8443",
  "https://app.example.evil.example",
  "https://evil-app.example",
  "https://tenant.example",
  "https://a.b.tenant.example",
  "https://eviltenant.example",
  "http://localhost:3001",
  "null",
  "*",
  "",
])("%s is refused", (origin) => {
  expect(list.allows(origin)).toBe(false);
});
