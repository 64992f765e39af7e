import { expect, test } from "vitest";
import { codeOfStatus, readRetryAfter } from "./failure.js";

test.each([
  [200, null],
  [204, null],
  [302, "UPSTREAM"],
  [400, "VALIDATION"],
  [401, "AUTH"],
  [402, "CONFIG"],
  [403, "AUTH"],
  [404, "NOT_FOUND"],
  [409, "CONFLICT"],
  [413, "VALIDATION"],
  [429, "RATE_LIMIT"],
  [500, "UPSTREAM"],
  [503, "UPSTREAM"],
])("status %d alone means %s", (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});

test.each([
  ["7", 7000],
  ["Mon, 23 Nov 2026 12:00:30 GMT", 30_000],
  ["Mon, 23 Nov 2026 11:00:00 GMT", 0],
  ["soon", undefined],
  [undefined, undefined],
])("Retry-After %s is %s ms", (value, expected) => {
  const answer = { status: 429, text: "", json: undefined, header: () => value };
  expect(readRetryAfter(answer, new Date("2026-11-23T12:00:00Z"))).toBe(expected);
});
