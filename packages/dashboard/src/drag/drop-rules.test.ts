import { expect, test } from "vitest";
import { resolveBulkDrop, resolveDrop } from "./drop-rules.js";

test.each([
  ["draft", ["open", "unpublish"], "unpublish"],
  ["draft", ["restore", "delete-forever"], "restore"],
  ["published", ["open", "publish"], "publish"],
  ["deleted", ["remove"], "remove"],
  ["favorited", ["unfavorite"], undefined],
  ["shared", ["share"], "share"],
] as const)("a template dropped on %s, that may %j, is a case of %s", (status, permitted, action) => {
  expect(resolveDrop(status, permitted)).toBe(action);
});

test("several go to the drafts or to the deleted ones, if the view offers that for many", () => {
  expect(resolveBulkDrop("draft", ["unpublish", "remove"])).toBe("unpublish");
  expect(resolveBulkDrop("deleted", ["unpublish", "remove"])).toBe("remove");
  expect(resolveBulkDrop("published", ["unpublish", "remove"])).toBeUndefined();
  expect(resolveBulkDrop("deleted", ["restore", "delete-forever"])).toBeUndefined();
});
