import { apiOf } from "./api.js";
import { card, choose, entriesOf, openAs, openMenu, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, skipTour, test } from "./test.js";

test("Ann gives a template to Ben: it is his at once in both dashboards, and she goes on as an editor", async ({
  browser,
  page,
  product,
}) => {
  const name = "Given to Ben";
  const ann = await apiOf(product, people.ann);
  const { id } = await ann.createTemplate(name);
  const context = await browser.newContext({ baseURL: product.url });
  await skipTour(context);
  const his = await context.newPage();
  await openAs(his, people.ben, `/?status=draft&search=${name}`);
  await openAs(page, people.ann, `/?status=draft&search=${name}`);

  await test.step("she chooses him, and is asked before it is done", async () => {
    await choose(page, name, "Transfer ownership");
    const dialog = page.getByRole("dialog", { name: "Transfer ownership" });
    await expect(dialog.getByRole("button", { name: "Transfer" })).toBeDisabled();
    await dialog.getByRole("combobox", { name: "New owner" }).fill("ben");
    await page.getByRole("option", { name: "Ben Castellanos (ben@example.com)" }).click();
    await dialog.getByRole("button", { name: "Transfer" }).click();
    const question = page.getByRole("alertdialog", { name: "Transfer to Ben Castellanos?" });
    await question.getByRole("button", { name: "Transfer ownership" }).click();
    await expect(said(page, `“${name}” belongs to Ben Castellanos now`)).toBeVisible();
  });

  await test.step("it is among his drafts without a reload, and his to share and give away", async () => {
    await expect(card(his, name)).toBeVisible();
    expect(await entriesOf(await openMenu(his, name))).toEqual(expect.arrayContaining(["Share", "Transfer ownership"]));
  });

  await test.step("she may still edit it, and not share it", async () => {
    await openAs(page, people.ann, `/?status=shared&search=${name}`);
    const entries = await entriesOf(await openMenu(page, name));
    expect(entries).toContain("Rename and settings");
    expect(entries).not.toContain("Share");
    expect(entries).not.toContain("Transfer ownership");
    expect((await ann.call("PATCH", `/usertemplate/${id}`, { description: "still" })).status).toBe(200);
  });
  await context.close();
});
