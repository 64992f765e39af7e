import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { card, openAs, searchBox, views } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("the address is the view: status, its default, and any other value leads to /", async ({ page }) => {
  await openAs(page, people.ann);
  await test.step("status: published is the default", async () => {
    await expect(title(page, "My Templates")).toBeVisible();
    await expect(views(page).getByRole("link", { name: /^Published/ })).toHaveAttribute("aria-current", "page");
  });
  await test.step("status: draft, deleted, shared, favorited", async () => {
    for (const [status, name] of [
      ["draft", "Drafts"],
      ["deleted", "Deleted Templates"],
      ["shared", "Shared Templates"],
      ["favorited", "Favorite Templates"],
    ] as const) {
      await page.goto(`/?status=${status}`);
      await expect(title(page, name)).toBeVisible();
      await expect(page.getByRole("article").first()).toBeVisible();
    }
  });
  await test.step("any other value redirects to /, and embed is kept", async () => {
    await page.goto("/?status=archived");
    await expect(page).toHaveURL(/\/$/);
    await expect(title(page, "My Templates")).toBeVisible();
    await page.goto("/?status=archived&embed=true");
    await expect(page).toHaveURL(/\/\?embed=true$/);
  });
  await test.step("any other path redirects to /; system_templates asks for nothing without status deleted", async () => {
    await page.goto("/somewhere/else");
    await expect(page).toHaveURL(/\/$/);
    await page.goto("/?status=draft&system_templates=true");
    await expect(title(page, "Drafts")).toBeVisible();
  });
});

test("category browses the library; back and forward walk the views, and search and sort start anew in each", async ({ page }) => {
  await openAs(page, people.ann);
  await test.step("category=all switches to system-template browsing", async () => {
    await views(page)
      .getByRole("link", { name: /^All system templates/ })
      .click();
    await expect(page).toHaveURL(/\?category=all$/);
    await expect(title(page, "Template Library")).toBeVisible();
  });
  await test.step("category: a category id", async () => {
    await views(page)
      .getByRole("link", { name: /^Newsletter/ })
      .click();
    await expect(page).toHaveURL(/\?category=[0-9a-f-]{36}$/);
    await expect(title(page, "Newsletter")).toBeVisible();
  });
  await test.step("changing status or category resets search and sort", async () => {
    await views(page)
      .getByRole("link", { name: /^Draft/ })
      .click();
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
    await searchBox(page).fill("patchbay");
    await expect(page).toHaveURL(/search=patchbay/);
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByText("No template matches “patchbay”.")).toBeVisible();
    await views(page)
      .getByRole("link", { name: /^Published/ })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(searchBox(page)).toHaveValue("");
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("lastModified");
  });
  await test.step("back and forward", async () => {
    await page.goBack();
    await expect(searchBox(page)).toHaveValue("patchbay");
    await page.goBack();
    await expect(title(page, "Newsletter")).toBeVisible();
    await page.goForward();
    await expect(title(page, "Drafts")).toBeVisible();
  });
  await test.step("search and order are in the address: it can be given away", async () => {
    await page.goto("/?search=patch");
    await expect(searchBox(page)).toHaveValue("patch");
  });
});

test("embed is kept across navigation; the logo goes, and Cancel comes", async ({ page }) => {
  await openAs(page, people.ann, "/?embed=true");
  await expect(title(page, "My Templates")).toBeVisible();
  await expect(page.getByRole("link", { name: "Mailwright" })).toHaveCount(0);
  await test.step("Cancel tells the host", async () => {
    const told = page
      .locator("template-dashboard")
      .evaluate((element) => new Promise<string>((resolve) => element.addEventListener("mw-cancel", ({ type }) => resolve(type))));
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await told).toBe("mw-cancel");
  });
  await views(page)
    .getByRole("link", { name: /^Draft/ })
    .click();
  await expect(page).toHaveURL(/\?status=draft&embed=true$/);
  await page
    .getByRole("link", { name: /^Open:/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/edit\/[0-9a-f-]+\?embed=true$/);
});

test("without a session the login page comes, a refused one leads to /not-found, and its words are the spec's", async ({ page }) => {
  await page.goto("/?status=draft");
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/not-found");
  await expect(page.getByRole("heading", { name: "No way" })).toBeVisible();
  await expect(page.getByText("that the page you are looking for actually exists!")).toBeVisible();
  await test.step("credential failure redirects to /not-found", async () => {
    await page.route("**/api/v2/auth/credentials", (route) =>
      route.fulfill({ status: 400, json: { error: "", code: "invalid-request", fields: [], requestId: "r" } }),
    );
    await openAs(page, people.ann);
    await expect(page).toHaveURL(/\/not-found$/);
    await page.unrouteAll();
  });
  await test.step("any 401 leads to the login page", async () => {
    await page.route("**/api/v2/usertemplate?**", (route) =>
      route.fulfill({ status: 401, json: { error: "", code: "session-ended", fields: [], requestId: "r" } }),
    );
    await page.goto("/");
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("an administrator sees the deleted system templates at status=deleted with system_templates; a user is refused", async ({
  page,
  product,
}) => {
  const api = await apiOf(product, people.ada);
  const made = (await (await api.call("POST", "/systemtemplate/type/email", { name: "Removed layout" })).json()) as { id: string };
  await api.call("DELETE", `/systemtemplate/${made.id}`, undefined, { "delete-type": "soft_delete" });
  await openAs(page, people.ada, "/");
  await views(page)
    .getByRole("link", { name: /^Deleted system templates/ })
    .click();
  await expect(page).toHaveURL(/\?status=deleted&system_templates=true$/);
  await expect(card(page, "Removed layout")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete all forever" })).toHaveCount(0);
  await api.call("DELETE", `/systemtemplate/${made.id}`, undefined, { "delete-type": "hard_delete" });
});

test("a user who asks for the deleted system templates is refused, and led back", async ({ page }) => {
  await openAs(page, people.ann, "/?status=deleted&system_templates=true");
  await expect(page.getByText("You may not see these templates")).toBeVisible();
  await expect(views(page).getByRole("link", { name: /^Deleted system templates/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Go to my templates" }).click();
  await expect(page).toHaveURL(/\/$/);
});
