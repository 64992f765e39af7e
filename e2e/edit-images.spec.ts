import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { apiOf } from "./api.js";
import { openAs } from "./dashboard-page.js";
import { cell, documentOf, section } from "./editor-letter.js";
import { people } from "./people.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

/** A picture whose left half is dark, so that a turn shows. */
function halves(grey: number): Buffer {
  const picture = new PNG({ width: 120, height: 60 });
  for (let at = 0; at < picture.data.length; at += 4) {
    const value = (at / 4) % 120 < 60 ? grey : 240;
    picture.data.set([value, value, value, 255], at);
  }
  return PNG.sync.write(picture);
}

function imageEditor(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Edit image" });
  return {
    dialog,
    button: (name: string) => dialog.getByRole("button", { name, exact: true }),
    shown: (words: RegExp) => expect(dialog.getByText(words)).toBeVisible(),
  };
}

const shownIn = (page: Page) => blocks(page, "image").locator("img");

async function openLetter(page: Page, product: Parameters<typeof apiOf>[0], grey: number) {
  const api = await apiOf(product, people.ann);
  const src = await api.upload(`halves ${grey}.png`, halves(grey));
  const { id } = await api.createTemplate(`Edited images ${grey}`, {
    html: "<p></p>",
    components: documentOf({
      ...section("row", cell("column", [{ id: "picture", type: "image", props: { src } }])),
      props: { backgroundImage: src, padding: { top: 40, right: 0, bottom: 40, left: 0 } },
    }),
  });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await blocks(page, "image").click();
  return { id, src };
}

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Settings & Styles" });

test("an image of an email is edited, takes the place of the old one in one step, and goes on from its steps", async ({
  page,
  product,
}) => {
  const { src } = await openLetter(page, product, 21);
  const { dialog, button, shown } = imageEditor(page);
  await panelOf(page).getByRole("button", { name: "Edit image" }).click();
  await test.step("it is turned and saved", async () => {
    await shown(/^120 × 60 px, /);
    await button("Turn right").click();
    await shown(/^60 × 120 px, /);
    await button("Save image").click();
    await expect(dialog).toHaveCount(0);
    await expect(shownIn(page)).not.toHaveAttribute("src", src);
  });
  await test.step("undoing brings the old one back, and redoing the new one", async () => {
    const edited = await shownIn(page).getAttribute("src");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(shownIn(page)).toHaveAttribute("src", src);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(shownIn(page)).toHaveAttribute("src", edited ?? "");
  });
  await test.step("editing it again begins with the original and its steps", async () => {
    await blocks(page, "image").click();
    await panelOf(page).getByRole("button", { name: "Edit image" }).click();
    await shown(/^60 × 120 px, /);
    await button("Back to the original").click();
    await shown(/^120 × 60 px, /);
    await button("Cancel").click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test("the block's menu edits its image, and without a connection nothing is lost", async ({ page, product }) => {
  const { src } = await openLetter(page, product, 22);
  const { dialog, button, shown } = imageEditor(page);
  await blocks(page, "image").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Edit image" }).click();
  await shown(/^120 × 60 px, /);
  await button("Turn left").click();
  await page.route("**/api/v2/assets/picture/*/edit*", (route) => route.abort());
  await button("Save image").click();
  await expect(dialog.getByText("Something went wrong. Try again!")).toBeVisible();
  await expect(shownIn(page)).toHaveAttribute("src", src);
  await page.unroute("**/api/v2/assets/picture/*/edit*");
  await button("Save image").click();
  await expect(dialog).toHaveCount(0);
  await expect(shownIn(page)).not.toHaveAttribute("src", src);
  await test.step("a background is held at the focal point of its image, in one step", async () => {
    await blocks(page, "section").click({ position: { x: 4, y: 4 } });
    await panelOf(page).getByRole("button", { name: "Edit image" }).first().click();
    await dialog.getByRole("tab", { name: "Focus" }).click();
    await dialog.getByRole("slider", { name: "From the left" }).fill("90");
    await button("Save image").click();
    await expect(dialog).toHaveCount(0);
    const position = panelOf(page).getByRole("combobox", { name: "Background picture position" }).first();
    await expect(position).toHaveValue("center right");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(position).toHaveValue("center center");
  });
});

test("an image of the library is edited in the dashboard, and its original stays", async ({ page, product }) => {
  const api = await apiOf(product, people.ann);
  await api.upload("gate of the park.png", halves(23));
  await openAs(page, people.ann, "/?pictures=true");
  await page.getByRole("searchbox", { name: "Search images" }).fill("gate of the park");
  await page.getByRole("option", { name: "gate of the park.png" }).click();
  await page.getByRole("button", { name: "Edit image" }).click();
  const { dialog, button, shown } = imageEditor(page);
  await shown(/^120 × 60 px, /);
  await dialog.getByRole("tab", { name: "Text" }).click();
  await button("Text").click();
  await dialog.getByRole("textbox", { name: "Words" }).fill("Open");
  await button("Save image").click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("option", { name: "gate of the park, edited.jpg" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("option", { name: "gate of the park.png" })).toBeVisible();
});
