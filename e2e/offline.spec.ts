import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { openLetter } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test, untilDrafted, untilFetched, untilIdle } from "./test.js";
import { togetherFiles } from "./together.js";

/** The dialog that a button opens, by their names. */
const tools: readonly (readonly [button: string, dialog: string])[] = [
  ["General settings", "General settings"],
  ["View code", "View code"],
  ["Import code", "Import code"],
  ["Checks", "Checks"],
  ["Keyboard shortcuts", "Keyboard shortcuts"],
];

test("after the first idle moments of work everything that needs no server works without a network", async ({ page, product }) => {
  const ann = await apiOf(product, "demo-ann");
  await beSignedIn(page, "ann");
  await openLetter(page, ann, "On a train");
  await page.getByRole("button", { name: "Divider", exact: true }).click();
  await untilFetched(page, "fill-liquid");
  await untilIdle(page);
  await test.step("of working together nothing was fetched, as nobody else may edit it", async () => {
    const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(fetched.filter((name) => togetherFiles.test(name))).toEqual([]);
  });
  await page.context().setOffline(true);
  for (const [name, dialog] of tools) {
    await test.step(name, async () => {
      await runByPalette(page, name);
      await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: dialog })).toHaveCount(0);
    });
  }
  await test.step("preview shows the email", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.frameLocator("main[aria-label=Preview] iframe").getByText("Spring sale")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("layers, finding and writing", async () => {
    await page.getByRole("tab", { name: /Layers/ }).click();
    await expect(page.getByRole("tree")).toBeVisible();
    await blocks(page, "heading").dblclick();
    await page.keyboard.type("Written offline");
    await expect(blocks(page, "heading")).toContainText("Written offline");
  });
  await page.context().setOffline(false);
});

async function runByPalette(page: Page, name: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog", { name: "Commands" }).getByRole("searchbox").fill(name);
  await page.keyboard.press("Enter");
}

test("code that is gone after a deploy says Reload, with the work kept", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Deployed meanwhile");
  await beSignedIn(page, "ann");
  await page.route(/\/assets\/(?:versions-dialog|preview)-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await untilDrafted(page, '"heading"');
  await test.step("the preview says so in its place", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("A newer version has been released");
    await expectNoViolations(page, "gone");
    await page.getByRole("button", { name: "Back to editing" }).click();
  });
  await page.getByRole("button", { name: "Version history" }).click();
  const told = page.getByRole("alert").filter({ hasText: "A newer version has been released" });
  await expect(told).toBeVisible();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.unrouteAll();
  await page.getByRole("region", { name: "Notifications", exact: true }).getByRole("button", { name: "Reload" }).click();
  const found = page.getByRole("dialog", { name: "Unsaved work found" });
  await found.getByRole("button", { name: "Restore" }).click();
  await expect(blocks(page, "heading")).toBeVisible();
  expect(questions).toEqual([]);
});
