import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { people } from "./people.js";
import { blocks, expect, test } from "./test.js";
import { connectionOf, heading, letter, openAs } from "./together.js";

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Settings & Styles" });
const sizeOf = (page: Page) => panelOf(page).getByRole("spinbutton", { name: "Font size", exact: true });

async function setSize(page: Page, size: number): Promise<void> {
  await page.keyboard.press("Escape");
  await blocks(page, "heading").click();
  await sizeOf(page).fill(String(size));
  await sizeOf(page).press("Enter");
}

test("what two people changed while one had no connection is shown side by side, by keyboard, and theirs is taken as one step that Undo takes back", async ({
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const ann = await apiOf(product, people.ann);
  const ben = await apiOf(product, people.ben);
  const { id } = await ann.createTemplate("Apart", { html: "<p>Ours</p>", css: "", components: letter(heading("Hello")) });
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [(await (await ben.call("GET", "/session")).json()).id] });
  const stored = async () => JSON.stringify((await (await ann.call("GET", `/usertemplate/${id}`)).json()).template.components);
  let hersTo: Awaited<ReturnType<typeof connectionOf>> | undefined;
  const hers = await openAs(browser, product, people.ann, id, async (page) => {
    hersTo = await connectionOf(page);
  });
  const his = await openAs(browser, product, people.ben, id);
  await expect(hers.getByRole("button", { name: "Ben Castellanos is here too" })).toBeVisible({ timeout: 20_000 });
  const notice = hers.getByText(/^While you had no connection, others changed a block that you changed too/);
  const dialog = hers.getByRole("dialog", { name: "Changed on both sides" });

  await test.step("Ann loses her connection, and Ben stays; both change the size: hers stands for both, and closing the two sides decides nothing", async () => {
    await hersTo?.end();
    await setSize(hers, 48);
    await setSize(his, 28);
    await expect.poll(stored).toContain('"fontSize":28');
    hersTo?.pass(true);
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await expect(sizeOf(hers)).toHaveValue("48");
    await expect(sizeOf(his)).toHaveValue("48");
    await hers.getByRole("button", { name: "Compare" }).click();
    await expect(dialog.getByRole("radio", { name: "Theirs Font size: 28" })).not.toBeChecked();
    await dialog.getByRole("button", { name: "Not now" }).click();
    await expect(dialog).toBeHidden();
    await expect(sizeOf(hers)).toHaveValue("48");
  });

  await test.step("she loses it again; both change the size, and Ben leaves", async () => {
    await hersTo?.end();
    await setSize(hers, 40);
    await setSize(his, 24);
    await expect.poll(stored).toContain('"fontSize":24');
    await his.context().close();
  });

  await test.step("she is told when she is back; hers stands", async () => {
    hersTo?.pass(true);
    await expect(notice).toBeVisible({ timeout: 30_000 });
    await expect(sizeOf(hers)).toHaveValue("40");
    await expect.poll(stored).toContain('"fontSize":40');
  });

  await test.step("she looks at both, and takes his, by keyboard; the focus is where it was", async () => {
    await sizeOf(hers).focus();
    const compare = hers.getByRole("button", { name: "Compare" });
    await compare.focus();
    await hers.keyboard.press("Enter");
    const choice = dialog.getByRole("group", { name: "Heading: Hello" });
    await expect(choice.getByRole("radio", { name: "Yours Font size: 40" })).toBeChecked();
    await expect(choice.getByRole("radio", { name: "Yours Font size: 40" })).toBeFocused();
    await expectNoViolations(hers, "two sides");
    await hers.keyboard.press("ArrowDown");
    await expect(choice.getByRole("radio", { name: "Theirs Font size: 24" })).toBeChecked();
    await dialog.getByRole("button", { name: "Keep the chosen" }).focus();
    await hers.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(sizeOf(hers)).toHaveValue("24");
    await expect(sizeOf(hers)).toBeFocused();
    await expect.poll(stored).toContain('"fontSize":24');
  });

  await test.step("it is a change like any other: Ben sees it, and Undo takes it back", async () => {
    const again = await openAs(browser, product, people.ben, id);
    await expect(hers.getByRole("button", { name: "Ben Castellanos is here too" })).toBeVisible({ timeout: 20_000 });
    await blocks(again, "heading").click();
    await expect(sizeOf(again)).toHaveValue("24");
    await hers.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(sizeOf(again)).toHaveValue("40");
    await again.context().close();
  });
  await hers.context().close();
});
