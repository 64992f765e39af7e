import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { people } from "./people.js";
import { beSignedIn, blocks, expect, skipTour, staySignedIn, test } from "./test.js";

test("what two people wrote together gets a name, and the history says by whom", async ({ page, browser, product }) => {
  const ann = await apiOf(product, people.ann);
  const ben = await apiOf(product, people.ben);
  const components = letterWith({ id: "title", type: "heading", props: { text: "Our plan" } });
  const { id } = await ann.createTemplate("Agreed on", { html: "<p>Ours</p>", css: "", components });
  const benId = (await (await ben.call("GET", "/session")).json()).id;
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  const context = await browser.newContext({ baseURL: product.url });
  await skipTour(context);
  const his = await context.newPage();
  await staySignedIn(his, people.ben);
  await his.goto(`/edit/${id}`);
  await expect(page.getByRole("button", { name: /Ben Castellanos/ })).toBeVisible();

  await his.getByRole("button", { name: "Divider", exact: true }).click();
  await expect(blocks(page, "divider")).toBeVisible();
  await page.getByRole("button", { name: "Button", exact: true }).click();
  await expect(blocks(his, "button")).toBeVisible();

  await page.getByRole("button", { name: "Version history" }).click();
  const dialog = page.getByRole("dialog", { name: "Version history" });
  const rows = dialog.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await dialog.getByRole("button", { name: "Name this version" }).click();
  await page.keyboard.type("As agreed");
  await page.keyboard.press("Enter");
  await expect(rows.first()).toContainText("As agreed");
  await expect(rows.first()).toContainText("by Ann Lindqvist and Ben Castellanos");
  await expect(dialog.getByRole("button", { name: "Name this version" })).toBeFocused();

  await test.step("it is renamed in its place, and found among many", async () => {
    await dialog.getByRole("button", { name: "Rename “As agreed”" }).click();
    await page.keyboard.type("As printed");
    await page.keyboard.press("Enter");
    await expect(rows.first()).toContainText("As printed");
    await dialog.getByRole("checkbox", { name: "Named only" }).check();
    await expect(rows).toHaveCount(1);
  });

  const [stored] = await (await ann.call("GET", `/usertemplate/${id}/versions`)).json();
  expect(stored).toMatchObject({ name: "As printed", authors: [{ name: "Ann Lindqvist" }, { name: "Ben Castellanos" }] });
  const { template } = await (await ann.call("GET", `/usertemplate/${id}/version/${stored.versionDate}`)).json();
  expect(JSON.stringify(template.components)).toMatch(/divider.*button|button.*divider/);
  await context.close();
});
