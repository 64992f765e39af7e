import { goTo, openAs } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

test("the dashboard tour has 3 steps, is shown until it is finished, and starts at step 3 with create-new", async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  const tour = page.getByRole("dialog", { name: "Dashboard tour" });
  await openAs(page, people.ann);

  await test.step("by keyboard, with a way back; the page stays in use", async () => {
    await expect(tour).toBeFocused();
    await expect(tour).toContainText("Step 1 of 3");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(tour).toContainText("Step 2 of 3");
    await tour.getByRole("button", { name: "Back" }).click();
    await expect(tour).toContainText("Step 1 of 3");
    await page.reload();
    await expect(tour).toContainText("Step 1 of 3");
  });

  await test.step("finishing stores a flag, locally and as a cookie", async () => {
    await tour.getByRole("button", { name: "Next" }).click();
    await tour.getByRole("button", { name: "Next" }).click();
    await tour.getByRole("button", { name: "Finish" }).click();
    await expect(tour).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("mailwright.dashboardTourFinished"))).toBe("true");
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain("mailwright_dashboard_tour=finished");
    await page.evaluate(() => localStorage.removeItem("mailwright.dashboardTourFinished"));
    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(tour).toHaveCount(0);
  });

  await test.step("create-new starts it at step 3, at 390 pixels too, and leads to Create", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, "/?create-new");
    await expect(tour).toContainText("Step 3 of 3");
    await tour.getByRole("button", { name: "Create a template" }).click();
    await expect(page.getByRole("dialog", { name: "Create new template" })).toBeVisible();
  });
  await context.close();
});

test("an administrator gets the same tour, from step 3 where the address has create-new", async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" });
  const page = await context.newPage();
  const tour = page.getByRole("dialog", { name: "Dashboard tour" });
  await openAs(page, people.ada, "/?create-new");
  await expect(tour).toContainText("Step 3 of 3");
  for (const step of [2, 1]) {
    await tour.getByRole("button", { name: "Back" }).click();
    await expect(tour).toContainText(`Step ${step} of 3`);
  }
  await tour.getByRole("button", { name: /^Skip/ }).click();
  await expect(tour).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("mailwright.dashboardTourFinished"))).toBe("true");
  await context.close();
});
