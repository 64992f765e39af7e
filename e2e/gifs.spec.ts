import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { type GiphyService, startGiphyService, testGiphyKey } from "./giphy-service.js";
import { type Product, startProduct } from "./product.js";
import { test as base, beSignedIn, blocks, expect } from "./test.js";

/** The product with a key of GIPHY, and with a service on this machine that speaks as GIPHY does. */
const test = base.extend<object, { readonly giphy: GiphyService; readonly product: Product }>({
  giphy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const giphy = await startGiphyService();
      await use(giphy);
      await giphy.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ giphy }, use) => {
      const product = await startProduct({ GIPHY_KEY: testGiphyKey, GIPHY_URL: giphy.base });
      giphy.showPicturesOf(product.url);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

test("with a key in its environment the product searches GIFs from the browser, and links the one that is chosen", async ({
  page,
  product,
  giphy,
}) => {
  const api = await apiOf(product, "demo-ann");
  const components = letterWith({ id: "picture", type: "image", props: {} });
  const { id } = await api.createTemplate("GIFs", { html: "<p></p>", components });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await blocks(page, "image").click();
  const dialog = page.getByRole("dialog", { name: "Images" });
  await dialog.getByRole("tab", { name: "GIFs" }).click();
  await expect(dialog.getByRole("option", { name: "Popular GIF" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Powered by GIPHY" })).toBeVisible();
  const search = dialog.getByRole("searchbox");
  await search.fill("zebra");
  await expect(dialog.getByRole("option")).toHaveCount(0);
  await search.fill("cat");
  await dialog.getByRole("option", { name: "cat GIF" }).click();
  await dialog.getByRole("button", { name: "Use image", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", `${product.url}/starter/arc-one.png`);
  expect(giphy.calls.map(({ url }) => new URL(url, giphy.base).searchParams.get("rating"))).not.toContain(null);
  const asking = giphy.calls.map(({ headers }) => headers.origin);
  expect(new Set(asking)).toEqual(new Set([product.url]));
});
