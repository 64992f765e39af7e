import type { Locator, Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { card, choose, openAs, openMenu, views } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

/** axe over what is open, and over its contrasts once more in the dark: the themes differ in colours only. */
async function expectBothThemes(page: Page, what: string, selector: string): Promise<void> {
  const within = ["template-dashboard", selector] as const;
  await expectNoViolations(page, what, { within });
  const show = (theme: string) =>
    page.locator("template-dashboard").evaluate((element, next) => element.setAttribute("theme", next), theme);
  await show("dark");
  await expectNoViolations(page, `${what}, dark`, { within, rules: ["color-contrast"] });
  await show("light");
}

test("axe finds nothing in any open dialog and menu of the dashboard, in both themes", async ({ page, product }) => {
  test.setTimeout(180_000); // two dozen checks
  const api = await apiOf(product, people.ada);
  const { id } = await api.createTemplate("Looked at");
  const ben = (await (await (await apiOf(product, people.ben)).call("GET", "/session")).json()) as { id: string };
  await api.createTemplate("Looked at alone");
  await api.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [ben.id] });
  await openAs(page, people.ada, "/?status=draft&search=Looked at");
  await expect(card(page, "Looked at")).toBeVisible();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));

  /** Opens something, looks at it in both themes, and closes it by Escape. */
  const look = async (what: string, open: () => Promise<void>, shown: Locator = dialog, selector = ".mw-dialog") => {
    await test.step(what, async () => {
      await open();
      await expect(shown).toBeVisible();
      await expectBothThemes(page, what, selector);
      await page.keyboard.press("Escape");
      await expect(shown).toHaveCount(0);
    });
  };
  const header = page.getByRole("banner", { name: "Dashboard header" });
  const menu = page.getByRole("menu");

  await look("create", () => page.getByRole("button", { name: "Create", exact: true }).click());
  for (const [entry, template] of [
    ["Rename and settings", "Looked at alone"],
    ["Share", "Looked at"],
    ["Duplicate", "Looked at"],
    ["Personal notes", "Looked at"],
    ["Activity", "Looked at"],
    ["Preview", "Looked at"],
    ["Remove", "Looked at"],
    ["Convert to system template", "Looked at alone"],
  ] as const) {
    await look(entry, () => choose(page, template, entry));
  }
  await look("template menu", async () => void (await openMenu(page, "Looked at alone")), menu, ".mw-menu");
  await look("user menu", () => header.getByRole("button", { name: /^User menu/ }).click(), menu, ".mw-menu");
  await look("switch users", () => header.getByRole("button", { name: "Switch users" }).click(), dialog, ".mw-test-users");
  await look("mode change", async () => {
    await header.getByRole("button", { name: /^Editor mode/ }).click();
    await page.getByRole("menuitemcheckbox", { name: "Advanced" }).click();
  });
  await look("create category", () => views(page).getByRole("button", { name: "Create category" }).click());
  await look("delete category", async () => {
    await views(page).getByRole("button", { name: "Actions for Events" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
  });
  await look("published", () => choose(page, "Looked at alone", "Publish"));
  await test.step("bulk mode, in the list", async () => {
    await page.getByRole("radio", { name: "List" }).check({ force: true });
    await page.getByRole("button", { name: "Bulk actions" }).click();
    await page
      .getByRole("checkbox", { name: /^Select / })
      .first()
      .check();
    await expectBothThemes(page, "bulk mode", ".mw-dashboard");
  });
});
