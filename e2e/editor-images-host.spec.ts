import type { Page } from "@playwright/test";
import { letterWith } from "./editor-letter.js";
import { blocks, expect, test } from "./test.js";

const letter = letterWith({ id: "picture", type: "image", props: {} });
const red =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='20'%3E%3Crect width='30' height='20' fill='red'/%3E%3C/svg%3E";

const lamp = { id: "1", name: "Lamp", price: "9", currency: "EUR" };

/** A page of its own with an editor that it drives. Whatever its library says is a picture is one. */
async function openHost(page: Page): Promise<void> {
  await page.route("https://pictures.example/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: decodeURIComponent(red.split(",")[1] ?? "") }),
  );
  const html = `<!doctype html><html lang="en"><title>Host</title><style>body{margin:0}email-editor{display:block;block-size:100vh}</style>
    <body><email-editor name="host"></email-editor><script type="module" src="/cdn/mailwright.js"></script></body></html>`;
  await page.route("**/host", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/host");
  await page.evaluate(async (document_) => {
    await customElements.whenDefined("email-editor");
    const editor = document.querySelector("email-editor");
    if (editor) editor.document = document_;
  }, letter);
}

/** One that has no pictures and draws its icons itself. */
async function openHostWithIcons(page: Page): Promise<void> {
  await openHost(page);
  await page.evaluate(() => {
    const editor = document.querySelector("email-editor");
    if (!editor) return;
    editor.providers = {
      images: { list: async () => ({ images: [] }) },
      pictureKinds: ["icon"],
      makePicture: async (asked) => ({ url: `https://pictures.example/${asked.kind === "icon" ? asked.id : "other"}.png` }),
    };
  });
}

/** Puts an icon into the email and presses the button that chooses another. */
async function addIcon(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Icon", exact: true }).click();
  await page
    .getByRole("button", { name: "Change icon" })
    .or(page.getByRole("button", { name: "Choose an icon" }))
    .click();
}

test("a page's own library is searched in parts, uploaded to, renamed and emptied", async ({ page }) => {
  await openHost(page);
  await page.evaluate((still) => {
    const editor = document.querySelector("email-editor");
    if (!editor) return;
    const names = Array.from({ length: 130 }, (_, index) => `Chair ${index + 1}`);
    const of = (name: string) => ({ id: name, name, url: `https://pictures.example/${encodeURIComponent(name)}.png`, thumbnailUrl: still });
    editor.providers = {
      images: {
        list: async ({ search, after }: { search: string; after?: string }) => {
          const found = names.filter((name) => name.toLowerCase().includes(search.toLowerCase()));
          const start = Number(after ?? 0);
          const next = start + 50 < found.length ? { next: String(start + 50) } : {};
          return { images: found.slice(start, start + 50).map(of), total: found.length, ...next };
        },
        upload: async ({ name }: File) => of(name),
        rename: async (_: unknown, name: string) => of(name),
        remove: async ({ name }: { name?: string }) => void names.splice(names.indexOf(name ?? ""), 1),
      },
    };
  }, red);
  await blocks(page, "image").click();
  const dialog = page.getByRole("dialog", { name: "Images" });
  await expect(dialog.getByText("130 images")).toBeVisible();
  await expect(dialog.getByRole("tab")).toHaveCount(0);
  const list = dialog.getByRole("listbox");
  await list.focus();
  await page.keyboard.press("ArrowRight");
  const chair = (number: number) => dialog.getByRole("option", { name: `Chair ${number}`, exact: true });
  // The end of what is there; the next part comes once it is on screen.
  for (const [last, next] of [
    [50, 51],
    [100, 101],
    [130, 130],
  ] as const) {
    await page.keyboard.press("End");
    await expect(chair(last)).toHaveAttribute("aria-selected", "true");
    await expect(chair(next)).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("129 images")).toBeVisible();
  await dialog.getByRole("searchbox", { name: "Search images" }).fill("chair 77");
  await dialog.getByRole("option", { name: "Chair 77" }).dblclick();
  await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", "https://pictures.example/Chair%2077.png");
});

test("a page shows a dialog of its own, whose answer is used", async ({ page }) => {
  await openHost(page);
  await page.evaluate(() => {
    const editor = document.querySelector("email-editor");

    if (editor) editor.providers = { images: { open: async () => ({ url: "https://pictures.example/own.png" }) } };
  });
  await blocks(page, "image").click();
  await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", "https://pictures.example/own.png");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a page without pictures has addresses, in `images: false` too", async ({ page }) => {
  await openHost(page);
  await page.evaluate(() => {
    const editor = document.querySelector("email-editor");
    if (editor) editor.providers = { images: false };
  });
  await blocks(page, "image").click();
  const dialog = page.getByRole("dialog", { name: "Images" });
  await expect(dialog.getByText("No images to choose from")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Image address" }).fill("https://pictures.example/address.png");
  await dialog.getByRole("button", { name: "Use this address" }).click();
  await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", "https://pictures.example/address.png");
});

test("a page shows free photos in a dialog of its own, and what is chosen there is used at once", async ({ page }) => {
  await openHost(page);
  const photo = "https://pictures.example/photo.png";
  await page.evaluate((url) => {
    const editor = document.querySelector("email-editor");
    if (!editor) return;
    let asked = 0;
    editor.providers = {
      images: { list: async () => ({ images: [] }) },
      stock: {
        open: async () => {
          asked += 1;
          return asked === 1 ? null : { url };
        },
      },
    };
  }, photo);
  await blocks(page, "image").click();
  const dialog = page.getByRole("dialog", { name: "Images" });
  await dialog.getByRole("tab", { name: "Free images" }).click();
  await expect(dialog.getByText("No image was chosen")).toBeVisible();
  await dialog.getByRole("button", { name: "Show them again" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", photo);
});

test("a page shows AI images, icons and products in dialogs of its own, and what is chosen there is used", async ({ page }) => {
  await openHostWithIcons(page);
  await page.evaluate((product) => {
    const editor = document.querySelector("email-editor");
    if (!editor) return;
    editor.providers = {
      ...editor.providers,
      aiImages: { open: async () => ({ url: "https://pictures.example/made.png" }) },
      icons: { open: async () => ({ id: "house" }) },
      shop: { open: async () => [product] },
    };
  }, lamp);
  await test.step("AI images", async () => {
    await blocks(page, "image").click();
    await page.getByRole("dialog", { name: "Images" }).getByRole("tab", { name: "AI images" }).click();
    await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", "https://pictures.example/made.png");
  });
  await test.step("icons", async () => {
    await addIcon(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(blocks(page, "icon").locator("img")).toHaveAttribute("src", "https://pictures.example/house.png");
  });
  await test.step("products", async () => {
    await page.getByRole("button", { name: "Products", exact: true }).click();
    await expect(blocks(page, "products")).toContainText(/Lamp[\s\S]*€9\.00/);
  });
});

test("a page's own photos, images from words, icons and shop are chosen in the editor's dialogs", async ({ page }) => {
  await openHostWithIcons(page);
  await page.evaluate((product) => {
    const editor = document.querySelector("email-editor");
    if (!editor) return;
    const at = (name: string) => ({ id: name, name, url: `https://pictures.example/${name}.png` });
    editor.providers = {
      ...editor.providers,
      stock: {
        search: async (query, { page: number }) => ({
          photos: [
            { ...at(`${query || "any"}-${number}`), authorName: query === "" ? "Ann Ash" : "Mia Lund", authorUrl: "javascript:alert(1)" },
          ],
          hasMore: number === 1,
          source: { name: "Photo house", url: "https://pictures.example/" },
        }),
        choose: async ({ name }) => ({ url: `https://pictures.example/bought-${name}.png` }),
      },
      aiImages: {
        make: async ({ prompt, style, aspectRatio }) => [at(`${prompt}-${style}-${aspectRatio.replace(":", "x")}`)],
        keep: async ({ name }) => at(`kept-${name}`),
      },
      icons: { search: async () => ({ icons: [at("house")], total: 1 }) },
      shop: {
        stores: async () => [{ id: "s", name: "Lamp house" }],
        products: async () => [product],
      },
    };
  }, lamp);
  const dialog = page.getByRole("dialog", { name: "Images" });
  const shown = blocks(page, "image").locator("img");
  await test.step("photos, part by part, with the names of who took them and no address that is none", async () => {
    await blocks(page, "image").click();
    await dialog.getByRole("tab", { name: "Free images" }).click();
    await dialog.getByRole("searchbox").fill("harbour");
    await expect(dialog.getByRole("option", { name: "Photo by Mia Lund" })).toHaveCount(2);
    await expect(dialog.getByRole("link", { name: "Photo house" })).toBeVisible();
    await dialog.getByRole("option").last().click();
    await expect(dialog.getByRole("complementary", { name: "Details" }).getByText("Mia Lund").last()).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Mia Lund" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Use image" }).click();
    await expect(shown).toHaveAttribute("src", "https://pictures.example/bought-harbour-2.png");
  });
  await test.step("images from words", async () => {
    await shown.dblclick();
    await dialog.getByRole("tab", { name: "AI images" }).click();
    await dialog.getByRole("textbox", { name: "What the image shall show" }).fill("lamp");
    await dialog.getByRole("combobox", { name: "Aspect ratio" }).selectOption("16:9");
    await dialog.getByRole("combobox", { name: "Style" }).selectOption("Sketch");
    await dialog.getByRole("button", { name: "Generate" }).click();
    await dialog.getByRole("option", { name: "Image 1" }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(shown).toHaveAttribute("src", "https://pictures.example/kept-lamp-sketch-16x9.png");
  });
  await test.step("icons, without categories where there are none", async () => {
    await addIcon(page);
    const chooser = page.getByRole("dialog", { name: "Choose an icon" });
    await expect(chooser.getByRole("combobox")).toHaveCount(0);
    await chooser.getByRole("button", { name: "house" }).click();
    await expect(blocks(page, "icon").locator("img")).toHaveAttribute("src", "https://pictures.example/house.png");
  });
  await test.step("products", async () => {
    await page.getByRole("button", { name: "Products", exact: true }).click();
    const products = page.getByRole("dialog", { name: "Products" });
    await products.getByRole("combobox", { name: "Store" }).click();
    await page.getByRole("option", { name: "Lamp house" }).click();
    await products.getByRole("combobox", { name: "Products" }).click();
    await page.getByRole("option", { name: /^Lamp/ }).click();
    await page.keyboard.press("Escape");
    await products.getByRole("button", { name: "Add" }).click();
    await expect(blocks(page, "products")).toContainText(/Lamp[\s\S]*€9\.00/);
  });
});
