import type { Page } from "@playwright/test";
import { letterWith } from "./editor-letter.js";
import { imageDialog, png } from "./image-dialog.js";
import { pauseClock } from "./search-pause.js";
import { blocks, expect, test } from "./test.js";

const still =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='20'%3E%3Crect width='30' height='20' fill='red'/%3E%3C/svg%3E";

/** What the functions of the page were called with. */
interface Asked {
  readonly photos: (readonly [query: string, page: number])[];
  readonly words: object[];
  readonly icons: (readonly [query: string, offset: number])[];
  readonly searches: string[];
  readonly uploads: (readonly [name: string, bytes: number])[];
}

/**
 * A page of its own with an editor that it drives. Its library, its photos, its AI images, its icons and its shop fail with whatever is called
 * "broken", and remember what they were asked.
 */
async function openHost(page: Page, components: object): Promise<void> {
  await page.route("https://pictures.example/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: decodeURIComponent(still.split(",")[1] ?? "") }),
  );
  const html = `<!doctype html><html lang="en"><title>Host</title><style>body{margin:0}email-editor{display:block;block-size:100vh}</style>
    <body><email-editor name="host"></email-editor><script type="module" src="/cdn/mailwright.js"></script></body></html>`;
  await page.route("**/host", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.clock.install();
  await page.goto("/host");
  await page.evaluate(
    async ([document_, thumbnailUrl]) => {
      await customElements.whenDefined("email-editor");
      const editor = document.querySelector("email-editor");
      if (!editor) return;
      const asked: Asked = { photos: [], words: [], icons: [], searches: [], uploads: [] };
      const at = (name: string) => ({ id: name, name, url: `https://pictures.example/${encodeURIComponent(name)}.png`, thumbnailUrl });
      const failOn = (name: string) => {
        if (name.includes("broken")) throw new Error("as the test wants it");
      };
      const products = [
        { id: "1", name: "Moon", price: "62.00", categories: ["Light / Pendants"], url: "https://shop.example/moon", description: "Glows" },
        { id: "2", name: "Pen", price: "4.00", categories: ["Paper / Pens"], url: "https://shop.example/pen", description: "Writes" },
      ];
      Object.assign(window, { asked });
      editor.providers = {
        images: {
          list: async ({ search }) => {
            asked.searches.push(search);
            return { images: [{ ...at("Wall"), url: `${location.origin}/starter/arc-one.png` }], total: 1 };
          },
          upload: async (file) => {
            asked.uploads.push([file.name, file.size]);
            failOn(file.name);
            return at(file.name);
          },
          edit: async () => {
            throw new Error("as the test wants it");
          },
        },
        stock: {
          search: async (query, { page: number }) => {
            asked.photos.push([query, number]);
            return { photos: Array.from({ length: 20 }, (_, index) => at(`${query}${number}-${index}`)), hasMore: number === 1 };
          },
        },
        aiImages: {
          make: async (request) => {
            asked.words.push(request);
            failOn(request.prompt);
            return [1, 2, 3, 4].map((number) => at(`made ${number}`));
          },
        },
        pictureKinds: ["icon"],
        makePicture: async () => ({ url: "https://pictures.example/icon.png" }),
        icons: {
          search: async (query, { offset }) => {
            asked.icons.push([query, offset]);
            return { icons: Array.from({ length: 36 }, (_, index) => at(`icon ${offset + index}`)), total: 72 };
          },
        },
        shop: {
          stores: async () => [
            { id: "s", name: "Lamp house" },
            { id: "b", name: "Broken house" },
          ],
          categories: async () => ["Light / Pendants", "Paper / Pens"],
          products: async (store, category) => {
            failOn(store === "b" ? "broken" : "");
            return products.filter(({ categories }) => category === undefined || categories.includes(category));
          },
          connectUrl: "https://shop.example/connect",
        },
      };
      editor.document = document_ as NonNullable<typeof editor.document>;
    },
    [components, still] as const,
  );
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { readonly asked: Asked }).asked);

const emptyLetter = letterWith({ id: "picture", type: "image", props: {} });

