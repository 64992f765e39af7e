import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

test("the labels of a menu are written where they stand, with mouse and keys, and are saved", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const components = letterWith({ id: "menu", type: "menu", props: { links: [{ text: "Shop" }, { text: "Stories" }, { text: "Help" }] } });
  const { id } = await api.createTemplate("Menu", { html: "<p></p>", css: "", components });
  await page.goto(`/edit/${id}`);
  const menu = blocks(page, "menu");
  await menu.getByText("Stories", { exact: true }).click();
  const label = page.getByRole("textbox", { name: "Menu, Link 2 of 3: Text" });
  await expect(label).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" and news");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Menu, Link 3 of 3: Text" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Questions");
  await page.keyboard.press("Escape");
  await expect(menu).toHaveText(/Shop\s*Stories and news\s*Questions/);
  await expect(
    page.getByRole("complementary", { name: "Settings & Styles" }).getByRole("button", { name: "Stories and news", exact: true }),
  ).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(menu).toHaveText(/Shop\s*Stories and news\s*Help/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const stored = async () => (await api.call("GET", `/usertemplate/${id}`)).text();
  await expect.poll(stored).toContain("Stories and news");
});
