import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { parseConnectionKeys } from "./connection-keys.js";

test("keys are read in their order, in either alphabet of base64", () => {
  const [next, old] = [randomBytes(32), randomBytes(32)];
  const faults: string[] = [];
  const keys = parseConnectionKeys(`${next.toString("base64")}, ${old.toString("base64url")}`, faults);
  expect(keys.map((key) => Buffer.from(key))).toEqual([next, old]);
  expect(parseConnectionKeys(undefined, faults)).toEqual([]);
  expect(parseConnectionKeys("", faults)).toEqual([]);
  expect(faults).toEqual([]);
});

test("what is no key is said, and not repeated", () => {
  const faults: string[] = [];
  parseConnectionKeys("hunter2", faults);
  expect(faults).toHaveLength(1);
  expect(faults.join()).toMatch(/32 bytes/);
  expect(faults.join()).not.toContain("hunter2");
});
