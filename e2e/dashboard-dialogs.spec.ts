import { apiOf } from "./api.js";
import { card, choose, openAs, people, said } from "./dashboard-page.js";
import { expect, test } from "./test.js";

test("create new template: tabs of layouts, name, description, tags, and an administrator's checkbox", async ({ page, product }) => {
  await openAs(page, people.ada);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Create new template" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  const description = dialog.getByRole("textbox", { name: "Description" });

  await test.step("the name is validated on blur: required, 255 characters, forbidden characters, outer spaces", async () => {
    await expect(name).toBeFocused();
    for (const [text, words] of [
      ["", "Please enter name"],
      ["n".repeat(256), "Max length exceeded"],
      ["Sale!", 'These characters are not allowed: ! @ # $ % ^ & * , . ? " : { } | < >'],
      [" Sale", "Must not start or end with spaces"],
    ] as const) {
      await name.fill(text);
      await name.blur();
      await expect(dialog.getByText(words)).toBeVisible();
    }
  });

  await test.step("a description of at most 70 characters with the same character rules; an empty one is fine", async () => {
    await description.fill("d".repeat(71));
    await description.blur();
    await expect(dialog.getByText("Max length exceeded")).toBeVisible();
    await description.fill("what?");
    await expect(dialog.getByText(/These characters are not allowed/)).toBeVisible();
    await description.fill("");
    await expect(description).not.toHaveAttribute("aria-invalid", "true");
  });

  await test.step("basic layouts and featured layouts are card grids of system templates; Blank is there", async () => {
    await expect(dialog.getByRole("radio", { name: "Blank", exact: true })).toBeChecked();
    await dialog.getByRole("tab", { name: "Featured layouts" }).click();
    await expect(dialog.getByRole("radio").first()).toBeVisible();
    await dialog.getByRole("tab", { name: "Basic layouts" }).click();
  });

  await test.step("the checkbox makes a system template", async () => {
    await name.fill("Made for all");
    await dialog.getByRole("textbox", { name: "Tags" }).fill("spring, sale");
    await dialog.getByRole("checkbox", { name: /Create system template/ }).check();
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page).toHaveURL(/\/edit\/[^?]+\?system=true/);
    expect(new URL(page.url()).search, "a brand-new template is told by navigation state, not in the address").toBe("?system=true");
    expect(await page.evaluate(() => history.state)).toMatchObject({ isNew: true });
    const made = await (await apiOf(product, people.ada)).call("GET", `/systemtemplate/${new URL(page.url()).pathname.split("/").at(-1)}`);
    expect(await made.json()).toMatchObject({ name: "Made for all", tags: "spring,sale", isSystem: true, status: "published" });
  });
});

