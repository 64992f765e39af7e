import { expect, test } from "vitest";
import { collectSecrets, isComplete, readGiven } from "./field.js";
import { choice, choices, email, secret, text, url } from "./kinds.js";
import { headers, mailingLists } from "./rows.js";

const fields = {
  apiKey: secret({ label: "API key" }),
  tag: text({ label: "Tag", initial: "exportEmail" }),
  purposes: choices({
    label: "Purposes",
    options: [
      { value: "a", label: "A" },
      { value: "b", label: "B" },
    ],
    initial: ["a"],
  }),
};

test("what was filled in is read by its fields, trimmed, with what stands there at first", () => {
  expect(readGiven(fields, { apiKey: " k ", other: 1 })).toEqual({ ok: true, given: { apiKey: "k", tag: "exportEmail", purposes: ["a"] } });
});

test("each field says what is wrong with it", () => {
  const read = readGiven(fields, { apiKey: "", tag: 3, purposes: ["c"] });
  expect(read).toEqual({
    ok: false,
    faults: [
      { field: "apiKey", code: "required" },
      { field: "tag", code: "wrong-type" },
      { field: "purposes", code: "not-allowed" },
    ],
  });
  expect(readGiven(fields, null).ok).toBe(false);
});

test("an export waits until all that is required is filled in", () => {
  expect(isComplete(fields, { apiKey: "" })).toBe(false);
  expect(isComplete(fields, { apiKey: "k", purposes: [] })).toBe(false);
  expect(isComplete(fields, { apiKey: "k", purposes: ["b"] })).toBe(true);
});

test("a field goes by its other names too", () => {
  const given = readGiven(
    { webhookUrl: url({ label: "URL", aliases: ["zapierWebhookUrl"] }) },
    { zapierWebhookUrl: "https://a.example/x" },
  );
  expect(given).toEqual({ ok: true, given: { webhookUrl: "https://a.example/x" } });
});

test.each([
  ["https://hooks.example.com/a?b=c", true],
  ["http://a.example:8080/x", true],
  ["https://localhost/x", false],
  ["ftp://a.example", false],
  ["https://user@a.example", false],
  ["javascript:alert(1)", false],
  ["https://a..example", false],
  ["https://a.example/\r\nx: y", false],
])("is %s an address for a webhook? %s", (value, isOne) => {
  expect(url({ label: "URL" }).parse(value).ok).toBe(isOne);
});

test.each([
  ["ann@example.com", true],
  ["ann", false],
  ["ann@example", false],
  ["a b@example.com", false],
])("is %s an email address? %s", (value, isOne) => {
  expect(email({ label: "Email" }).parse(value).ok).toBe(isOne);
});

test("a region is one of those that there are, the first unless told otherwise", () => {
  const region = choice({ label: "Region", options: [{ value: "eu", label: "Europe" }], initial: "eu" });
  expect(region.parse(undefined)).toEqual({ ok: true, value: "eu" });
  expect(region.parse("evil.example/")).toEqual({ ok: false, code: "not-allowed" });
});

test.each([
  [
    "a list",
    [
      { name: "X-One", value: "1" },
      { name: "", value: "" },
    ],
    true,
  ],
  ["an object", { "X-One": "1" }, true],
  ["five", [1, 2, 3, 4, 5].map((number) => ({ name: `x-${number}`, value: "v" })), "too-many"],
  ["a header of the transport", [{ name: "Host", value: "a" }], "not-allowed"],
  ["another of them", [{ name: "Content-Type", value: "a" }], "not-allowed"],
  ["a line break", [{ name: "x-a", value: "b\r\nc: d" }], "invalid"],
  ["a value without a name", [{ name: "", value: "b" }], "invalid"],
  ["something else", "x", "wrong-type"],
])("headers given as %s", (_, value, expected) => {
  const parsed = headers({ label: "Headers" }).parse(value);
  expect(parsed.ok || parsed.code).toBe(expected);
});

test("a mailing list needs its segment", () => {
  const lists = mailingLists({ label: "Mailing lists" });
  expect(lists.parse({ MailingListID: "a", SegmentID: 7 })).toEqual({ ok: true, value: [{ MailingListID: "a", SegmentID: "7" }] });
  expect(lists.parse([{ MailingListID: "a" }])).toEqual({ ok: false, code: "required" });
});

test("keys, addresses and values of headers are secrets", () => {
  const all = { ...fields, hook: url({ label: "URL" }), headers: headers({ label: "Headers" }) };
  const given = { apiKey: "k", tag: "t", hook: "https://a.example/s", headers: [{ name: "x-a", value: "v" }] };
  expect(collectSecrets(all, given)).toEqual(["k", "https://a.example/s", "v"]);
});
