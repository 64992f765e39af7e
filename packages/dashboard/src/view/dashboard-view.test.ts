import { expect, test } from "vitest";
import { moveView, parseView, writeView } from "./dashboard-view.js";

test("an empty address shows the published templates, newest first", () => {
  expect(parseView("")).toMatchObject({ status: "published", sort: "lastModified", search: "", isEmbedded: false });
});

test("a status that does not exist is refused", () => {
  expect(parseView("status=archived")).toBeUndefined();
});

test.each([
  "",
  "status=draft",
  "status=deleted&system_templates=true",
  "category=all",
  "own-category=c1&tag=sale",
  "pictures=true",
  "stores=true",
  "imports=true",
  "imports=018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c20",
  "status=draft&search=spring&sort=name&embed=true",
])("the address %j comes back as it was", (query) => {
  const view = parseView(query);
  expect(view && new URLSearchParams(writeView(view).slice(2)).toString()).toBe(query);
});

test("deleted system templates need the status deleted", () => {
  expect(parseView("status=draft&system_templates=true")?.isSystem).toBe(false);
});

test("pictures are no category of templates", () => {
  expect(parseView("pictures=true&category=all&system_templates=true&status=deleted")).toMatchObject({
    isPictures: true,
    category: undefined,
    isSystem: false,
  });
});

test.each(["pictures=true", "stores=true", "imports=true"])("a view of templates leads away from %s", (query) => {
  const view = parseView(query);
  expect(view && writeView(moveView(view, { status: "draft" }))).toBe("/?status=draft");
});

test("another status forgets search and sort and keeps embed", () => {
  const view = parseView("status=draft&search=spring&sort=name&embed=true");
  expect(view && writeView(moveView(view, { status: "deleted" }))).toBe("/?status=deleted&embed=true");
});
