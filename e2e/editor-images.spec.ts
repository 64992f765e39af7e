import type { Route } from "@playwright/test";
import { PNG } from "pngjs";
import { apiOf } from "./api.js";
import { cell, documentOf, letterWith, section } from "./editor-letter.js";
import { imageDialog, png } from "./image-dialog.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

/** A picture of noise, which is heavy and large. */
function noisyPng(name: string) {
  const picture = new PNG({ width: 2200, height: 400 });
  for (let at = 0, noise = 7; at < picture.data.length; at++) {
    noise = (noise * 48271) % 2147483647;
    picture.data[at] = at % 4 === 3 ? 255 : noise & 255;
  }
  return { name, mimeType: "image/png", buffer: PNG.sync.write(picture, { deflateLevel: 0 }) };
}

const emptyLetter = letterWith({ id: "picture", type: "image", props: {} });

for (const person of ["ann", "ada", "fay"] as const) {
  test(`${person} uploads images, finds one again, and uses it in another place`, async ({ page, product }) => {
    const api = await apiOf(product, { ann: "demo-ann", ada: "demo-admin", fay: "demo-free" }[person]);
    const looks = { align: "right", width: 240, radius: 8, link: { kind: "web", value: "https://example.com/lamps" } };
    const components = letterWith({ id: "picture", type: "image", props: looks });
    const { id } = await api.createTemplate(`Images of ${person}`, { html: "<p></p>", components });
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
      const broken = { ...wrong, name: `half of ${person}.png`, buffer: png("half", 9).buffer.subarray(0, 40) };
      await upload([png(`lamp of ${person}.png`, 10), wrong, broken, png(`chair of ${person}.png`, 60)]);
      await expect(option(`lamp of ${person}.png`)).toBeVisible();
      await expect(option(`chair of ${person}.png`)).toBeVisible();
      await expect(dialog.getByText(new RegExp(`^${wrong.name} is not an image`))).toBeVisible();
      await expect(dialog.getByText(`${broken.name}: Compression error while reducing file size.`)).toBeVisible();
      for (const { name } of [wrong, broken]) await button(`Dismiss ${name}`).click();
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
    await test.step("a double click on the picture replaces it; its words, size, alignment and link stay", async () => {
      const panel = page.getByRole("complementary", { name: "Settings & Styles" });
      await panel.getByRole("textbox", { name: "Alternative text" }).fill("A lamp");
      const before = await blocks(page, "image").locator("img").getAttribute("src");
      await blocks(page, "image").locator("img").dblclick();
      await option(`chair of ${person}.png`).dblclick();
      await expect(dialog).toHaveCount(0);
      await expect(blocks(page, "image").locator("img")).not.toHaveAttribute("src", before ?? "");
      await expect(blocks(page, "image").locator("img")).toHaveAttribute("alt", "A lamp");
      await page.keyboard.press("ControlOrMeta+s");
      await expect(page.getByText("Template has been saved")).toBeVisible();
      const stored = await (await api.call("GET", `/usertemplate/${id}`)).text();
      for (const [name, value] of Object.entries({ ...looks, alt: "A lamp" }))
        expect(stored.replaceAll("\\", ""), name).toContain(`"${name}":${JSON.stringify(value)}`);
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
  await test.step("a large photo is at most 1 MB and 1920 px, and a notification says what it was", async () => {
    await upload([noisyPng("beach.png")]);
    await expect(page.getByText(/^beach\.png was reduced from 3\.\d MB to /)).toBeVisible();
    await expect(dialog.getByText("1,920 × 349 px")).toBeVisible();
    await option("deck.png").click();
  });
  await test.step("the largest first, and the newest", async () => {
    const order = dialog.getByRole("combobox", { name: "Order" });
    const first = dialog.getByRole("listbox", { name: "Global images" }).getByRole("option").first();
    await order.selectOption("Largest first");
    await expect(first).toHaveAccessibleName("beach.jpg");
    await order.selectOption("Newest first");
    await option("deck.png").click();
  });
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
    // A second copy is no fault.
    await option("Deck chair").click();
    await button("Copy to template").click();
    await expect(page.getByText("Deck chair is copied to the template").last()).toBeVisible();
    await expect(page.getByText("The image could not be copied.")).toHaveCount(0);
  });
  await test.step("the copy is deleted, and the original stays", async () => {
    await dialog.getByRole("tab", { name: "Template images" }).click();
    await option("Deck chair").click();
    await button("Delete").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(option("Deck chair")).toHaveCount(0);
    await dialog.getByRole("tab", { name: "Global images" }).click();
    await expect(dialog.getByRole("tab", { name: "Template images" })).toBeDisabled();
  });
  await test.step("delete", async () => {
    await option("Deck chair").dblclick();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Template has been saved")).toBeVisible();
    await blocks(page, "image").locator("img").dblclick();
    await dialog.getByRole("combobox", { name: "Order" }).selectOption("Used in this template");
    await expect(dialog.getByText("1 image", { exact: true })).toBeVisible();
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
    for (const nothing of ["", "   "]) {
      await field.fill("x");
      await field.fill(nothing);
      await expect(dialog.getByText("Image URL should not be empty.")).toBeVisible();
      await expect(button("Add")).toBeDisabled();
    }
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

test("the library is opened for a background, a social icon and a link of a menu, too", async ({ page, product }) => {
  const api = await apiOf(product, "demo-ann");
  const url = await api.upload("club of all places.png", png("club", 190).buffer);
  const signs = { id: "signs", type: "social", props: { icons: [{ network: "website" }] } };
  const menu = { id: "menu", type: "menu", props: { links: [{ text: "Rooms" }, { text: "Prices" }] } };
  const row = section("row", cell("column", [signs, menu]));
  const components = documentOf({ ...row, props: { padding: { top: 40, right: 0, bottom: 40, left: 0 } } });
  const { id } = await api.createTemplate("Places", { html: "<p></p>", components });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const { dialog, option } = imageDialog(page);
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  const use = async () => {
    await option("club of all places.png").dblclick();
    await expect(dialog).toHaveCount(0);
  };
  await test.step("a background", async () => {
    await blocks(page, "section").click({ position: { x: 4, y: 4 } });
    await panel.getByRole("button", { name: "Choose image" }).first().click();
    await use();
    await expect(panel.getByRole("textbox", { name: "Image address" }).first()).toHaveValue(url);
  });
  await test.step("a social icon", async () => {
    await blocks(page, "social").click();
    await panel.getByRole("button", { name: "Website", exact: true }).click();
    await panel.getByRole("group", { name: "Website", exact: true }).getByRole("button", { name: "Choose image" }).click();
    await use();
    await expect(blocks(page, "social").locator("img")).toHaveAttribute("src", url);
  });
  await test.step("a link of a menu, whose words are still written on the canvas", async () => {
    await blocks(page, "menu").click({ position: { x: 4, y: 4 } });
    await panel.getByRole("button", { name: "Rooms", exact: true }).click();
    await panel.getByRole("group", { name: "Rooms", exact: true }).getByRole("button", { name: "Choose image" }).click();
    await use();
    await expect(blocks(page, "menu").locator("img")).toHaveAttribute("src", url);
    await blocks(page, "menu").getByText("Rooms").click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("Halls");
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("button", { name: "Halls", exact: true })).toBeVisible();
    await expect(blocks(page, "menu").locator("img")).toHaveAttribute("src", url);
  });
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
  await expect(dialog.getByRole("combobox", { name: "Aspect ratio" })).toHaveValue("1:1");
  await expect(dialog.getByRole("combobox", { name: "Style" })).toHaveValue("photograph");
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
  await test.step("one that is on its way is given up", async () => {
    await page.route("**/api/v2/assets", () => {});
    await upload([png("given up.png", 161)]);
    const sending = dialog.getByRole("list", { name: "Uploads" }).getByRole("listitem").filter({ hasText: "Uploading given up.png" });
    await sending.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByText("given up.png")).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
  await test.step("the server fails: 'Image upload unsuccessful. Please try again.'", async () => {
    await page.route("**/api/v2/assets", (route) => route.fulfill({ status: 500, json: { code: "fault", message: "" } }), { times: 1 });
    await button("Retry cut.png").click();
    await expect(dialog.getByText("cut.png: Image upload unsuccessful. Please try again.")).toBeVisible();
  });
  await test.step("only the answer is lost: the next try stores it no second time", async () => {
    const answerLost = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route("**/api/v2/assets", answerLost, { times: 1 });
    await button("Retry cut.png").click();
    await expect(dialog.getByText(/^cut\.png was not uploaded, because there is no connection/)).toBeVisible();
    await button("Retry cut.png").click();
    await expect(option("cut.png")).toHaveCount(1);
    await dialog.getByRole("searchbox").fill("cut");
    await expect(dialog.getByText("1 image", { exact: true })).toBeVisible();
  });
});
