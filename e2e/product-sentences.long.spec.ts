import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { documentOf } from "./editor-letter.js";
import { people } from "./people.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const letter = documentOf({ id: "shop", type: "products", props: {} });

/** The dialog, with its fields. */
function productDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Products" });
  const field = (name: string) => dialog.getByRole("combobox", { name, exact: true });
  return {
    dialog,
    store: field("Store"),
    category: field("Category"),
    products: field("Products"),
    button: (name: string) => dialog.getByRole("button", { name, exact: true }),
    choose: async (of: ReturnType<typeof field>, name: string | RegExp) => {
      await of.click();
      await page.getByRole("option", { name }).click();
    },
  };
}

const heightOf = (page: Page, name: string | RegExp) =>
  page.getByRole("option", { name }).evaluate((row) => (row as HTMLElement).offsetHeight);

// A user, an administrator, and somebody on the free plan whose workspace has the integration.
for (const person of ["ann", "ada", "fay"] as const) {
  test(`${person}: products are chosen by store and category, added, and replaced`, async ({ page, product }) => {
    const api = await apiOf(product, people[person]);
    const { id } = await api.createTemplate(`Products of ${person}`, { html: "<p></p>", components: letter });
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (/^\/api\/v2\/(?:stores|products)/.test(pathname))
        asked.push(
          `${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, "{id}")} ${searchParams.get("return-deleted")} ${searchParams.get("category-name")}`,
        );
    });
    await beSignedIn(page, person);
    await page.goto(`/edit/${id}`);
    await blocks(page, "products").click();
    const { dialog, store, category, products, button, choose } = productDialog(page);
    await page.getByRole("button", { name: "Choose products" }).last().click();
    await test.step("category and product wait for a store; layout horizontal; 'Add' waits for a product", async () => {
      await expect(store).toBeEnabled();
      await expect(category).toBeDisabled();
      await expect(products).toBeDisabled();
      await expect(dialog.getByRole("radio", { name: "Horizontal" })).toBeChecked();
      await expect(dialog.getByRole("radio", { name: "Vertical" })).not.toBeChecked();
      for (const name of ["Show category", "Show description"]) await expect(dialog.getByRole("checkbox", { name })).toBeVisible();
      await expect(button("Add")).toBeDisabled();
    });
    await test.step("a store loads categories and products, a category other products", async () => {
      await store.click();
      // The specification's 22 px are less than a finger or an unsteady hand needs: 24 at least.
      expect(await heightOf(page, "Northlight")).toBe(28);
      await page.getByRole("option", { name: "Northlight" }).click();
      await expect(products).toBeEnabled();
      await category.click();
      expect(await heightOf(page, "Paper / Notebooks")).toBe(28);
      await page.getByRole("option", { name: "Paper / Notebooks" }).click();
      await products.click();
      const notebook = page.getByRole("option", { name: /^Field notebook, / });
      expect(await heightOf(page, /^Field notebook, /)).toBe(56);
      await notebook.click();
      await page.keyboard.press("Escape");
      expect(asked).toEqual([
        "GET /api/v2/stores null null",
        "GET /api/v2/stores/{id}/categories null null",
        "GET /api/v2/products/store/{id} false null",
        "GET /api/v2/products/store/{id} false Paper / Notebooks",
      ]);
    });
    await test.step("they stand in the email with their price, and 'Replace' takes their place", async () => {
      await button("Add").click();
      await expect(blocks(page, "products").first()).toContainText(/Field notebook[\s\S]*\$14\.00[\s\S]*Buy Now/);
      await page.getByRole("button", { name: "Choose other products" }).click();
      await expect(button("Replace")).toBeDisabled();
      await choose(store, "Northlight");
      await choose(products, /^Moon pendant, /);
      await page.keyboard.press("Escape");
      await button("Replace").click();
      await expect(blocks(page, "products").first()).toContainText("Moon pendant");
      await expect(blocks(page, "products").first()).not.toContainText("Field notebook");
    });
    await test.step("'Error fetching the user products!', and no store", async () => {
      await page.route("**/api/v2/products/store/*", (route) => route.abort());
      await page.getByRole("button", { name: "Choose other products" }).click();
      await choose(store, "Northlight");
      await expect(dialog.getByText("Error fetching the user products!")).toBeVisible();
      await page.unrouteAll();
      await button("Retry").click();
      await expect(dialog.getByText("Error fetching the user products!")).toHaveCount(0);
      await button("Cancel").click();
      await page.route("**/api/v2/stores", (route) => route.fulfill({ json: [] }));
      await page.getByRole("button", { name: "Choose other products" }).click();
      await expect(dialog.getByText("No store is connected yet")).toBeVisible();
      await expect(dialog.getByRole("link", { name: "Connect a store" })).toHaveAttribute("href", "/?stores=true");
    });
  });
}
