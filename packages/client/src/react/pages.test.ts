import { expect, test } from "vitest";
import { joinPages, nextOffset } from "./pages.js";

const page = (ids: string[], isLast = false) => ({ elements: ids.map((id) => ({ id })), "last-page": isLast });

test("the next page starts after everything loaded", () => {
  const first = page(["a", "b"]);
  const second = page(["c"]);
  expect(nextOffset(second, [first, second])).toBe(3);
  expect(nextOffset(page([], true), [first])).toBeUndefined();
});

test("an element that moved while paging shows once", () => {
  expect(joinPages({ pages: [page(["a", "b"]), page(["b", "c"])], pageParams: [] })).toEqual([{ id: "a" }, { id: "b" }, { id: "c" }]);
  expect(joinPages(undefined)).toEqual([]);
});
