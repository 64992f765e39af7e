import type { Locator, Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { card, entriesOf, entry, libraryEntry, openAs, said, searchBox, tabTo } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

/** The entry of the sidebar as a place to drop on. */
const place = (entry: Locator) => entry.locator("..");

/** Takes a card by the mouse and holds it over a place. */
async function holdOver(page: Page, name: string, over: Locator): Promise<void> {
  await card(page, name).hover();
  await page.mouse.down();
  const { x, y } = await middleOf(over);
  // More than one step: a press becomes a drag only after some pixels.
  await page.mouse.move(x, y, { steps: 8 });
}

const chip = (page: Page) => page.locator(".mw-template-chip");

/** A finger on the screen of a tablet, as the browser gets it from the device. */
async function putFinger(page: Page) {
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: { x: number; y: number }[]) =>
    device.send("Input.dispatchTouchEvent", { type, touchPoints: at });
  let here = { x: 0, y: 0 };
  return {
    press: async (on: Locator) => {
      here = await middleOf(on);
      await touch("touchStart", here);
    },
    moveTo: async (on: Locator, steps = 8) => {
      const [from, to] = [here, await middleOf(on)];
      for (let step = 1; step <= steps; step += 1) {
        here = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
        await touch("touchMove", here);
      }
    },
    lift: () => touch("touchEnd"),
    putAway: () => device.send("Emulation.setTouchEmulationEnabled", { enabled: false }),
  };
}

async function middleOf(on: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await on.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

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
    await expect(place(entry(page, "Draft"))).toHaveAttribute("data-drop", "over");
    await expect(place(entry(page, "Deleted"))).toHaveAttribute("data-drop", "possible");
    await expect(place(entry(page, "Published"))).toHaveAttribute("data-drop", "refused");
  });

  await test.step("Escape puts it back", async () => {
    await page.keyboard.press("Escape");
    await expect(chip(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(place(entry(page, "Draft"))).toHaveAttribute("data-drop", "idle");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page).toHaveURL(/search=Dragged/);
  });

  await test.step("dropped on Draft it is asked about and unpublished", async () => {
    await holdOver(page, "Dragged one", entry(page, "Draft"));
    await expect(place(entry(page, "Draft"))).toHaveAttribute("data-drop", "over");
    await page.mouse.up();
    await page.getByRole("alertdialog", { name: "Unpublish template" }).getByRole("button", { name: "Unpublish" }).click();
    await expect(said(page, "1 template has been drafted")).toBeVisible();
    await expect(card(page, "Dragged one")).toHaveCount(0);
  });

  await test.step("dropped on a category it is in it; Undo takes it out", async () => {
    await holdOver(page, "Dragged two", libraryEntry(page, "Events"));
    await expect(place(libraryEntry(page, "Events"))).toHaveAttribute("data-drop", "over");
    await page.mouse.up();
    await expect(said(page, "“Dragged two” is now in Events")).toBeVisible();
    await expect(page.getByRole("region", { name: "My categories" }).getByRole("link", { name: /^Events/ })).toBeVisible();
  });

  await test.step("by a finger: one that rests takes a card up, one that moves at once does not", async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const finger = await putFinger(page);
    await finger.press(card(page, "Dragged three"));
    await finger.moveTo(libraryEntry(page, "Featured"));
    await expect(chip(page)).toHaveCount(0);
    await finger.lift();
    await finger.press(card(page, "Dragged three"));
    await expect(chip(page)).toHaveText("Dragged three");
    await finger.moveTo(libraryEntry(page, "Featured"));
    await expect(place(libraryEntry(page, "Featured"))).toHaveAttribute("data-drop", "over");
    // What is under a finger is not seen.
    expect((await chip(page).boundingBox())?.y).toBeLessThan((await middleOf(libraryEntry(page, "Featured"))).y - 40);
    await finger.lift();
    await expect(said(page, "“Dragged three” is now in Featured")).toBeVisible();
    await expect(page).toHaveURL(/search=Dragged/);
    await finger.putAway();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("chosen ones go together", async () => {
    for (const name of ["Dragged two", "Dragged three"])
      await card(page, name).click({ modifiers: ["ControlOrMeta"], position: { x: 60, y: 120 } });
    await holdOver(page, "Dragged three", libraryEntry(page, "Seasonal"));
    await expect(chip(page)).toHaveText("2 templates");
    await expect(place(libraryEntry(page, "Seasonal"))).toHaveAttribute("data-drop", "over");
    await page.mouse.up();
    await expect(said(page, "2 templates are now in Seasonal")).toBeVisible();
    await holdOver(page, "Dragged three", entry(page, "Deleted"));
    await expect(place(entry(page, "Deleted"))).toHaveAttribute("data-drop", "over");
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
  await holdOver(page, "Dragged layout", libraryEntry(page, "Newsletter"));
  await expect(place(libraryEntry(page, "Newsletter"))).toHaveAttribute("data-drop", "over");
  await expect(place(entry(page, "Draft"))).toHaveAttribute("data-drop", "refused");
  await page.mouse.up();
  await expect(said(page, "“Dragged layout” is now in Newsletter")).toBeVisible();
  const stored = (await (await api.call("GET", `/systemtemplate/${id}`)).json()) as { categories: { name: string }[] };
  expect(stored.categories.map(({ name }) => name)).toEqual(["Newsletter"]);
  await api.call("DELETE", `/systemtemplate/${id}`, undefined, { "delete-type": "hard_delete" });
});
