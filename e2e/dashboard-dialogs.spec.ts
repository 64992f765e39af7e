import type { Locator, Page } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { failWrites } from "./dashboard-failing.js";
import { card, choose, openAs, roles, said } from "./dashboard-page.js";
import { expect, test } from "./test.js";

for (const { role, sessionId, isAdmin } of roles) {
  test(`settings and creation by ${role}: validated, counted, tabs of layouts; saved only when changed and valid, never over others' changes`, async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    const api = await apiOf(product, sessionId);
    const { id } = await api.createTemplate(`Settings of ${role}`);
    await openAs(page, sessionId, `/?status=draft&search=Settings of ${role}`);
    await changeSettings(page, api, { id, name: `Settings of ${role}` });
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Create new template" });
    await expectNameRules(dialog);

    await test.step("basic layouts and featured layouts are card grids of system templates; Blank is there", async () => {
      await expect(dialog.getByRole("radio", { name: "Blank", exact: true })).toBeChecked();
      await dialog.getByRole("tab", { name: "Featured layouts" }).click();
      await expect(dialog.getByRole("radio").first()).toBeVisible();
      await dialog.getByRole("tab", { name: "Basic layouts" }).click();
    });

    await test.step("name, description, tags; administrators alone have a checkbox, which makes a system template; no fault loses what was typed", async () => {
      await dialog.getByRole("textbox", { name: "Name" }).fill(`Made by ${role}`);
      await dialog.getByRole("textbox", { name: "Tags" }).fill("spring, sale");
      const checkbox = dialog.getByRole("checkbox", { name: /Create system template/ });
      await expect(checkbox).toHaveCount(isAdmin ? 1 : 0);
      if (isAdmin) await checkbox.check();
      const writes = await failWrites(page);
      const press = () => dialog.getByRole("button", { name: "Create", exact: true }).click();
      await writes.tryNext({ press, done: page.getByRole("main", { name: "Canvas" }), stays: dialog });
      const { pathname, search } = new URL(page.url());
      expect(pathname).toMatch(/^\/edit\//);
      expect(search, "a brand-new template is told by navigation state, not in the address").toBe(isAdmin ? "?system=true" : "");
      expect(await page.evaluate(() => history.state)).toMatchObject({ isNew: true });
      const kind = isAdmin ? "systemtemplate" : "usertemplate";
      const made = await (await api.call("GET", `/${kind}/${pathname.split("/").at(-1)}`)).json();
      const facts = { name: `Made by ${role}`, tags: "spring,sale", isSystem: isAdmin, status: isAdmin ? "published" : "draft" };
      expect(made).toMatchObject(facts);
    });
  });
}

/** What a name and a description must be, in the dialog that makes a template. */
async function expectNameRules(dialog: Locator): Promise<void> {
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
}

async function changeSettings(page: Page, api: Api, template: { readonly id: string; readonly name: string }): Promise<void> {
  await choose(page, template.name, "Rename and settings");
  const dialog = page.getByRole("dialog", { name: "Template settings" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  const preHeader = dialog.getByRole("textbox", { name: "Hidden preheader" });
  const save = dialog.getByRole("button", { name: "Save" });

  await test.step("Save is disabled unless the form is changed and valid", async () => {
    await expect(save).toBeDisabled();
    await name.fill(`${template.name}?`);
    await name.blur();
    await expect(dialog.getByText(/These characters are not allowed/)).toBeVisible();
    await expect(save).toBeDisabled();
    await name.fill(`${template.name} changed`);
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
    await api.call("PATCH", `/usertemplate/${template.id}`, { description: "From another tab" });
    await save.click();
    await expect(said(page, /Somebody else has changed this template in between/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Description" })).toHaveValue("From another tab");
    await expect(name).toHaveValue(`${template.name} changed`);
    await save.click();
    await expect(said(page, "Template settings has been saved")).toBeVisible();
    await expect(card(page, `${template.name} changed`)).toBeVisible();
    const stored = (await (await api.call("GET", `/usertemplate/${template.id}`)).json()) as {
      description: string;
      categories: { name: string }[];
    };
    expect([stored.description, stored.categories.map((category) => category.name)]).toEqual(["From another tab", ["Events"]]);
  });
}