test("template quick settings: validated, counted, saved only when changed and valid, and never over somebody else's changes", async ({
  page,
  product,
}) => {
  const api = await apiOf(product, people.ann);
  const { id } = await api.createTemplate("Settings");
  await openAs(page, people.ann, "/?status=draft");
  await choose(page, "Settings", "Rename and settings");
  const dialog = page.getByRole("dialog", { name: "Template settings" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  const preHeader = dialog.getByRole("textbox", { name: "Hidden preheader" });
  const save = dialog.getByRole("button", { name: "Save" });

  await test.step("Save is disabled unless the form is changed and valid", async () => {
    await expect(save).toBeDisabled();
    await name.fill("Settings?");
    await name.blur();
    await expect(dialog.getByText(/These characters are not allowed/)).toBeVisible();
    await expect(save).toBeDisabled();
    await name.fill("Settings changed");
    await expect(save).toBeEnabled();
  });

  await test.step("the preheader has a live count of 500 and a recommendation of 50 to 100 characters", async () => {
    await preHeader.fill("p".repeat(49));
    await expect(dialog.getByText("49 of 500")).toBeVisible();
    await expect(dialog.getByText("Shorter than the recommended 50 to 100 characters.")).toBeVisible();
    await preHeader.fill("p".repeat(501));
    await preHeader.blur();
    await expect(dialog.getByText("Max length exceeded")).toBeVisible();
    await expect(save).toBeDisabled();
    await preHeader.fill("p".repeat(60));
  });

  await test.step("412: what somebody else has changed stays, what was typed here too, and a second save works", async () => {
    await dialog.getByRole("combobox", { name: "Categories" }).fill("Events");
    await page.getByRole("option", { name: "Events" }).click();
    await api.call("PATCH", `/usertemplate/${id}`, { description: "From another tab" });
    await save.click();
    await expect(said(page, /Somebody else has changed this template in between/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Description" })).toHaveValue("From another tab");
    await expect(name).toHaveValue("Settings changed");
    await save.click();
    await expect(said(page, "Template settings has been saved")).toBeVisible();
    await expect(card(page, "Settings changed")).toBeVisible();
    const stored = (await (await api.call("GET", `/usertemplate/${id}`)).json()) as { description: string; categories: { name: string }[] };
    expect([stored.description, stored.categories.map((category) => category.name)]).toEqual(["From another tab", ["Events"]]);
  });
});

test("administrators create, rename, hide, show and delete categories; users see none of it", async ({ page }) => {
  await openAs(page, people.ada, "/?category=all");
  const views = page.getByRole("navigation", { name: "Template views" });
  await views.getByRole("button", { name: /create category/i }).click();
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
    const entry = (which: string) => views.getByRole("listitem").filter({ hasText: which });
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
    await views.getByRole("button", { name: /show.*Late summer/i }).click();
    await menu("Late summer", "Delete");
    await page.getByRole("alertdialog", { name: "Delete category" }).getByRole("button", { name: "Delete" }).click();
    await expect(said(page, "The category “Late summer” has been deleted")).toBeVisible();
    await expect(entry("Late summer")).toHaveCount(0);
  });

  await test.step("a user has no button for it", async () => {
    await openAs(page, people.ann, "/?category=all");
    await expect(views.getByRole("link", { name: /Events/ })).toBeVisible();
    await expect(views.getByRole("button", { name: /category|actions/i })).toHaveCount(0);
  });
});

test("personal notes: listed, added, deleted one by one and all, each with confirmation", async ({ page, product }) => {
  const api = await apiOf(product, people.ann);
  await api.createTemplate("Noted");
  await openAs(page, people.ann, "/?status=draft");
  await choose(page, "Noted", "Personal notes");
  const dialog = page.getByRole("dialog", { name: "Personal notes" });
  const field = dialog.getByRole("textbox", { name: "New note" });
  await expect(dialog.getByText("No notes yet")).toBeVisible();
  await field.press("Enter");
  await expect(dialog.getByText("Please enter a note!")).toBeVisible();
  await test.step("a note that cannot be added says so, and stays in its field", async () => {
    await page.route("**/api/v2/note", (route) => route.fulfill({ status: 500, body: "no" }));
    await field.fill("First");
    await field.press("Enter");
    await expect(said(page, "Something went wrong. Try again later")).toBeVisible();
    await expect(field).toHaveValue("First");
    await page.unroute("**/api/v2/note");
  });
  for (const text of ["First", "Second", "Third"]) {
    await field.fill(text);
    await field.press("Enter");
    await expect(dialog.getByRole("listitem").filter({ hasText: text })).toContainText("ann lindqvist");
    await expect(field).toBeFocused();
  }
  await dialog
    .getByRole("listitem")
    .filter({ hasText: "Second" })
    .getByRole("button", { name: /^Delete note/ })
    .click();
  await page.getByRole("alertdialog", { name: "Delete note" }).getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("alertdialog", { name: "Delete all notes" }).getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("No notes yet")).toBeVisible();
});

test("switching the editor mode asks, saves the setting, and loads the page anew", async ({ page, product }) => {
  await openAs(page, people.fay);
  await page.getByRole("button", { name: "Editor mode: Simple" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Advanced" }).click();
  const reloaded = page.waitForEvent("load");
  const saved = page.waitForResponse((response) => response.url().endsWith("/usersettings") && response.ok());
  await page.getByRole("alertdialog", { name: "Switch to the advanced editor" }).getByRole("button", { name: "Switch mode" }).click();
  expect(await (await saved).json()).toMatchObject({ dnd_mode: "advanced" });
  await expect(said(page, "The editor mode has been saved. The page reloads now.")).toBeVisible();
  await reloaded;
  await expect(page.getByRole("button", { name: "Editor mode: Advanced" })).toBeVisible();
  // Other tests of this product find her as she was.
  const fay = await apiOf(product, people.fay);
  const { id } = (await (await fay.call("GET", "/session")).json()) as { id: string };
  await fay.call("PUT", "/usersettings", { userId: id, dnd_mode: "simple" });
});

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
    await page.goto("/?create-new");
    await expect(tour).toContainText("Step 3 of 3");
    await tour.getByRole("button", { name: "Create a template" }).click();
    await expect(page.getByRole("dialog", { name: "Create new template" })).toBeVisible();
  });
  await context.close();
});

test("what fails says so in the right words, is never shown as done, and can be tried again", async ({ page, product, faults }) => {
  const api = await apiOf(product, people.ann);
  const { id } = await api.createTemplate("Failing");
  const move = "**/api/v2/usertemplate/*/status/*";
  const answer = (status: number, code: string, error: string) =>
    page.route(move, (route) => route.fulfill({ status, json: { error, code, fields: [], requestId: "r1" } }));
  await openAs(page, people.ann, "/?status=draft");
  await choose(page, "Failing", "Remove");
  const question = page.getByRole("alertdialog", { name: "Remove template" });
  const confirm = question.getByRole("button", { name: "Remove" });

  for (const [what, cut, words] of [
    ["the network cut", () => page.route(move, (route) => route.abort()), "Something went wrong. Try again later"],
    ["403 with its own message", () => answer(403, "owner-only", "Only the owner may do this."), "Only the owner may do this."],
    ["423", () => answer(423, "template-locked", "Locked."), "This template is locked and cannot be deleted."],
  ] as const) {
    await test.step(what, async () => {
      await cut();
      await confirm.click();
      await expect(said(page, words).last()).toBeVisible();
      await expect(question).toBeVisible();
      await expect(card(page, "Failing")).toHaveCount(1);
      const box = await page.getByRole("region", { name: "Notifications" }).boundingBox();
      // Toasts appear bottom-right.
      expect([(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([1440 - 16, 900 - 16]);
      expect(await (await api.call("GET", `/usertemplate/${id}`)).json()).toMatchObject({ status: "draft" });
      await page.unroute(move);
      for (const button of await page.getByRole("button", { name: "Dismiss" }).all())
        await button.click({ force: true }).catch(() => undefined);
    });
  }

  await test.step("the same press works once the server does", async () => {
    await confirm.click();
    await expect(said(page, "1 template has been removed")).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step("a template that is gone: 'Template not found', then redirect to /", async () => {
    const gone = await api.createTemplate("Going");
    await page.reload();
    await expect(card(page, "Going")).toBeVisible();
    await api.call("PUT", `/usertemplate/${gone.id}/status/deleted`);
    await api.call("DELETE", `/usertemplate/${gone.id}`);
    await choose(page, "Going", "Publish");
    await expect(said(page, "Template not found")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    faults.length = 0; // its card may have asked for a preview that is gone as well
  });
});
