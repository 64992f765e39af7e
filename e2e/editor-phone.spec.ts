import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { openLetter } from "./editor-letter.js";
import { openPhonePage } from "./phone-page.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

test("a phone: tap to insert, a handle to move, sheets for what has no room", async ({ browser, product }) => {
  const page = await openPhonePage(browser, product);
  await beSignedIn(page, "ann");
  await openLetter(page, await apiOf(product, "demo-ann"), "On a phone");
  const bar = page.getByRole("navigation", { name: "Panels" });

  await test.step("the email is shown as on a phone, whole, beside nothing", async () => {
    await expect(page.getByRole("radio", { name: "Mobile" })).toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(page.getByRole("button", { name: "On a phone", exact: true })).toBeInViewport({ ratio: 1 });
  });

  await test.step("what has no room in the header is in its menu", async () => {
    await page.getByRole("button", { name: "More actions" }).tap();
    for (const name of ["Preview", "Test email", "Checks", "Help"]) await expect(page.getByRole("menuitem", { name })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a tap inserts after the selection, and the sheet goes away", async () => {
    await blocks(page, "divider").tap();
    await bar.getByRole("button", { name: "Blocks" }).tap();
    await page.getByRole("button", { name: "Button", exact: true }).tap();
    await expect(blocks(page, "button")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search blocks" })).toHaveCount(0);
    await expect(bar.getByRole("button", { name: "Blocks" })).toBeFocused();
    expect(await topOf(page, "button")).toBeGreaterThan(await topOf(page, "divider"));
  });

  await test.step("the tools of the block have room, and its handle moves it by touch", async () => {
    const tools = page.getByRole("toolbar", { name: "Button actions" });
    await expect(tools.getByRole("button", { name: "Delete" })).toBeInViewport({ ratio: 1 });
    const handle = await tools.getByRole("button", { name: /^Move/ }).boundingBox();
    const heading = await blocks(page, "heading").boundingBox();
    if (!handle || !heading) throw new Error("nothing to drag");
    await drag(page, { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }, { x: heading.x + 60, y: heading.y + 6 });
    await expect.poll(async () => (await topOf(page, "button")) < (await topOf(page, "heading"))).toBe(true);
  });

  await test.step("settings come as a sheet and show at once", async () => {
    await blocks(page, "divider").tap();
    await bar.getByRole("button", { name: "Settings" }).tap();
    const thickness = page.getByRole("spinbutton", { name: "Thickness" });
    await thickness.fill("8");
    await expect
      .poll(() =>
        blocks(page, "divider")
          .locator("p")
          .evaluate((line) => getComputedStyle(line).borderTopWidth),
      )
      .toBe("8px");
    await page.getByRole("button", { name: "Collapse settings and styles" }).tap();
    await expect(thickness).toHaveCount(0);
  });

  await test.step("the preview's tools stand in two lines and lead back", async () => {
    await page.getByRole("button", { name: "More actions" }).tap();
    await page.getByRole("menuitem", { name: "Preview" }).tap();
    const preview = page.getByRole("main", { name: "Preview" });
    await expect(preview.getByText("Draft")).toBeVisible();
    for (const name of ["Exit preview", "Text only"]) await expect(preview.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await preview.getByRole("button", { name: "Exit preview" }).tap();
    await expect(page.getByRole("main", { name: "Canvas" })).toBeVisible();
  });
  await page.context().close();
});

async function topOf(page: Page, type: string): Promise<number> {
  return (await blocks(page, type).boundingBox())?.y ?? Number.NaN;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that holds until the block is picked up, moves, and lets go once the line shows where. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await touch("touchStart", [from]);
  await expect(page.locator(".mw-drag-chip")).toBeAttached(); // a finger that only scrolls holds nothing
  for (const part of [0.5, 0.9, 1]) {
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await expect.poll(async () => (await page.locator(".mw-drop-line").boundingBox())?.y ?? Number.NaN).toBeLessThan(to.y + 20);
  await touch("touchEnd", []);
}
