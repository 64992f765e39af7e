import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { openAs } from "./dashboard-page.js";
import { openLetter } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

// What a page asks ahead of its code (examples/demo-site/src/ahead) is what the elements ask when that has arrived: an address that differed by one
// parameter would be asked twice.

/** How often each path of the contract is asked by a page from now on. */
function countAsked(page: Page): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|^\/site-config/.test(pathname) && !/\/(?:preview|events)$/.test(pathname))
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  });
  return asked;
}

test("an email that is opened is asked for once, beside the editor's code", async ({ page, product }) => {
  const ann = await apiOf(product, "demo-ann");
  await beSignedIn(page, "ann");
  const asked = countAsked(page);
  const id = await openLetter(page, ann, "Asked once");
  await expect(blocks(page, "heading")).toBeVisible();
  const first = ["/api/v2/session", `/api/v2/usertemplate/${id}`, "/api/v2/contacts/customfields", "/site-config.json"];
  expect(first.map((path) => [path, asked.get(path)])).toEqual(first.map((path) => [path, 1]));
});

test("the first cards are asked for once, beside the dashboard's code", async ({ page }) => {
  // Nothing is read again for news while this looks.
  await page.route("**/events", (route) => route.abort());
  const asked = countAsked(page);
  await openAs(page, "demo-ann");
  await expect(page.getByRole("article").first()).toBeVisible();
  const first = ["session", "usertemplate", "usertemplate/counts", "categories", "usage"].map((path) => `/api/v2/${path}`);
  expect(first.map((path) => [path, asked.get(path)])).toEqual(first.map((path) => [path, 1]));
});
