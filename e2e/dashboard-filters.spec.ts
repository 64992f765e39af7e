import type { Page } from "@playwright/test";
import { card, entry, goTo, openAs, roles, searchBox, typeAtOnce } from "./dashboard-page.js";
import { expect, test } from "./test.js";

const namesOf = (page: Page) =>
  page.getByRole("article").evaluateAll((cards) => cards.map((element) => (element.getAttribute("aria-label") ?? "").toLowerCase()));

for (const { role, sessionId, isAdmin } of roles) {
  test(`the filter bar of ${role}: sort keys by view, search with its pause and its clear button, view toggle kept`, async ({ page }) => {
    const lists: URLSearchParams[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("/usertemplate")) lists.push(searchParams);
    });
    await openAs(page, sessionId);
    const sort = page.getByRole("combobox", { name: "Sort by" });
    await test.step("sort: editing date, created date, name, and isShared among drafts only; 20 a page, the last edited first", async () => {
      await expect(sort.getByRole("option")).toHaveText(["Editing date", "Created date", "Name"]);
      await expect(page.getByRole("article").first()).toBeVisible();
      expect(lists[0]?.toString()).toMatch(/sortBy=lastModified.*limit=20&offset=0/);
      const modified = await page
        .getByRole("article")
        .getByRole("time")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
      expect(modified, "the newest first").toEqual(modified.toSorted().toReversed());
      await sort.selectOption("created");
      await expect.poll(() => lists.at(-1)?.get("sortBy")).toBe("created");
      await sort.selectOption("name");
      await expect.poll(() => lists.at(-1)?.get("sortBy")).toBe("name");
      await expect
        .poll(async () => {
          const names = await namesOf(page);
          return names.length > 1 && names.join() === names.toSorted((a, b) => a.localeCompare(b)).join();
        })
        .toBe(true);
      await entry(page, "Draft").click();
      await expect(sort.getByRole("option")).toHaveText(["Editing date", "Created date", "Name", "Shared"]);
      await sort.selectOption("isShared");
      await expect(page).toHaveURL(/sort=isShared/);
      await expect(page.getByRole("article").first().getByRole("img", { name: "Shared" })).toBeVisible();
    });
    await test.step("search asks once, 500 ms after the last key", async () => {
      await goTo(page, "/?status=draft");
      await expect(page.getByRole("article").nth(1)).toBeVisible();
      const found = isAdmin ? "Presents for customers" : "The Slow Kitchen no 43";
      const typedAt = await typeAtOnce(page, isAdmin ? "presents" : "slow kitchen");
      await expect(card(page, found)).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(1);
      const asked = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes("searchTerm"))
          .map(({ startTime }) => startTime),
      );
      expect(asked).toHaveLength(1);
      // Timers are rounded.
      expect((asked[0] ?? 0) - typedAt).toBeGreaterThanOrEqual(499);
      await page.getByRole("button", { name: "Clear search" }).click();
      await expect(searchBox(page)).toHaveValue("");
      await expect(page.getByRole("article").nth(1)).toBeVisible();
    });
    await test.step("the view is stored under templatesViewType; the grid is the default", async () => {
      await goTo(page, "/");
      await expect(page.getByRole("radio", { name: "Grid", exact: true })).toBeChecked();
      await page.getByRole("radio", { name: "List" }).check({ force: true });
      await expect(page.getByRole("table", { name: "Templates" })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("mailwright.templatesViewType"))).toBe("list");
      await page.reload();
      await expect(page.getByRole("table", { name: "Templates" })).toBeVisible();
    });
    await test.step("the columns of the list sort either way, in every view", async () => {
      await goTo(page, "/?status=shared");
      const heads = page.getByRole("columnheader", { name: "Name" });
      await heads.getByRole("button").click();
      await heads.getByRole("button").click();
      await expect(heads).toHaveAttribute("aria-sort", "descending");
      await expect(page).toHaveURL(/sort=name&order=desc/);
      // What opens a template is a link, or a button while somebody else edits it. The tags are buttons too.
      const rows = page.getByRole("rowheader");
      const opens = { name: /^Open: / };
      const names = () => rows.getByRole("link", opens).or(rows.getByRole("button", opens)).allTextContents();
      const sorted = async () => {
        const shown = (await names()).map((name) => name.toLowerCase());
        return shown.length > 1 && shown.length === (await rows.count()) && shown.join() === shown.toSorted().toReversed().join();
      };
      await expect.poll(sorted).toBe(true);
    });
    await test.step("the small grid", async () => {
      await page.getByRole("radio", { name: "Small grid" }).check({ force: true });
      await expect(page.getByRole("list", { name: "Templates" })).toHaveAttribute("data-view-type", "small-grid");
    });
  });
}
