import { apiOf } from "./api.js";
import { card, entry, goTo, openAs, roles } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, skipTour, test } from "./test.js";

const seventy = "A description of seventy characters and not one more than that to hold";

for (const { role, sessionId, isAdmin } of roles) {
  test(`cards, to ${role}: name, preview, date, size, star, lock, share and a menu; a card that creates where one may`, async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000);
    const api = await apiOf(product, sessionId);
    const described = `Described for ${role}`;
    const { id } = await api.createTemplate(described, { html: "<p>What stands inside</p>", css: "" });
    await api.call("PATCH", `/usertemplate/${id}`, { description: seventy, tags: "favorite" });
    await openAs(page, sessionId, `/?status=draft&search=${described}`, { previews: "shown" });
    const described70 = card(page, described);
    await test.step("name, preview image, last-updated date, size in KB, favorite star", async () => {
      await expect(described70.getByRole("heading", { name: described })).toBeVisible();
      await expect(described70.locator("iframe").contentFrame().getByText("What stands inside")).toBeVisible();
      await expect(described70.getByRole("time")).toBeVisible();
      await expect(described70.getByText(/^\d+ KB$/)).toBeVisible();
      await expect(described70.getByRole("img", { name: "Favorite" })).toBeVisible();
    });
    await test.step("the tooltip has the description, of which 70 characters are shown", async () => {
      await described70.hover();
      await expect(page.locator("[role=tooltip]")).toHaveText(`${described} · ${seventy}`);
    });
    const list = "**/api/v2/usertemplate?**";
    await test.step("a longer description, from before there was a limit, is cut there; size in MB above 1024 KB", async () => {
      const changes = [{ size: 1024 * 1024, description: `${seventy} and more` }, { size: 1536 * 1024 }];
      await page.route(list, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { elements: object[] };
        const elements = answer.elements.map((template, nth) => ({ ...template, ...changes[Math.min(nth, 1)] }));
        await route.fulfill({ response, json: { ...answer, elements } });
      });
      await goTo(page, "/?sort=name");
      await expect(page.getByText("1,024 KB")).toBeVisible();
      await expect(page.getByText("1.5 MB").first()).toBeVisible();
      // The pointer stands there already.
      await page.mouse.move(10, 890);
      await page.getByRole("article").first().hover();
      await expect(page.locator("[role=tooltip]")).toHaveText(new RegExp(` · ${seventy}…$`));
      await page.unroute(list);
    });
    await test.step("a locked template says who is editing it; it and the shared ones are marked", async () => {
      await goTo(page, "/?status=shared");
      await expect(page.getByRole("img", { name: /^The template is locked because/ }).first()).toBeVisible();
      await expect(page.getByRole("img", { name: "Shared" }).first()).toBeVisible();
    });
    await test.step("no create card among shared, deleted and favorited; it trails the others", async () => {
      const createCard = page.getByRole("button", { name: "Create new template" });
      await expect(createCard).toHaveCount(0);
      for (const status of ["deleted", "favorited"]) {
        await goTo(page, `/?status=${status}`);
        await expect(page.getByRole("article").first()).toBeVisible();
        await expect(createCard).toHaveCount(0);
      }
      await goTo(page, "/");
      await page.getByRole("list", { name: "Templates" }).evaluate((shown) => shown.parentElement?.scrollTo({ top: 1e6 }));
      await expect(createCard).toBeVisible();
    });
    await test.step("in the deleted view with removed items, delete-all-forever takes the place of Create", async () => {
      await entry(page, "Deleted").click();
      await expect(page.getByRole("button", { name: "Delete all forever" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Create", exact: true })).toHaveCount(0);
    });
    await test.step("empty states lead to the drafts; the shared one has words of its own", async () => {
      const none = { elements: [], "first-page": true, "last-page": true, "total-page": 0, "total-elements": 0 };
      await page.route("**/api/v2/usertemplate/sharing?**", (route) => route.fulfill({ json: none }));
      await page.route(list, (route) => (route.request().url().includes("published") ? route.fulfill({ json: none }) : route.fallback()));
      for (const [address, words] of [
        ["/?status=shared&sort=name", "Nothing is shared yet"],
        ["/?sort=created", "No templates here yet"],
      ] as const) {
        await goTo(page, address);
        await expect(page.getByText(words)).toBeVisible();
        await page.getByRole("button", { name: "Go to drafts" }).click();
        await expect(page).toHaveURL(/status=draft/);
      }
      await page.unroute(list);
    });
    if (!isAdmin) return;
    await test.step("system templates are cards of the same make", async () => {
      await goTo(page, "/?category=all&search=Juniper");
      await expect(card(page, "Juniper Row gift guide").getByText(/^\d+ KB$/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Create new template" })).toBeVisible();
    });
  });
}

test("at 390 pixels the sidebar is a sheet, and cards are chosen and opened by touch", async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: product.url });
  await skipTour(context);
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
