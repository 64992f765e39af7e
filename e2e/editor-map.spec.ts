import { startMapService, testMapKey } from "../packages/server/src/testing/test-map-service.js";
import type { TestService } from "../packages/server/src/testing/test-service.js";
import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { type Product, startProduct } from "./product.js";
import { test as base, beSignedIn, blocks, expect } from "./test.js";

/** The product with a service of maps on this machine. */
const test = base.extend<object, { readonly maps: TestService; readonly product: Product }>({
  maps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const maps = await startMapService();
      await use(maps);
      await maps.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ maps }, use) => {
      const product = await startProduct({ MAPS_SERVICE: "geoapify", MAPS_KEY: testMapKey, MAPS_URL: maps.base });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

test("a map is made of an address, undone in one step, and sent as a picture of the server's own", async ({ page, product, maps }) => {
  const api = await apiOf(product, "demo-ann");
  const components = letterWith({ id: "map", type: "map", props: {} });
  const { id } = await api.createTemplate("Opening", { html: "<p></p>", components });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const block = blocks(page, "map");
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  const make = panel.getByRole("button", { name: "Make the map", exact: true });
  await test.step("the empty place says both ways, and a click opens the settings, no dialog", async () => {
    await expect(block.getByText(/^Make a map of an address in the settings/)).toBeVisible();
    await block.click();
    await expect(make).toBeDisabled();
  });
  await test.step("a place that is not there is refused in words", async () => {
    await panel.getByRole("textbox", { name: "Address of the place" }).fill("Atlantis");
    await make.click();
    await expect(panel.getByRole("alert")).toContainText("This place was not found");
  });
  await test.step("one that is there is drawn, and undo takes the map back", async () => {
    await panel.getByRole("textbox", { name: "Address of the place" }).fill("Market Square, Cambridge");
    await make.click();
    await expect(panel.getByText("The map shows Market Square, Cambridge CB2 3QJ, United Kingdom.")).toBeVisible();
    await expect(block.locator("img")).toHaveAttribute("src", /\/api\/v2\/assets\/public\//);
    await expect(page.getByText("© OpenStreetMap contributors · Powered by Geoapify")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(block.locator("img")).toHaveCount(0);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(block.locator("img")).toHaveAttribute("alt", "Map: Market Square, Cambridge");
  });
  await test.step("nobody but the server has asked the service, and its key is nowhere in the page", async () => {
    expect(maps.calls.filter(({ url }) => url.startsWith("/v1/staticmap"))).toHaveLength(1);
    expect(await page.content()).not.toContain(testMapKey);
  });
});
