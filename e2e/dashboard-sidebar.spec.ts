import type { Page } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { entry, libraryEntry, openAs, said, views } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

// The clock of the page is set by a script in every frame, and the frames of emails refuse scripts.
test.use({ isHostile: true });

for (const { role, sessionId, isAdmin } of [
  { role: "a user", sessionId: people.fay, isAdmin: false },
  { role: "an administrator", sessionId: people.ada, isAdmin: true },
]) {
  test(`the sidebar of ${role}: live counts, empty entries hidden, categories; managed by administrators alone`, async ({
    page,
    product,
  }) => {
    const api = await apiOf(product, sessionId);
    // Nothing is a favourite: that entry must not be there.
    const favorites = (await (await api.call("GET", "/usertemplate?status=favorited")).json()) as {
      elements: { id: string; tags: string }[];
    };
    for (const { id } of favorites.elements) await api.call("PATCH", `/usertemplate/${id}`, { tags: "" });
    await openAs(page, sessionId);
    await expect(entry(page, "Published")).toBeVisible();
    await test.step("project: Published, Draft, Deleted, Shared, Favorite with counts; entries whose count is 0 are hidden", async () => {
      const counts = (await (await api.call("GET", "/usertemplate/counts")).json()) as Record<string, number>;
      expect(counts["favorited"]).toBe(0);
      const shown = { published: "Published", draft: "Draft", deleted: "Deleted", shared: "Shared", favorited: "Favorite" };
      for (const [status, name] of Object.entries(shown)) {
        const count = counts[status] ?? 0;
        await expect(views(page).getByRole("link", { name: new RegExp(`^${name} ${count}$`) })).toHaveCount(count === 0 ? 0 : 1);
      }
    });
    await test.step("quick start: all system templates, one entry per category with its count; layouts, deleted ones and management for administrators", async () => {
      await expect(entry(page, "All system templates")).toBeVisible();
      // Another test may have put one of this person's own templates into the same category, which then has an entry among theirs too.
      for (const name of ["E-Commerce", "Events", "Featured", "Integrations", "Newsletter", "Seasonal"])
        await expect(libraryEntry(page, name)).toBeVisible();
      const forAdmins = isAdmin ? 1 : 0;
      await expect(entry(page, "Layouts")).toHaveCount(forAdmins);
      await expect(views(page).getByRole("link", { name: /Deleted system/ })).toHaveCount(forAdmins);
      await expect(views(page).getByRole("button", { name: "Create category" })).toHaveCount(forAdmins);
      if (!isAdmin) await expect(views(page).getByRole("button")).toHaveCount(0);
    });
    if (isAdmin) {
      await hideAndShow(page, await apiOf(product, people.ann), api);
      await manageCategories(page);
    }
    await test.step("counts follow what happens elsewhere when somebody comes back to the page", async () => {
      const counted = async () => Number((await entry(page, "Draft").innerText()).match(/\d+/)?.[0]);
      const before = (await entry(page, "Draft").count()) === 0 ? 0 : await counted();
      await api.createTemplate("From another tab");
      // What was asked ten seconds ago counts as fresh: the clock of the page goes on.
      await page.clock.install();
      await page.clock.fastForward(60_000);
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      await expect(entry(page, "Draft")).toBeVisible();
      await expect.poll(counted).toBe(before + 1);
    });
  });
}

/** A category is hidden and shown again; users see it only when shown; layouts cannot be edited. */
async function hideAndShow(page: Page, ann: Api, ada: Api): Promise<void> {
  const seen = async () => ((await (await ann.call("GET", "/categories?type=email")).json()) as { name: string }[]).map(({ name }) => name);
  const templatesSeen = async () => {
    const list = await ann.call("GET", "/systemtemplate/type/email/status/published?limit=1&categoryHidden=false");
    return ((await list.json()) as { "total-elements": number })["total-elements"];
  };
  const made = await ada.call("GET", "/categories?type=email");
  const seasonal = ((await made.json()) as { id: string; name: string }[])
    .filter(({ name }) => name === "Seasonal")
    .map(({ id }) => ({ id }));
  await ada.call("POST", "/systemtemplate/type/email", { name: "Only for a season", categories: seasonal });
  const before = await templatesSeen();
  const actions = views(page).getByRole("button", { name: "Actions for Seasonal" });
  await actions.click();
  await expect(page.getByRole("menuitem")).toHaveText(["Rename", "Hide", "Delete"]);
  await page.getByRole("menuitem", { name: "Hide" }).click();
  await expect(views(page).getByRole("button", { name: "Show Seasonal again" })).toBeVisible();
  expect(await seen()).not.toContain("Seasonal");
  await test.step("users do not see templates whose categories are all hidden", async () => {
    expect(await templatesSeen()).toBeLessThan(before);
  });
  await views(page).getByRole("button", { name: "Show Seasonal again" }).click();
  await expect(views(page).getByRole("button", { name: "Show Seasonal again" })).toHaveCount(0);
  expect(await seen()).toContain("Seasonal");
  await test.step("categories in group 'layouts' cannot be edited", async () => {
    await expect(views(page).getByRole("button", { name: "Actions for Layouts" })).toHaveCount(0);
  });
  await test.step("a failure to hide says so, and nothing is shown as hidden", async () => {
    await page.route("**/api/v2/categories/*", (route) => route.fulfill({ status: 500, body: "no" }));
    await actions.click();
    await page.getByRole("menuitem", { name: "Hide" }).click();
    await expect(said(page, "Something went wrong. Try again later")).toBeVisible();
    await expect(views(page).getByRole("button", { name: "Show Seasonal again" })).toHaveCount(0);
    await page.unroute("**/api/v2/categories/*");
  });
}

/** Administrators create, rename, hide, show and delete categories. */
async function manageCategories(page: Page): Promise<void> {
  await views(page)
    .getByRole("button", { name: /create category/i })
    .click();
  const create = page.getByRole("dialog", { name: "Create category" });
  const name = create.getByRole("textbox", { name: "Category name" });

  await test.step("the name is trimmed and required, and must not duplicate an existing one", async () => {
    await name.fill("   ");
    await name.blur();
    await expect(create.getByText("Category name is required")).toBeVisible();
    await name.fill(" events ");
    await expect(create.getByText("A category with this name already exists! Please type a different name")).toBeVisible();
    await name.fill(" Summer ");
    await page.keyboard.press("Enter");
    await expect(said(page, "The category “Summer” has been created")).toBeVisible();
  });

  await test.step("renamed, and deleted with confirmation", async () => {
    const entry = (which: string) => views(page).getByRole("listitem").filter({ hasText: which });
    const menu = async (which: string, item: string) => {
      await entry(which).hover();
      await entry(which)
        .getByRole("button", { name: new RegExp(which) })
        .last()
        .click();
      await page.getByRole("menuitem", { name: item, exact: true }).click();
    };
    await menu("Summer", "Rename");
    await page.getByRole("dialog", { name: "Rename category" }).getByRole("textbox").fill("Late summer");
    await page.keyboard.press("Enter");
    await expect(entry("Late summer")).toBeVisible();
    await menu("Late summer", "Hide");
    await views(page)
      .getByRole("button", { name: /show.*Late summer/i })
      .click();
    await menu("Late summer", "Delete");
    await page.getByRole("alertdialog", { name: "Delete category" }).getByRole("button", { name: "Delete" }).click();
    await expect(said(page, "The category “Late summer” has been deleted")).toBeVisible();
    await expect(entry("Late summer")).toHaveCount(0);
  });
}
