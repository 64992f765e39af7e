import { tabTo } from "./dashboard-page.js";
import { blocks, expect, test } from "./test.js";

test("the whole journey by keyboard alone", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("button", { name: /Ann/ })).toBeVisible();
  await tabTo(page, /^Ann/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").first()).toBeVisible();

  await tabTo(page, /^Create$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Create new template" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main", { name: "Canvas" })).toBeVisible();

  await test.step("insert from the palette, edit the text, move the block", async () => {
    await tabTo(page, /^Heading$/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Heading: Your heading$/);
    await page.keyboard.press("Enter");
    await expect(page.locator("[contenteditable=true]")).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Written without a mouse");
    await page.keyboard.press("Escape");
    await expect(blocks(page, "heading")).toHaveText("Written without a mouse");
    await tabTo(page, /^Button$/, "Shift+Tab");
    await page.keyboard.press("Enter");
    await tabTo(page, /^Button: /);
    await page.keyboard.press("Alt+ArrowUp");
    await expect
      .poll(async () => (await blocks(page, "button").boundingBox())?.y ?? 0)
      .toBeLessThan((await blocks(page, "heading").boundingBox())?.y ?? 0);
    await page.keyboard.press("Control+z");
  });

  await test.step("save, send, preview, publish", async () => {
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("status").filter({ hasText: "Template has been saved" })).toBeVisible();
    await tabTo(page, /^Test email$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Test email" })).toBeVisible();
    await page.keyboard.type("ann@example.com");
    await page.keyboard.press("Enter");
    await tabTo(page, /^Send$/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your emails have been sent")).toBeVisible();
    await tabTo(page, /^Preview$/);
    await page.keyboard.press("Enter");
    await expect(page.locator("iframe").first()).toBeVisible();
    await tabTo(page, /^Exit preview$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();
    await tabTo(page, /^Publish$/);
    await page.keyboard.press("Enter");
    // The button has no link, which is asked about.
    await expect(page.getByRole("dialog", { name: "Checks" })).toBeVisible();
    await tabTo(page, /^Publish anyway$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Template published" })).toBeVisible();
    await tabTo(page, /^Go back to templates$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article", { name: "By keyboard" })).toBeVisible();
  });
});
