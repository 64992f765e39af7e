import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

/** A picture of one grey, so that each is another content. */
function png(name: string, grey: number) {
  const picture = new PNG({ width: 60, height: 40 });
  picture.data.fill(grey);
  return { name, mimeType: "image/png", buffer: PNG.sync.write(picture) };
}

const emptyLetter = letterWith({ id: "picture", type: "image", props: {} });

/** The image dialog, with its file field. */
function imageDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Images" });
  return {
    dialog,
    option: (name: string) => dialog.getByRole("option", { name }),
    button: (name: string) => dialog.getByRole("button", { name, exact: true }),
    upload: (files: ReturnType<typeof png>[]) => dialog.locator("input[type=file]").setInputFiles(files),
  };
}

for (const person of ["ann", "ada", "fay"] as const) {
  test(`${person} uploads images, finds one again, and uses it in another place`, async ({ page, product }) => {
    const session = { ann: "demo-ann", ada: "demo-admin", fay: "demo-free" }[person];
    const { id } = await (await apiOf(product, session)).createTemplate(`Images of ${person}`, {
      html: "<p></p>",
      components: emptyLetter,
    });
    await beSignedIn(page, person);
    await page.goto(`/edit/${id}`);
    const { dialog, option, button, upload } = imageDialog(page);
    await test.step("one click on the empty place opens the dialog; Template images are disabled when there are none", async () => {
      await blocks(page, "image").click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("tab", { name: "Global images" })).toHaveAttribute("aria-selected", "true");
      await expect(dialog.getByRole("tab", { name: "Template images" })).toBeDisabled();
    });
    await test.step("several files at once; a wrong one says so in words", async () => {
      const wrong = { name: `offer of ${person}.png`, mimeType: "image/png", buffer: Buffer.from("%PDF-1.7") };
      await upload([png(`lamp of ${person}.png`, 10), wrong, png(`chair of ${person}.png`, 60)]);
      await expect(option(`lamp of ${person}.png`)).toBeVisible();
      await expect(option(`chair of ${person}.png`)).toBeVisible();
      await expect(dialog.getByText(new RegExp(`^${wrong.name} is not an image`))).toBeVisible();
      await button(`Dismiss ${wrong.name}`).click();
    });
    await test.step("search by name, and use", async () => {
      await dialog.getByRole("searchbox", { name: "Search images" }).fill("lamp");
      await expect(option(`chair of ${person}.png`)).toHaveCount(0);
      await option(`lamp of ${person}.png`).click();
      await expect(dialog.getByText("60 × 40 px")).toBeVisible();
      await button("Use image").click();
      await expect(dialog).toHaveCount(0);
      await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", /\/api\/v2\/assets\/public\//);
    });
    await test.step("a double click on the picture replaces it, and its words stay", async () => {
      const panel = page.getByRole("complementary", { name: "Settings & Styles" });
      await panel.getByRole("textbox", { name: "Alternative text" }).fill("A lamp");
      const before = await blocks(page, "image").locator("img").getAttribute("src");
      await blocks(page, "image").locator("img").dblclick();
      await option(`chair of ${person}.png`).dblclick();
      await expect(dialog).toHaveCount(0);
      await expect(blocks(page, "image").locator("img")).not.toHaveAttribute("src", before ?? "");
      await expect(blocks(page, "image").locator("img")).toHaveAttribute("alt", "A lamp");
    });
  });
}

