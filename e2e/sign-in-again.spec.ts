import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { beSignedIn, blocks, expect, test, untilDrafted } from "./test.js";

const again = (page: Page) => page.getByRole("dialog", { name: "Sign in again" });

/** The session ends on the server, as when an administrator ends it or its time is over. */
async function endSession(page: Page): Promise<void> {
  const answer = await page.request.delete("/api/v2/session", { headers: { "x-session-id": "cookie" } });
  expect(answer.status()).toBe(204);
}

async function openWithHeading(page: Page, id: string): Promise<void> {
  await beSignedIn(page, "ann");
  // An open editor asks for these by itself. If they were still on their way, they would find the session over, before anybody has saved.
  const own = ["/categories", "/customblocks"].map((path) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path)),
  );
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await expect(blocks(page, "heading")).toBeVisible();
  await Promise.all(own);
}

test("a session that ends is followed by another over the editor: the work, its steps and the selection stay", async ({
  page,
  product,
}) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Signed out");
  // Without the stream that tells of it, and what is asked in its place, the save is what finds the session over.
  await page.route(/\/(?:events|state)$/, (route) => route.abort());
  await openWithHeading(page, id);
  await endSession(page);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(again(page)).toBeVisible();
  await expectNoViolations(page, "sign in again");
  await expect(again(page).getByRole("listitem").first()).toContainText("Ann");
  await again(page).getByRole("button", { name: /Ann/ }).click();
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByText("Template has been saved")).toBeVisible();
  await expect(page).toHaveURL(`/edit/${id}`);
  await expect(page.getByRole("complementary", { name: "Settings & Styles" })).toContainText("Heading");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(blocks(page, "heading")).toHaveCount(0);
});

test("who does not sign in now keeps the work to look at, and signs in later from above the canvas", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Later");
  await openWithHeading(page, id);
  await endSession(page);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(again(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("You are signed out. Your work is kept in this browser.")).toBeVisible();
  await expect(blocks(page, "heading")).toBeVisible();
  await page.getByRole("button", { name: "Sign in again" }).click();
  await again(page).getByRole("button", { name: /Ann/ }).click();
  await expect(page.getByText("You are signed out. Your work is kept in this browser.")).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Template has been saved")).toBeVisible();
});

test("if the page goes, signing in leads back to the template, its unsaved work and the block", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Back again");
  await openWithHeading(page, id);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Template has been saved")).toBeVisible();
  await page.getByRole("button", { name: "Divider", exact: true }).click();
  await untilDrafted(page, '"divider"');
  await blocks(page, "heading").click();
  await endSession(page);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(again(page)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page).toHaveURL(`/login?to=${encodeURIComponent(`/edit/${id}`)}`);
  await page.getByRole("button", { name: /Ann/ }).click();
  await expect(page).toHaveURL(`/edit/${id}`);
  const found = page.getByRole("dialog", { name: "Unsaved work found" });
  await expect(found.getByRole("button", { name: "Restore" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(blocks(page, "divider")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Settings & Styles" })).toContainText("Heading");
});

test("somebody else who signs in begins on their own start", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Ann's own");
  await openWithHeading(page, id);
  await endSession(page);
  await page.keyboard.press("ControlOrMeta+s");
  await again(page).getByRole("button", { name: /Ben/ }).click();
  await expect(page.getByRole("button", { name: /^User menu: Ben/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("in the dashboard the view stays where it was", async ({ page, product }) => {
  await (await apiOf(product, "demo-ann")).createTemplate("Still a draft");
  await beSignedIn(page, "ann");
  await page.goto("/?status=draft");
  await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
  await endSession(page);
  // The server tells that it is over: nobody has to run into it.
  await expect(again(page)).toBeVisible();
  await again(page).getByRole("button", { name: /Ann/ }).click();
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Still a draft/ })).toBeVisible();
  await expect(page).toHaveURL(/status=draft/);
});
