import { apiOf } from "./api.js";
import { card, choose, openAs, said } from "./dashboard-page.js";
import { people } from "./people.js";
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
