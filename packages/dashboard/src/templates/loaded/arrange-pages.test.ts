import type { TemplatePage } from "@mailwright/contract";
import { expect, test } from "vitest";
import { aTemplate, templatesOf } from "../../testing/sample-templates.js";
import { arrangePages } from "./arrange-pages.js";

const all = templatesOf(10);
const page = (elements: TemplatePage["elements"], total = 10): TemplatePage => ({
  elements,
  "first-page": false,
  "last-page": false,
  "total-page": 4,
  "total-elements": total,
});

test("a page far down has its templates in their own places, and nothing between", () => {
  const list = arrangePages(
    new Map([
      [0, page(all.slice(0, 3))],
      [2, page(all.slice(6, 9))],
    ]),
    3,
  );
  expect(list.total).toBe(10);
  expect(list.at(2)).toBe(all[2]);
  expect(list.at(3)).toBeUndefined();
  expect(list.indexOf("newsletter-7")).toBe(6);
  expect(list.templates).toHaveLength(6);
});

test("pages that follow each other close the gap of a template that has gone", () => {
  const list = arrangePages(
    new Map([
      [0, page(all.slice(0, 2), 9)],
      [1, page(all.slice(3, 6))],
    ]),
    3,
  );
  expect(list.at(2)).toBe(all[3]);
  expect(list.total).toBe(9);
});

test("a template that moved while paging shows once", () => {
  const twice = aTemplate("Twice");
  const list = arrangePages(
    new Map([
      [0, page([twice, ...all.slice(0, 2)])],
      [1, page([twice, ...all.slice(2, 4)])],
    ]),
    3,
  );
  expect(list.templates.filter(({ id }) => id === "twice")).toHaveLength(1);
});

test("what was on screen before gives way to what is there now", () => {
  const made = aTemplate("Made elsewhere");
  const fresh = new Map([[1, page([all[2] ?? made, all[3] ?? made, all[4] ?? made], 11)]]);
  const stale = new Map([
    [0, page(all.slice(0, 3))],
    [1, page(all.slice(3, 6))],
  ]);
  const list = arrangePages(fresh, 3, stale);
  expect(list.total).toBe(11);
  expect(list.indexOf("newsletter-3")).toBe(3);
  expect(list.at(2)).toBeUndefined();
  expect(list.at(0)).toBe(all[0]);
});

test("nothing is known before the first page has come", () => {
  expect(arrangePages(new Map(), 20)).toMatchObject({ total: undefined, templates: [] });
});
