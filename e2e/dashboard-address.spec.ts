import { type Api, apiOf } from "./api.js";
import { card, goTo, openAs, roles, searchBox, title, views } from "./dashboard-page.js";
import { people } from "./people.js";
import { beSignedIn, expect, test } from "./test.js";

/** A layout that was made and removed. */
async function removeLayout(ada: Api, name: string): Promise<void> {
  const { id } = (await (await ada.call("POST", "/systemtemplate/type/email", { name })).json()) as { id: string };
  await ada.call("DELETE", `/systemtemplate/${id}`, undefined, { "delete-type": "soft_delete" });
}

for (const { role, sessionId, isAdmin } of roles) {
  test(`the address is the view, to ${role}: status, category, system_templates, embed, search and sort; back and forward`, async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000);
    await removeLayout(await apiOf(product, people.ada), `Removed layout for ${role}`);
    // An address with a status that does not exist is loaded from outside once; all others are gone to.
    await openAs(page, sessionId, "/?status=archived");
    const view = (name: RegExp) => views(page).getByRole("link", { name });
    await test.step("status: any other value redirects to /; published is the default", async () => {
      await expect(page).toHaveURL(/\/$/);
      await expect(title(page, "My Templates")).toBeVisible();
      await expect(view(/^Published/)).toHaveAttribute("aria-current", "page");
    });
    await test.step("status: draft, deleted, shared, favorited", async () => {
      for (const [status, name] of [
        ["draft", "Drafts"],
        ["deleted", "Deleted Templates"],
        ["shared", "Shared Templates"],
        ["favorited", "Favorite Templates"],
        ["published", "My Templates"],
      ] as const) {
        await goTo(page, `/?status=${status}`);
        await expect(title(page, name)).toBeVisible();
        await expect(page.getByRole("article").first()).toBeVisible();
      }
    });
    await test.step("any other path redirects to /; system_templates asks for nothing without status deleted", async () => {
      await goTo(page, "/?status=draft&system_templates=true");
      await expect(title(page, "Drafts")).toBeVisible();
      await goTo(page, "/somewhere/else");
      await expect(page).toHaveURL(/\/$/);
      await expect(title(page, "My Templates")).toBeVisible();
    });
    await test.step("category=all switches to system-template browsing; category: a category id", async () => {
      await view(/^All system templates/).click();
      await expect(page).toHaveURL(/\?category=all$/);
      await expect(title(page, "Template Library")).toBeVisible();
      await expect(page.getByRole("button", { name: "Bulk actions" })).toHaveCount(isAdmin ? 1 : 0);
      await view(/^Newsletter/).click();
      await expect(page).toHaveURL(/\?category=[0-9a-f-]{36}$/);
      await expect(title(page, "Newsletter")).toBeVisible();
    });
    await test.step("changing status or category resets search and sort", async () => {
      await view(/^Draft/).click();
      await page.getByRole("combobox", { name: "Sort by" }).selectOption("name");
      await searchBox(page).fill("patchbay");
      await expect(page).toHaveURL(/search=patchbay/);
      await expect(page).toHaveURL(/sort=name/);
      await expect(page.getByText("No template matches “patchbay”.")).toBeVisible();
      await view(/^Published/).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(searchBox(page)).toHaveValue("");
      await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("lastModified");
    });
    await test.step("back and forward; search and order are in the address", async () => {
      await page.goBack();
      await expect(searchBox(page)).toHaveValue("patchbay");
      await page.goBack();
      await expect(title(page, "Newsletter")).toBeVisible();
      await page.goForward();
      await expect(title(page, "Drafts")).toBeVisible();
    });
    await test.step("system_templates=true with status deleted: an administrator's deleted system templates; a user is refused, and led back", async () => {
      await expect(view(/^Deleted system templates/)).toHaveCount(isAdmin ? 1 : 0);
      if (isAdmin) await view(/^Deleted system templates/).click();
      else await goTo(page, "/?status=deleted&system_templates=true");
      await expect(page).toHaveURL(/\?status=deleted&system_templates=true$/);
      await expect(card(page, `Removed layout for ${role}`)).toHaveCount(isAdmin ? 1 : 0);
      await expect(page.getByText("You may not see these templates")).toHaveCount(isAdmin ? 0 : 1);
      await expect(page.getByRole("button", { name: "Delete all forever" })).toHaveCount(0);
      if (isAdmin) return;
      await page.getByRole("button", { name: "Go to my templates" }).click();
      await expect(page).toHaveURL(/\/$/);
    });
    await test.step("embed: the logo goes, Cancel comes and tells the host; it is kept across navigation, to the editor too", async () => {
      await goTo(page, "/?status=archived&embed=true");
      await expect(page).toHaveURL(/\/\?embed=true$/);
      await expect(title(page, "My Templates")).toBeVisible();
      await expect(page.getByRole("link", { name: "Mailwright" })).toHaveCount(0);
      const told = page
        .locator("template-dashboard")
        .evaluate((element) => new Promise<string>((resolve) => element.addEventListener("mw-cancel", ({ type }) => resolve(type))));
      await page.getByRole("button", { name: "Cancel" }).click();
      expect(await told).toBe("mw-cancel");
      await view(/^Draft/).click();
      await expect(page).toHaveURL(/\?status=draft&embed=true$/);
      const open = page.getByRole("link", { name: /^Open:/ }).first();
      await expect(open).toHaveAttribute("href", /^\/edit\/[0-9a-f-]+\?embed=true$/);
    });
  });
}

