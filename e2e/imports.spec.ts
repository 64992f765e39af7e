import { zipOf } from "../packages/server/src/testing/test-archives.js";
import { openAs, title, views } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

const letter = (words: string, color = "#eeeeee") =>
  `<!doctype html><html><head><title>${words}</title></head><body style="margin:0"><table width="600" align="center" cellspacing="0" cellpadding="0">
<tr><td style="padding:20px;font:16px/24px Arial"><h1 style="margin:0;font:bold 28px/34px Arial">${words}</h1><p>Warm things for cold days</p></td></tr>
<tr><td style="padding:20px" bgcolor="${color}"><a href="https://shop.example/go">Go to the shop</a></td></tr></table></body></html>`;
const archive = zipOf({
  "2025/autumn.html": letter("Autumn of the fair"),
  "2025/winter.html": letter("Winter of the fair", "#ddeeff"),
  "2025/plain.mjml":
    "<mjml><mj-head><mj-title>Plain of the fair</mj-title></mj-head><mj-body><mj-section><mj-column><mj-text>Hi</mj-text></mj-column></mj-section></mj-body></mjml>",
  "2025/notes.json": "{}",
});
/** A browser starts, and lays four emails out at two widths, while other tests run beside it. */
const readMs = 60_000;

test("an archive of emails is brought, looked through, and becomes templates", async ({ page }) => {
  test.setTimeout(180_000);
  await openAs(page, people.ann);
  await test.step("the sidebar leads to where they are brought", async () => {
    await views(page).getByRole("link", { name: "Imports" }).click();
    await expect(title(page, "Import many emails")).toBeVisible();
    await page.locator("input[type=file]").first().setInputFiles({ name: "fair.zip", mimeType: "application/zip", buffer: archive });
  });
  await test.step("reading goes on over a reload, and what came of each is listed", async () => {
    await expect(title(page, "fair.zip")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Look at Autumn of the fair" })).toBeVisible({ timeout: readMs });
    await expect(page.getByRole("progressbar")).toHaveCount(0, { timeout: readMs });
    await expect(page.getByText("This JSON is no design that is known here.")).toBeVisible();
  });
  await test.step("one is looked at before and after, at both widths, and a part of it is chosen again", async () => {
    await page.getByRole("button", { name: "Look at Autumn of the fair" }).click();
    const dialog = page.getByRole("dialog", { name: "Autumn of the fair" });
    const after = dialog.frameLocator("iframe[title='The email as it would be sent']");
    await expect(after.getByText("Warm things for cold days")).toBeVisible();
    await dialog.getByRole("radio", { name: "Phone" }).click();
    const second = dialog.getByRole("radiogroup", { name: /^Form of/ }).nth(1);
    await second.getByRole("radio", { name: "As written" }).click();
    await expect(second.getByRole("radio", { name: "As written" })).toBeEnabled({ timeout: readMs });
    await expect(second.getByRole("radio", { name: "As written" })).toBeChecked();
    await second.getByRole("radio", { name: "Blocks" }).click();
    await expect(second.getByRole("radio", { name: "Blocks" })).toBeEnabled({ timeout: readMs });
    await expect(second.getByRole("radio", { name: "Blocks" })).toBeChecked();
    await dialog.getByRole("button", { name: "Close" }).last().click();
  });
  await test.step("all that could be read are accepted at once", async () => {
    await page.getByRole("checkbox", { name: "Choose all of these" }).click();
    await page.getByRole("button", { name: "Accept 3 emails" }).click();
    await expect(page.getByRole("region", { name: "Accepted" }).getByText("3 emails are drafts of yours now")).toBeVisible();
  });
  await test.step("and a template of them is opened", async () => {
    await page.getByRole("link", { name: "Open the template Autumn of the fair" }).click();
    await expect(page).toHaveURL(/\/edit\//);
    await expect(page.getByText("Warm things for cold days").first()).toBeVisible();
  });
});

test("what is brought is deleted again", async ({ page }) => {
  await openAs(page, people.ben, "/?imports=true");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "a.html", mimeType: "text/html", buffer: Buffer.from(letter("A")) });
  await expect(title(page, "a.html")).toBeVisible();
  await page.getByRole("button", { name: "All imports" }).click();
  await page.getByRole("button", { name: "Delete a.html" }).click();
  await page.getByRole("alertdialog", { name: "Delete a.html?" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing was imported yet")).toBeVisible();
});
