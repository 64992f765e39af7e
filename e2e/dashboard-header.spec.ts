import { entry, goTo, libraryEntry, openAs, watchShifts } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

test("the header of a user, and of an administrator: logo, breadcrumb, theme, editor mode with its version, user menu, switch users", async ({
  page,
}) => {
  await openAs(page, people.ann, "/?status=draft");
  const header = page.getByRole("banner", { name: "Dashboard header" });
  const breadcrumb = header.getByRole("navigation", { name: "Breadcrumb" });
  await test.step("breadcrumb: My Templates, Draft, Shared, Template Library, Category", async () => {
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["My Templates", "Draft"]);
    await entry(page, "Shared").click();
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["My Templates", "Shared"]);
    // Another test may have put one of Ann's own templates into the same category, which then has an entry among hers too.
    await libraryEntry(page, "Events").click();
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["Template Library", "Category"]);
    await breadcrumb.getByRole("link", { name: "Template Library" }).click();
    await expect(page).toHaveURL(/\?category=all$/);
  });
  await test.step("the logo links to /", async () => {
    await header.getByRole("link", { name: "Mailwright" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step("light and dark theme", async () => {
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await ground();
    await header.getByRole("button", { name: "Use the dark theme" }).click();
    await expect(header.getByRole("button", { name: "Use the light theme" })).toBeVisible();
    expect(await ground()).not.toBe(light);
    await header.getByRole("button", { name: "Use the light theme" }).click();
    await expect(header.getByRole("button", { name: "Use the dark theme" })).toBeVisible();
    expect(await ground()).toBe(light);
  });
  await test.step("editor mode with the version label 2.8.2", async () => {
    await expect(header.getByRole("button", { name: "Editor mode: Simple" })).toContainText("v2.8.2");
  });
  await test.step("user menu: account settings in a new window, current plan, logout", async () => {
    await header.getByRole("button", { name: /^User menu/ }).click();
    await expect(page.getByText("Current plan: paid")).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
    const opened = page.waitForEvent("popup");
    await page.getByRole("menuitem", { name: "Account settings" }).click();
    await expect((await opened).getByRole("heading", { name: "Account settings" })).toBeVisible();
  });
  await test.step("switch users lists name, role, id, email and image; the chosen session stays in this browser", async () => {
    await header.getByRole("button", { name: "Switch users" }).click();
    const list = page.getByRole("dialog", { name: "Switch users" });
    await expect(list.getByRole("button")).toHaveCount(4);
    await expect(list.locator("img")).toHaveCount(4);
    await expect(list.getByRole("button", { name: /Ada/ })).toContainText("Administrator");
    await expect(list.getByRole("button", { name: /Ben/ })).toContainText("ben@example.com");
    await expect(list.getByRole("button", { name: /Ben/ })).toContainText("018f0000-0000-7000-8000-000000000003");
    await list.getByRole("button", { name: /Ada/ }).click();
    await expect(header.getByRole("button", { name: /^User menu: Ada/ })).toBeVisible();
    await page.reload();
    await expect(header.getByRole("button", { name: /^User menu: Ada/ })).toBeVisible();
  });
  await test.step("an administrator has the same header, and walks the deleted system templates by it", async () => {
    await goTo(page, "/?status=draft");
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["My Templates", "Draft"]);
    await goTo(page, "/?status=shared");
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["My Templates", "Shared"]);
    await goTo(page, "/?category=all");
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["Template Library"]);
    await goTo(page, "/?status=deleted&system_templates=true");
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["Template Library", "Deleted"]);
    await expect(header.getByRole("button", { name: /^Editor mode: / })).toContainText("v2.8.2");
    await header.getByRole("button", { name: "Use the dark theme" }).click();
    await header.getByRole("button", { name: "Use the light theme" }).click();
    await header.getByRole("button", { name: /^User menu/ }).click();
    await expect(page.getByText("Current plan: paid")).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Account settings" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
    await page.keyboard.press("Escape");
    await header.getByRole("link", { name: "Mailwright" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step("only in demo mode can users be switched", async () => {
    await page.route("**/api/v2/session", async (route) => {
      // Signing out, by the same address, answers nothing.
      if (route.request().method() !== "GET") return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), isDemo: false } });
    });
    await header.getByRole("button", { name: "Switch users" }).click();
    await page.getByRole("dialog", { name: "Switch users" }).getByRole("button", { name: /Ann/ }).click();
    await expect(header.getByRole("button", { name: /^User menu: Ann/ })).toBeVisible();
    await expect(header.getByRole("button", { name: "Switch users" })).toHaveCount(0);
  });
  await test.step("logout leads to the login", async () => {
    await header.getByRole("button", { name: /^User menu/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("button", { name: /Ann/ })).toBeEnabled();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the free-plan banner: its words, Upgrade Now in a new window, dismissed for good, and nothing moves for it", async ({ page }) => {
  const words = "You are currently trying out our Premium Features. Your Free Trial ends soon!";
  const readShifts = await watchShifts(page);
  await openAs(page, people.fay);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await readShifts()).toEqual([]);
  await test.step("the user menu names the free plan", async () => {
    await page.getByRole("button", { name: /^User menu/ }).click();
    await expect(page.getByText("Current plan: free")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Upgrade Now" }).click();
  await expect((await opened).getByRole("heading", { name: "Subscription" })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});