test("without a session the login page comes, a refused one leads to /not-found, and any 401 to the login", async ({ page }) => {
  await page.goto("/?status=draft");
  await expect(page).toHaveURL("/login?to=%2F%3Fstatus%3Ddraft");
  const refuse = (status: number, code: string) => ({ status, json: { error: "", code, fields: [], requestId: "r" } });
  const signInAs = async (name: RegExp) => {
    await goTo(page, "/login");
    await page.getByRole("button", { name }).click();
  };
  for (const person of [/Ann/, /Ada/]) {
    await test.step(`${person}: credential failure redirects to /not-found, with the words of that page`, async () => {
      // The credential of the product's own pages is a cookie; what the dashboard asks with it first is who is signed in.
      await page.route("**/api/v2/session", (route) => route.fulfill(refuse(400, "invalid-request")));
      await signInAs(person);
      await expect(page).toHaveURL(/\/not-found$/);
      await expect(page.getByRole("heading", { name: "No way" })).toBeVisible();
      await expect(page.getByText("that the page you are looking for actually exists!")).toBeVisible();
      await page.unrouteAll();
    });
    await test.step(`${person}: a 401 that a sign-in does not mend leads to the login page`, async () => {
      await page.route("**/api/v2/usertemplate?**", (route) => route.fulfill(refuse(401, "session-ended")));
      // The session itself is fine, so nobody is asked to sign in again; the call is made once more.
      const left = page.waitForResponse((response) => response.request().method() === "DELETE" && response.url().endsWith("/session"));
      await signInAs(person);
      await left;
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole("button", { name: person })).toBeEnabled();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.unrouteAll();
    });
  }
});

test("a way in that opens nothing leads to /not-found with words, and on to the login", async ({ page }) => {
  await page.goto("/?status=draft#code=nothing");
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByRole("alert")).toHaveText("This way in was used already or is over. Sign in again.");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a template that does not exist leads to the start with words", async ({ page }) => {
  await beSignedIn(page, "ann");
  await page.goto("/edit/018f3c5e-7a10-7c3e-9b52-4d1f6a2e8c99");
  await expect(page.getByRole("alert").getByText("Template not found")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("the title of the page says where one is", async ({ page }) => {
  await beSignedIn(page, "ann");
  for (const [address, title] of [
    ["/?status=draft", "Drafts · Mailwright"],
    ["/?category=all", "Template Library · Mailwright"],
    ["/inbox", "Inbox · Mailwright"],
    ["/login", "Sign in · Mailwright"],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  }
  await page.goto("/?status=draft");
  const first = page.getByRole("link", { name: /^Open: / }).first();
  const name = (await first.getAttribute("aria-label"))?.replace("Open: ", "") ?? "";
  await first.click();
  await expect(page).toHaveTitle(`${name} · Mailwright`);
});
