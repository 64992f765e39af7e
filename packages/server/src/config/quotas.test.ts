import { expect, test } from "vitest";
import { parseQuotas, unlimited } from "./quotas.js";

test("nothing is limited where nothing is set", () => {
  expect(parseQuotas(undefined, [])).toEqual(unlimited);
});

test("limits are read for people, workspaces and plans", () => {
  const text = '{"user":{"templates":5},"plans":{"0":{"mails":0}}}';
  expect(parseQuotas(text, [])).toEqual({ user: { templates: 5 }, workspace: {}, plans: { 0: { mails: 0 } } });
});

test.each([
  "{",
  "[]",
  "5",
  '{"users":{}}',
  '{"user":{"folders":1}}',
  '{"user":{"mails":-1}}',
  '{"user":{"mails":"1"}}',
  '{"plans":{"a":{}}}',
])("%s is a fault", (text) => {
  const faults: string[] = [];
  expect(parseQuotas(text, faults)).toBe(unlimited);
  expect(faults).toHaveLength(1);
});
