import { expect, test } from "vitest";
import { listAt, textAt, valueAt } from "./read-json.js";

test("a path into foreign JSON leads to a value or nowhere, and never fails", () => {
  const json = { errors: [{ message: "no" }], id: 7, empty: "" };
  expect(textAt(json, "errors", 0, "message")).toBe("no");
  expect(textAt(json, "id")).toBe("7");
  expect(textAt(json, "empty")).toBeUndefined();
  expect(textAt(json, "errors", 3, "message")).toBeUndefined();
  expect(valueAt(null, "a")).toBeUndefined();
  expect(valueAt("text", "length")).toBeUndefined();
  expect(valueAt({}, "constructor")).toBeUndefined();
  expect(listAt(json, "id")).toEqual([]);
});
