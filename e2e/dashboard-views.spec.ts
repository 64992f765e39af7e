import { card, entry, openAs } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

test("cards have name, preview, date, size, star, lock, share and a menu; a create card ends the grid where the spec has it", async ({
  page,
}) => {
  await openAs(page, people.ann, "/?status=shared");
  await test.step("a locked template says who is editing it", async () => {
    const lock = page.getByRole("img", { name: /^The template is locked because/ }).first();
    await expect(lock).toBeVisible();
  });
  await test.step("no create card among shared, deleted and favorited", async () => {
    const createCard = page.getByRole("button", { name: "Create new template" });
    await expect(createCard).toHaveCount(0);
    for (const status of ["deleted", "favorited"]) {
      await page.goto(`/?status=${status}`);
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(createCard).toHaveCount(0);
    }
    await page.goto("/");
    await page.getByRole("list", { name: "Templates" }).evaluate((list) => list.parentElement?.scrollTo({ top: 1e6 }));
    await expect(createCard).toBeVisible();
  });
  await test.step("the facts of a card", async () => {
    await page.goto("/");
    const welcome = card(page, "Welcome to Lumen and Leaf");
    await expect(welcome.getByRole("time")).toBeVisible();
    await expect(welcome.getByText(/^\d+ KB$/)).toBeVisible();
    await expect(welcome.getByRole("img", { name: "Favorite" })).toBeVisible();
    await welcome.hover();
    await expect(page.locator("[role=tooltip]")).toHaveText("Welcome to Lumen and Leaf · First mail after signing up");
  });
  await test.step("size in KB, or in MB above 1024 KB", async () => {
    const list = "**/api/v2/usertemplate?**";
    await page.route(list, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { elements: { name: string; size: number }[] };
      const elements = answer.elements.map((template, nth) => ({ ...template, size: (nth === 0 ? 1024 : 1536) * 1024 }));
      await route.fulfill({ response, json: { ...answer, elements } });
    });
    await page.goto("/");
    await expect(page.getByText("1,024 KB")).toBeVisible();
    await expect(page.getByText("1.5 MB").first()).toBeVisible();
    await page.unroute(list);
  });
  await test.step("in the deleted view with removed items, delete-all-forever takes the place of Create", async () => {
    await entry(page, "Deleted").click();
    await expect(page.getByRole("button", { name: "Delete all forever" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Create", exact: true })).toHaveCount(0);
  });
});

test("empty views say what fills them and lead on; the shared one has words of its own", async ({ page }) => {
  const none = { elements: [], "first-page": true, "last-page": true, "total-page": 0, "total-elements": 0 };
  await page.route("**/api/v2/usertemplate/sharing?**", (route) => route.fulfill({ json: none }));
  await openAs(page, people.fay, "/?status=shared");
  await expect(page.getByText("Nothing is shared yet")).toBeVisible();
  await page.getByRole("button", { name: "Go to drafts" }).click();
  await expect(page).toHaveURL(/status=draft/);
});

test("at 390 pixels the sidebar is a sheet, and cards are chosen and opened by touch", async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: product.url });
  await context.addInitScript(() => {
    if (window.origin !== "null") localStorage.setItem("mailwright.dashboardTourFinished", "true");
  });
  const page = await context.newPage();
  await openAs(page, people.ann);
  await page.getByRole("button", { name: "Template views" }).tap();
  await page
    .getByRole("dialog", { name: "Template views" })
    .getByRole("link", { name: /^Draft/ })
    .tap();
  await expect(page).toHaveURL(/status=draft/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await test.step("the link of the view on screen closes the sheet, too", async () => {
    await page.getByRole("button", { name: "Template views" }).tap();
    await page
      .getByRole("dialog", { name: "Template views" })
      .getByRole("link", { name: /^Draft/ })
      .tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Bulk actions" }).tap();
  await page
    .getByRole("link", { name: /^Open:/ })
    .first()
    .tap();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await context.close();
});
