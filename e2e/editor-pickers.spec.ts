import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

test("custom code, products and icons are chosen with a plan for them, and locked without", async ({ page, product }) => {
  const document = letterWith({ id: "code", type: "code", props: { html: "<p>Hello</p>" } });
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Own code", { html: "<p></p>", components: document });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await blocks(page, "code").click();
  await page.getByRole("button", { name: "Edit code" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit code" });
  await dialog.getByRole("textbox", { name: "HTML code" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("Written by hand <script>x()");
  await expect(dialog.getByText(/^You are not allowed to insert custom script/)).toBeVisible();
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(blocks(page, "code")).toContainText("Written by hand");
  await page.keyboard.press("Escape");
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  await test.step("With no stores an empty message is shown; 'Error fetching the user products!'", async () => {
    const products = page.getByRole("dialog", { name: "Products" });
    await page.route("**/api/v2/stores", (route) => route.fulfill({ json: [] }));
    await page.getByRole("button", { name: "Products", exact: true }).click();
    await expect(products.getByText("No store is connected yet")).toBeVisible();
    await expect(products.getByRole("link", { name: "Connect a store" })).toHaveAttribute("href", "/?stores=true");
    await test.step("whoever connects one in the other window and comes back finds it", async () => {
      await page.unrouteAll();
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(products.getByRole("combobox", { name: "Store" })).toBeEnabled();
    });
    await products.getByRole("button", { name: "Cancel" }).click();
    await page.route("**/api/v2/stores", (route) => route.abort());
    await panel.getByRole("button", { name: "Choose products" }).click();
    await expect(products.getByText("Error fetching the user products!")).toBeVisible();
    await page.unrouteAll();
    await products.getByRole("button", { name: "Retry" }).click();
  });
  await test.step("Category and product inputs disabled until a store is chosen; choosing a category reloads products; Add, then Replace", async () => {
    const products = page.getByRole("dialog", { name: "Products" });
    const [store, category, product] = ["Store", "Category", "Products"].map((name) =>
      products.getByRole("combobox", { name, exact: true }),
    );
    if (!store || !category || !product) throw new Error("three fields");
    await expect(store).toBeEnabled();
    await expect(category).toBeDisabled();
    await expect(product).toBeDisabled();
    await expect(products.getByRole("radio", { name: "Horizontal" })).toBeChecked();
    await expect(products.getByRole("button", { name: "Add" })).toBeDisabled();
    await store.click();
    await page.getByRole("option", { name: "Northlight" }).click();
    await category.click();
    await page.getByRole("option", { name: "Paper / Notebooks" }).click();
    await product.click();
    await expect(page.getByRole("option", { name: /^Moon pendant/ })).toHaveCount(0);
    const notebook = page.getByRole("option", { name: "Field notebook, $14.00" });
    expect(await notebook.evaluate((row) => (row as HTMLElement).offsetHeight)).toBe(56); // the height of a product's row
    await notebook.click();
    await page.keyboard.press("Escape");
    for (const name of ["Show category", "Show description"]) await products.getByRole("checkbox", { name }).check();
    await products.getByRole("radio", { name: "Vertical" }).check();
    await products.getByRole("button", { name: "Add" }).click();
    await expect(blocks(page, "products").first()).toContainText(/Field notebook[\s\S]*\$14\.00[\s\S]*Buy Now/);
    await expect(blocks(page, "products").first()).toContainText(/Notebooks/);
    await panel.getByRole("button", { name: "Choose other products" }).click();
    await expect(products.getByRole("button", { name: "Replace" })).toBeVisible();
    await expect(products.getByRole("radio", { name: "Vertical" })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(panel.getByRole("button", { name: "Choose other products" })).toBeFocused();
  });
  await test.step("icon chooser: 36 a page, more of them, and a search", async () => {
    await page.getByRole("button", { name: "Icon", exact: true }).click();
    await panel.getByRole("button", { name: "Change icon" }).click();
    const chooser = page.getByRole("dialog", { name: "Choose an icon" });
    const icons = chooser.getByRole("toolbar", { name: "Icons" }).getByRole("button");
    await expect(icons).toHaveCount(36);
    await chooser.getByRole("button", { name: "More icons" }).click();
    await expect(icons).toHaveCount(72);
    await chooser.getByRole("searchbox", { name: "Search icons" }).fill("bicycle");
    await expect(chooser.getByText(/^\d+ icons? found$/)).toBeVisible();
    await icons.first().click();
    await expect(chooser).toHaveCount(0);
    await expect(blocks(page, "icon").locator("img")).toHaveAttribute("src", /bicycle/);
    await panel.getByRole("button", { name: "Remove icon" }).click();
    await expect(blocks(page, "icon").locator("img")).toHaveCount(0);
  });
  await test.step("icons by keyboard: those used before, a category, a style, and the focus goes back to the button", async () => {
    const chooser = page.getByRole("dialog", { name: "Choose an icon" });
    const grid = (name: string) => chooser.getByRole("toolbar", { name, exact: true }).getByRole("button");
    await expect(panel.getByRole("button", { name: "Choose an icon" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chooser.getByRole("searchbox")).toBeFocused();
    await expect(grid("Used before")).toHaveCount(1);
    const category = chooser.getByRole("combobox", { name: "Category" });
    await category.selectOption({ index: 2 });
    await expect(grid("Used before")).toHaveCount(0);
    await chooser.getByRole("combobox", { name: "Style" }).selectOption("Bold");
    await expect(grid("Icons").first().locator("img")).toHaveAttribute("src", /-bold\.png/);
    await grid("Icons").first().focus();
    for (const key of ["ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await expect(chooser).toHaveCount(0);
    await expect(panel.getByRole("button", { name: "Change icon" })).toBeFocused();
    await expect(blocks(page, "icon").locator("img")).toHaveAttribute("src", /-bold\.png/);
  });
  // A paid plan had what the free one keeps and may not change.
  const fay = await apiOf(product, "demo-free");
  const { id: fayId } = (await (await fay.call("GET", "/session")).json()) as { id: string };
  const admin = await apiOf(product, "demo-admin");
  await admin.call("PATCH", `/people/${fayId}`, { subscriptionPlan: 2 });
  const free = await fay.createTemplate("No plan", { html: "<p></p>", components: document });
  await admin.call("PATCH", `/people/${fayId}`, { subscriptionPlan: 0 });
  page.on("dialog", (asked) => void asked.accept());
  await beSignedIn(page, "fay");
  await page.route("**/api/v2/session", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), entitlements: [] } });
  });
  await page.goto(`/edit/${free.id}`);
  await blocks(page, "code").click();
  await expect(page.getByRole("button", { name: "Edit custom code is not enabled in your plan" })).toHaveAttribute("aria-disabled", "true");
  await test.step("Code editing blocks and products blocks are locked when the plan or integration does not allow them", async () => {
    for (const name of ["Code", "Products"]) {
      const tile = page.getByRole("button", { name, exact: true });
      await expect(tile).toHaveAttribute("title", "Not enabled in your plan");
      await expect(tile).toHaveAttribute("aria-disabled", "true");
    }
  });
});