test("pictures are renamed, copied to the template and deleted with a warning that names who shows them", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Deck chairs", { html: "<p></p>", components: emptyLetter });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const { dialog, option, button, upload } = imageDialog(page);
  await blocks(page, "image").click();
  await upload([png("deck.png", 110)]);
  await option("deck.png").click();
  await test.step("rename", async () => {
    await button("Rename").click();
    const field = dialog.getByRole("textbox", { name: "Name" });
    await field.fill(" ");
    await expect(dialog.getByText("Please enter name")).toBeVisible();
    await field.fill("Deck chair");
    await field.press("Enter");
    await expect(option("Deck chair")).toBeVisible();
  });
  await test.step("copy to the template, whose tab can be chosen from then on", async () => {
    await button("Copy to template").click();
    const tab = dialog.getByRole("tab", { name: "Template images" });
    await expect(tab).toBeEnabled();
    await tab.click();
    await expect(option("Deck chair")).toBeVisible();
    await dialog.getByRole("tab", { name: "Global images" }).click();
  });
  await test.step("delete", async () => {
    await option("Deck chair").dblclick();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Template has been saved")).toBeVisible();
    await blocks(page, "image").locator("img").dblclick();
    await option("Deck chair").click();
    await expect(dialog.getByRole("complementary", { name: "Details" }).getByText("Deck chairs")).toBeVisible();
    await button("Delete").click();
    const question = page.getByRole("alertdialog", { name: "Delete Deck chair?" });
    await expect(question.getByText("Deck chairs")).toBeVisible();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(option("Deck chair")).toHaveCount(0);
  });
});

test("by keyboard: Enter opens the dialog, a placeholder that is left empty goes, and one button brings it back", async ({
  page,
  product,
}) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Keys", { html: "<p></p>", components: emptyLetter });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const { dialog, button } = imageDialog(page);
  const image = blocks(page, "image");
  await image.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await test.step("'Image URL should not be empty.', and nothing but web addresses", async () => {
    await button("Add by address").click();
    const field = dialog.getByRole("textbox", { name: "Image address" });
    await field.fill("x");
    await field.fill("");
    await expect(dialog.getByText("Image URL should not be empty.")).toBeVisible();
    await expect(button("Add")).toBeDisabled();
    await field.fill("lamp.png");
    await expect(dialog.getByText("Use an address that begins with https://.")).toBeVisible();
    await field.fill("https://127.0.0.1:9/lamp.png");
    await button("Add").click();
    await expect(dialog.getByText("No image could be fetched from this address.")).toBeVisible();
    await expect(button("Use the address as it is")).toBeVisible();
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(image).toHaveCount(0);
  await page.getByText("The image block without an image was removed.").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(image).toHaveCount(1);
});

test("free photos and AI images say how a service is connected where none is", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("No service", { html: "<p></p>", components: emptyLetter });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const { dialog, button } = imageDialog(page);
  await blocks(page, "image").click();
  await dialog.getByRole("tab", { name: "Free images" }).click();
  await expect(dialog.getByText("No photo service is connected")).toBeVisible();
  await expect(dialog.getByText(/PHOTOS_SERVICE/)).toBeVisible();
  await dialog.getByRole("tab", { name: "AI images" }).click();
  await expect(dialog.getByText("Type to search")).toBeVisible();
  await expect(button("Generate")).toBeDisabled();
  await expect(dialog.getByRole("combobox", { name: "Aspect ratio" }).getByRole("option")).toHaveText([
    "1:1",
    "3:4",
    "4:3",
    "16:9",
    "9:16",
  ]);
  await expect(dialog.getByRole("combobox", { name: "Style" }).getByRole("option")).toHaveCount(7);
  await dialog.getByRole("textbox", { name: "What the image shall show" }).fill("A red lamp");
  await button("Generate").click();
  await expect(dialog.getByText("No service for AI images is connected")).toBeVisible();
  await expect(button("Use image")).toBeDisabled();
});

test("an upload that meets no network is told, and the next try works", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Cut off", { html: "<p></p>", components: emptyLetter });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const { dialog, option, button, upload } = imageDialog(page);
  await blocks(page, "image").click();
  await expect(dialog.getByRole("searchbox")).toBeVisible();
  await page.route("**/api/v2/assets", (route) => route.abort());
  await upload([png("cut.png", 160)]);
  await expect(dialog.getByText("cut.png was not uploaded, because there is no connection. Please try again.")).toBeVisible();
  await page.unrouteAll();
  await button("Retry cut.png").click();
  await expect(option("cut.png")).toBeVisible();
});
