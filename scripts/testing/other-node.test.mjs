import { expect, test } from "vitest";
import { chooseNode } from "./other-node.mjs";

test("two days in a row prove both versions of Node", () => {
  const days = [new Date("2026-12-31T23:00:00Z"), new Date("2027-01-01T01:00:00Z")];
  expect(days.map((day) => chooseNode({}, day)).toSorted()).toEqual(["22", "24"]);
});

test("TEST_NODE chooses, and may not choose what we do not prove", () => {
  expect(chooseNode({ TEST_NODE: "22" })).toBe("22");
  expect(() => chooseNode({ TEST_NODE: "21" })).toThrow("it may be 22 or 24");
});