test("a page's images: a placeholder that is left goes, addresses are needed, files are made small, and what fails is said", async ({
  page,
}) => {
  await openHost(page, emptyLetter);
  const { dialog, option, button, upload } = imageDialog(page);
  const image = blocks(page, "image");
  await test.step("the tabs are those of the page's functions", async () => {
    await image.click();
    await expect(dialog.getByRole("tab")).toHaveText(["Global images", "Free images", "AI images"]);
  });
  await test.step("on closing a placeholder that is still selected is removed", async () => {
    await page.keyboard.press("Escape");
    await expect(image).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+z");
    await image.click();
  });
  await test.step("'Image URL should not be empty.'", async () => {
    await button("Add by address").click();
    const field = dialog.getByRole("textbox", { name: "Image address" });
    for (const nothing of ["", "   "]) {
      await field.fill("x");
      await field.fill(nothing);
      await expect(dialog.getByText("Image URL should not be empty.")).toBeVisible();
      await expect(button("Use this address")).toBeDisabled();
    }
    await button("Cancel").first().click();
  });
  await test.step("600 ms after the last letter a search begins", async () => {
    await pauseClock(page);
    await dialog.getByRole("searchbox").pressSequentially("wall");
    await page.clock.runFor(599);
    const searched = async () => (await asked(page)).searches.filter((words) => words !== "");
    expect(await searched()).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(searched).toEqual(["wall"]);
    await page.clock.resume();
  });
  await test.step("'Compression error while reducing file size.'; 'Image upload unsuccessful. Please try again.'", async () => {
    await upload([{ ...png("half", 9), name: "half.png", buffer: png("half", 9).buffer.subarray(0, 40) }, png("broken.png", 4)]);
    await expect(dialog.getByText("half.png: Compression error while reducing file size.")).toBeVisible();
    await expect(dialog.getByText("broken.png: Image upload unsuccessful. Please try again.")).toBeVisible();
  });
  await test.step("an edited image that cannot be stored: 'Something went wrong. Try again!'", async () => {
    await option("Wall").click();
    await button("Edit image").click();
    const editor = page.getByRole("dialog", { name: "Edit image" });
    await editor.getByRole("button", { name: "Turn right", exact: true }).click();
    await editor.getByRole("button", { name: "Save image" }).click();
    await expect(editor.getByText("Something went wrong. Try again!")).toBeVisible();
    await editor.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(editor).toHaveCount(0);
  });
});

test("a page's photos, AI images and icons are asked for by page, with all four fields, after 500 ms", async ({ page }) => {
  await openHost(page, letterWith({ id: "picture", type: "image", props: {} }, { id: "sign", type: "icon", props: {} }));
  const { dialog, button } = imageDialog(page);
  await test.step("free images: from page 1 on, and the next one at the end of the list", async () => {
    await blocks(page, "image").click();
    await dialog.getByRole("tab", { name: "Free images" }).click();
    await expect(dialog.getByRole("option").first()).toBeVisible();
    await pauseClock(page);
    await dialog.getByRole("searchbox").pressSequentially("lamps");
    await page.clock.runFor(499);
    expect((await asked(page)).photos.filter(([query]) => query !== "")).toEqual([]);
    await page.clock.runFor(1);
    await page.clock.resume();
    const list = dialog.getByRole("listbox", { name: "Free images" });
    await expect(list.getByRole("option", { name: "lamps1-0", exact: true })).toBeVisible();
    await list.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("End");
    await expect
      .poll(async () => (await asked(page)).photos.filter(([query]) => query !== ""))
      .toEqual([
        ["lamps", 1],
        ["lamps", 2],
      ]);
  });
  await test.step("AI images: 'type to search', no words no images, a fault, and what is asked for", async () => {
    await dialog.getByRole("tab", { name: "AI images" }).click();
    await expect(dialog.getByText("Type to search")).toBeVisible();
    await expect(button("Generate")).toBeDisabled();
    const words = dialog.getByRole("textbox", { name: "What the image shall show" });
    await words.fill("broken");
    await button("Generate").click();
    await expect(dialog.getByText("Something went wrong. Try again later")).toBeVisible();
    await words.fill("A lamp");
    await dialog.getByRole("textbox", { name: "What it shall not show" }).fill("People");
    await button("Generate").click();
    await dialog.getByRole("option", { name: "Image 4" }).dblclick();
    await expect(dialog).toHaveCount(0);
    const usual = { aspectRatio: "1:1", style: "photograph" };
    expect((await asked(page)).words).toEqual([
      { prompt: "broken", negativePrompt: "", ...usual },
      { prompt: "A lamp", negativePrompt: "People", ...usual },
    ]);
  });
  await test.step("icons: only a search, 36 a page", async () => {
    await blocks(page, "icon").click();
    await page
      .getByRole("button", { name: /^(?:Choose an|Change) icon$/ })
      .last()
      .click();
    const chooser = page.getByRole("dialog", { name: "Choose an icon" });
    const icons = chooser.getByRole("toolbar", { name: "Icons" }).getByRole("button");
    await expect(icons).toHaveCount(36);
    await expect(chooser.getByRole("tab")).toHaveCount(0);
    await chooser.getByRole("button", { name: "More icons" }).click();
    await expect(icons).toHaveCount(72);
    await pauseClock(page);
    await chooser.getByRole("searchbox").pressSequentially("house");
    await page.clock.runFor(499);
    expect((await asked(page)).icons.map(([query]) => query)).toEqual(["", ""]);
    await page.clock.runFor(1);
    await expect
      .poll(async () => (await asked(page)).icons)
      .toEqual([
        ["", 0],
        ["", 36],
        ["house", 0],
      ]);
  });
});

