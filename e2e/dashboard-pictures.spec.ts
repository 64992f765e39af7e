import { PNG } from "pngjs";
import { apiOf } from "./api.js";
import { openAs, title, views } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

/** A picture of one grey, so that each is another content. */
function png(name: string, grey: number) {
  const picture = new PNG({ width: 60, height: 40 });
  picture.data.fill(grey);
  return { name, mimeType: "image/png", buffer: PNG.sync.write(picture) };
}

test("one's own images are uploaded, found, renamed, followed to the template that shows one, and deleted", async ({ page, product }) => {
  const api = await apiOf(product, people.ann);
  const url = await api.upload("poster of the fair.png", png("poster", 101).buffer);
  const { id } = await api.createTemplate("Shows the poster", { html: `<img src="${url}" alt="">`, css: "" });
  await openAs(page, people.ann);
  const option = (name: string) => page.getByRole("option", { name });
  await test.step("the sidebar leads to them", async () => {
    await views(page).getByRole("link", { name: "Images" }).click();
    await expect(title(page, "Images")).toBeVisible();
    await expect(page).toHaveURL(/\?pictures=true$/);
    await expect(views(page).getByRole("link", { name: "Images" })).toHaveAttribute("aria-current", "page");
  });
  await test.step("several are uploaded at once", async () => {
    await page.locator("input[type=file]").setInputFiles([png("flag of the fair.png", 102), png("tent of the fair.png", 103)]);
    await expect(option("flag of the fair.png")).toBeVisible();
    await expect(option("tent of the fair.png")).toBeVisible();
  });
  await test.step("one is found by its name, and renamed", async () => {
    await page.getByRole("searchbox", { name: "Search images" }).fill("tent fair");
    await expect(option("flag of the fair.png")).toHaveCount(0);
    await option("tent of the fair.png").click();
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Large tent of the fair");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(option("Large tent of the fair")).toBeVisible();
  });
  await test.step("and deleted, after it was said that nothing shows it", async () => {
    await page.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete Large tent of the fair?" });
    await expect(dialog.getByText("No template shows it.")).toBeVisible();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(option("Large tent of the fair")).toHaveCount(0);
  });
  await test.step("the way to the template that shows one", async () => {
    await page.getByRole("searchbox", { name: "Search images" }).fill("poster");
    await option("poster of the fair.png").click();
    await page.getByRole("link", { name: "Shows the poster" }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/${id}`));
    await page.goBack();
    await expect(title(page, "Images")).toBeVisible();
  });
});

test("whoever sees the images first without a connection can try again", async ({ page }) => {
  await page.route("**/api/v2/assets/user?**", (route) => route.abort());
  await openAs(page, people.ben, "/?pictures=true");
  await expect(page.getByText("The images could not be loaded")).toBeVisible();
  await page.unroute("**/api/v2/assets/user?**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No images yet").or(page.getByRole("listbox", { name: "Images" }))).toBeVisible();
});
