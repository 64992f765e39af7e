import { readFile } from "node:fs/promises";
import { apiOf } from "./api.js";
import { letterWith, openLetter } from "./editor-letter.js";
import { beSignedIn, expect, test } from "./test.js";

test("an email gets an AMP part, which the preview explains and the export gives as a file", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  const letter = letterWith(
    { id: "title", type: "heading", props: { text: "Questions" } },
    { id: "questions", type: "accordion", props: {} },
    { id: "picture", type: "image", props: { src: "/kettle.png", alt: "A kettle" } },
  );
  await openLetter(page, await apiOf(product, "demo-ann"), "Folded", letter);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("button", { name: "AMP part" })).toHaveCount(0);
  await page.getByRole("button", { name: "Exit preview" }).click();

  await test.step("it is switched on beside what it needs", async () => {
    await page.getByRole("button", { name: "General settings" }).first().click();
    const dialog = page.getByRole("dialog", { name: "General settings" });
    await dialog.getByRole("tab", { name: "Inbox" }).click();
    await expect(dialog.getByText(/only for senders who have registered/)).toBeVisible();
    await dialog.getByRole("switch", { name: "Send an AMP part too" }).check();
    await dialog.getByRole("button", { name: "Apply" }).click();
  });

  await test.step("the preview shows its source and what it lacks, and leads to the block", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await page.getByRole("button", { name: "AMP part" }).click();
    await expect(page.getByLabel("Source of the AMP part")).toContainText("<amp-accordion");
    await expect(page.getByText(/^Keeps to the rules of AMP for Email/)).toBeVisible();
    await expect(page.getByText(/^A picture whose address does not begin with https/)).toBeVisible();
    await page.getByRole("button", { name: /^Go to Image/ }).click();
    await expect(page.getByRole("complementary", { name: "Settings & Styles" })).toBeVisible();
  });

  await test.step("it is a file", async () => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Export" });
    await dialog.getByRole("tab", { name: "File" }).click();
    await dialog.getByRole("radio", { name: /^AMP/ }).check();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Folded.amp.html");
    expect(await readFile(await file.path(), "utf8")).toContain("<html ⚡4email");
  });
});