test("a page's shop: a store first, then category and products; a fault, a way to connect one, and a lock without the right", async ({
  page,
}) => {
  await openHost(page, letterWith({ id: "words", type: "text", props: { text: "<p>Words</p>" } }));
  const dialog = page.getByRole("dialog", { name: "Products" });
  const [store, category, products] = ["Store", "Category", "Products"].map((name) => dialog.getByRole("combobox", { name, exact: true }));
  if (!store || !category || !products) throw new Error("three fields");
  const tile = page.getByRole("button", { name: "Products", exact: true });
  await tile.click();
  await expect(category).toBeDisabled();
  await expect(products).toBeDisabled();
  await test.step("'Error fetching the user products!'", async () => {
    await store.click();
    await page.getByRole("option", { name: "Broken house" }).click();
    await expect(dialog.getByText("Error fetching the user products!")).toBeVisible();
  });
  await test.step("choosing a category lists its products; Add, then Replace", async () => {
    await store.click();
    await page.getByRole("option", { name: "Lamp house" }).click();
    await category.click();
    await page.getByRole("option", { name: "Paper / Pens" }).click();
    await products.click();
    await expect(page.getByRole("option", { name: /^Moon/ })).toHaveCount(0);
    await page.getByRole("option", { name: "Pen, $4.00" }).click();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(blocks(page, "products").first()).toContainText(/Pen[\s\S]*\$4\.00[\s\S]*Buy Now/);
    await page.getByRole("button", { name: "Choose other products" }).click();
    await expect(dialog.getByRole("button", { name: "Replace", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("with no stores an empty message with a link", async () => {
    await page.evaluate(() => {
      const editor = document.querySelector("email-editor");
      const { shop } = editor?.providers ?? {};
      if (editor && shop) editor.providers = { ...editor.providers, shop: { ...shop, stores: async () => [] } };
    });
    await page.getByRole("button", { name: "Choose other products" }).click();
    await expect(dialog.getByText("No store is connected yet")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Connect a store" })).toHaveAttribute("href", "https://shop.example/connect");
    await page.keyboard.press("Escape");
  });
  await test.step("locked without the right: 'Not enabled in your plan'", async () => {
    await page.evaluate(() => {
      const editor = document.querySelector("email-editor");
      if (editor) editor.features = { entitlements: [] };
    });
    await expect(tile).toHaveAttribute("aria-disabled", "true");
    await expect(tile).toHaveAttribute("title", "Not enabled in your plan");
  });
});
