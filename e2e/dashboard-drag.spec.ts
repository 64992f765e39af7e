import type { Locator, Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { card, entriesOf, entry, openAs, said, searchBox, tabTo } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

/** The entry of the sidebar as a place to drop on. */
const place = (page: Page, name: string) => entry(page, name).locator("..");

/** Takes a card by the mouse and holds it over a place. */
async function holdOver(page: Page, name: string, over: Locator): Promise<void> {
  await card(page, name).hover();
  await page.mouse.down();
  const { x, y, width, height } = (await over.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // More than one step: a press becomes a drag only after some pixels.
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
}

const chip = (page: Page) => page.locator(".mw-template-chip");

test("a user drags cards onto the sidebar to move and to categorise them, one or several, and has the same by keyboard", async ({
  page,
  product,
}) => {
  const api = await apiOf(product, people.ann);
  for (const name of ["Dragged one", "Dragged two", "Dragged three"]) {
    const { id } = await api.createTemplate(name);
    await api.call("PUT", `/usertemplate/${id}/status/published`);
  }
  await openAs(page, people.ann, "/?search=Dragged&sort=name");
  await expect(card(page, "Dragged two")).toBeVisible();

  await test.step("what is held is a chip with its name; the places that take it show it, the others step back", async () => {
    await holdOver(page, "Dragged one", entry(page, "Draft"));
    await expect(chip(page)).toHaveText("Dragged one");
    await expect(place(page, "Draft")).toHaveAttribute("data-drop", "over");
    await expect(place(page, "Deleted")).toHaveAttribute("data-drop", "possible");
    await expect(place(page, "Published")).toHaveAttribute("data-drop", "refused");
  });

  await test.step("Escape puts it back", async () => {
    await page.keyboard.press("Escape");
    await expect(chip(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(place(page, "Draft")).toHaveAttribute("data-drop", "idle");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page).toHaveURL(/search=Dragged/);
  });

  await test.step("dropped on Draft it is asked about and unpublished", async () => {
    await holdOver(page, "Dragged one", entry(page, "Draft"));
    await expect(place(page, "Draft")).toHaveAttribute("data-drop", "over");
    await page.mouse.up();
    await page.getByRole("alertdialog", { name: "Unpublish template" }).getByRole("button", { name: "Unpublish" }).click();
    await expect(said(page, "1 template has been drafted")).toBeVisible();
    await expect(card(page, "Dragged one")).toHaveCount(0);
  });

  await test.step("dropped on a category it is in it; Undo takes it out", async () => {
    await holdOver(page, "Dragged two", entry(page, "Events"));
    await expect(place(page, "Events")).toHaveAttribute("data-drop", "over");
    await page.mouse.up();
    await expect(said(page, "“Dragged two” is now in Events")).toBeVisible();
  });

  await test.step("chosen ones go together", async () => {
    for (const name of ["Dragged two", "Dragged three"])
      await card(page, name).click({ modifiers: ["ControlOrMeta"], position: { x: 60, y: 120 } });
    await holdOver(page, "Dragged three", entry(page, "Seasonal"));
    await expect(chip(page)).toHaveText("2 templates");
    await expect(place(page, "Seasonal")).toHaveAttribute("data-drop", "over");
    await page.mouse.up();
    await expect(said(page, "2 templates are now in Seasonal")).toBeVisible();
    await holdOver(page, "Dragged three", entry(page, "Deleted"));
    await expect(place(page, "Deleted")).toHaveAttribute("data-drop", "over");
    await page.mouse.up();
    await expect(page.getByRole("alertdialog", { name: "Remove templates" })).toContainText("2 templates");
    await page.keyboard.press("Escape");
    await expect(card(page, "Dragged two")).toBeVisible();
  });

  await test.step("by keyboard: the menu key on a card, Move to, and a category", async () => {
    await page.getByRole("button", { name: /^Bulk actions/ }).click();
    await expect(page.getByRole("toolbar", { name: "Bulk actions" })).toHaveCount(0);
    await searchBox(page).focus();
    await tabTo(page, /^Open: /);
    await page.keyboard.press("ContextMenu");
    expect(await entriesOf(page.getByRole("menu", { name: /^Actions for / }))).toContain("Unpublish");
    await page.keyboard.type("Move");
    await page.keyboard.press("Enter");
    const seasonal = page.getByRole("menu", { name: "Move to" }).getByRole("menuitemcheckbox", { name: "Seasonal" });
    await expect(seasonal).toBeChecked();
    await page.keyboard.type("Seas");
    await page.keyboard.press("Enter");
    await expect(said(page, /is no longer in Seasonal/)).toBeVisible();
  });
});

test("an administrator drags a layout of the library into a category", async ({ page, product }) => {
  const api = await apiOf(product, people.ada);
  const made = await api.call("POST", "/systemtemplate/type/email", { name: "Dragged layout" });
  const { id } = (await made.json()) as { id: string };
  await openAs(page, people.ada, "/?category=all&search=Dragged");
  await expect(card(page, "Dragged layout")).toBeVisible();
  await holdOver(page, "Dragged layout", entry(page, "Newsletter"));
  await expect(place(page, "Newsletter")).toHaveAttribute("data-drop", "over");
  await expect(place(page, "Draft")).toHaveAttribute("data-drop", "refused");
  await page.mouse.up();
  await expect(said(page, "“Dragged layout” is now in Newsletter")).toBeVisible();
  const stored = (await (await api.call("GET", `/systemtemplate/${id}`)).json()) as { categories: { name: string }[] };
  expect(stored.categories.map(({ name }) => name)).toEqual(["Newsletter"]);
  await api.call("DELETE", `/systemtemplate/${id}`, undefined, { "delete-type": "hard_delete" });
});
