import type { Browser, Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { text } from "./editor-letter.js";
import { people } from "./people.js";
import type { Product } from "./product.js";
import { blocks, expect, test } from "./test.js";
import { heading, letter, openAs, togetherFiles } from "./together.js";

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Settings & Styles" });
const colourOf = (page: Page) => panelOf(page).getByRole("textbox", { name: "Button colour, hex value" });

/** A draft of Ann's with a heading, a button and a text, which Ben has open too. */
async function openBoth(browser: Browser, product: Product, name: string) {
  const [ann, ben] = [await apiOf(product, people.ann), await apiOf(product, people.ben)];
  const components = letter(
    heading("Hello"),
    { id: "buy", type: "button", props: { label: "Buy", link: { kind: "web", value: "https://example.com" } } },
    text("words", "Words"),
  );
  const { id } = await ann.createTemplate(name, { html: "<p></p>", css: "", components });
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [(await (await ben.call("GET", "/session")).json()).id] });
  const fetched: string[] = [];
  const open = (sessionId: string) =>
    openAs(browser, product, sessionId, id, async (page) => void page.on("request", (request) => fetched.push(request.url())));
  const [hers, his] = await Promise.all([open(people.ann), open(people.ben)]);
  await expect(hers.getByRole("button", { name: "Ben Castellanos is here too" })).toBeVisible();
  await expect(his.getByRole("button", { name: "Ann Lindqvist is here too" })).toBeVisible();
  const stored = async () => JSON.stringify((await (await ann.call("GET", `/usertemplate/${id}`)).json()).template.components);
  return { ann, id, hers, his, fetched, stored, close: () => Promise.all([hers.context().close(), his.context().close()]) };
}

/** Puts the caret behind what stands in the text. */
async function writeBehind(page: Page): Promise<void> {
  await blocks(page, "text").dblclick();
  await expect(blocks(page, "text").locator("[contenteditable=true]")).toBeFocused();
  await page.keyboard.press("Control+End");
}

test("two people change one button at the same time, a program saves and an import comes in: both see all of it, and what is being written stays", async ({
  browser,
  product,
}) => {
  const { ann, id, hers, his, fetched, stored, close } = await openBoth(browser, product, "One button");
  expect(fetched.join(" ")).toMatch(togetherFiles);
  const colour = "#1f4fd8";

  await test.step("Ann changes its colour while Ben changes its label: both have both", async () => {
    for (const page of [hers, his]) await blocks(page, "button").click();
    await expect(colourOf(hers)).toHaveValue(colour);
    const label = panelOf(his).getByRole("textbox", { name: "Label", exact: true });
    await Promise.all([colourOf(hers).fill("#aa0033"), label.fill("Buy two")]);
    await Promise.all([colourOf(hers).press("Enter"), label.press("Enter")]);
    for (const page of [hers, his]) {
      await expect(blocks(page, "button")).toHaveText("Buy two");
      await expect(colourOf(page)).toHaveValue("#aa0033");
    }
    await expect.poll(stored).toMatch(/(?=.*#aa0033)(?=.*Buy two)/);
  });

  await test.step("Ann's undo takes back her colour, and not his label", async () => {
    await hers.getByRole("button", { name: /^Undo/ }).first().click();
    for (const page of [hers, his]) {
      await expect(colourOf(page)).toHaveValue(colour);
      await expect(blocks(page, "button")).toHaveText("Buy two");
    }
  });

  await test.step("a program saves by the API while Ann writes: both see what it changed, and she writes on", async () => {
    await writeBehind(hers);
    await hers.keyboard.type(" by Ann");
    await expect.poll(stored).toContain("by Ann");
    const { components } = (await (await ann.call("GET", `/usertemplate/${id}`)).json()).template;
    const saved = JSON.parse(JSON.stringify(components).replace('"Hello"', '"From a program"'));
    const saving = ann.call("PATCH", `/usertemplate/${id}`, { template: { html: "<p></p>", css: "", components: saved } });
    await hers.keyboard.type(", who writes on", { delay: 20 });
    expect((await saving).status).toBe(200);
    for (const page of [hers, his]) await expect(blocks(page, "heading")).toHaveText("From a program");
    await hers.keyboard.type(" and on");
    for (const page of [hers, his]) await expect(blocks(page, "text")).toHaveText("Words by Ann, who writes on and on");
    await expect.poll(stored).toMatch(/(?=.*From a program)(?=.*who writes on and on)/);
    await hers.keyboard.press("Escape");
  });

  await test.step("Ann imports another email while Ben writes: it is before both, and he has back what he wrote in", async () => {
    await writeBehind(his);
    await his.keyboard.type(" and by Ben");
    await expect(blocks(hers, "text")).toContainText("and by Ben");
    await hers.getByRole("button", { name: "Import code" }).click();
    const dialog = hers.getByRole("dialog", { name: "Import code" });
    const buffer = Buffer.from(
      "<mjml><mj-body><mj-section><mj-column><mj-text>Brought along</mj-text></mj-column></mj-section></mj-body></mjml>",
    );
    await dialog.locator("input[type=file]").setInputFiles({ name: "other.mjml", mimeType: "text/plain", buffer });
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByRole("button", { name: "Import", exact: true }).click();
    for (const page of [hers, his]) await expect(blocks(page, "text").filter({ hasText: "Brought along" })).toBeVisible();
    await his.getByRole("button", { name: "Restore" }).click();
    for (const page of [hers, his]) await expect(blocks(page, "text").filter({ hasText: "on and on and by Ben" })).toBeVisible();
    await expect.poll(stored).toMatch(/(?=.*Brought along)(?=.*and by Ben)/);
  });
  await close();
});

test("a template that two have open is deleted, restored, and published: whoever has it open is told at once, and how to go on", async ({
  browser,
  product,
}) => {
  const { ann, id, hers, his, stored, close } = await openBoth(browser, product, "Put away");
  const words = /^This email has been deleted/;

  await test.step("Ann deletes it elsewhere: both are told, keep what they see, and may copy it", async () => {
    await writeBehind(his);
    await his.keyboard.type(" of Ben");
    expect((await ann.call("PUT", `/usertemplate/${id}/status/deleted`)).status).toBe(200);
    for (const page of [hers, his]) {
      const told = page.getByRole("status").filter({ hasText: words });
      await expect(told).toBeVisible();
      await expect(told.getByRole("button", { name: "Save a copy" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeHidden();
    }
    await expect(blocks(his, "text")).toHaveText("Words of Ben");
    await expectNoViolations(his, "deleted while it is open");
  });

  await test.step("she restores it: Ben writes on where he was", async () => {
    await hers.getByRole("button", { name: "Restore" }).click();
    for (const page of [hers, his]) await expect(page.getByText(words)).toBeHidden();
    await expect(his.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    await writeBehind(his);
    await his.keyboard.type(", again");
    for (const page of [hers, his]) await expect(blocks(page, "text")).toHaveText("Words of Ben, again");
    await expect.poll(stored).toContain("Words of Ben, again");
  });

  await test.step("she ends the sharing and publishes it: Ben is told, and keeps his work to read; her own other window says so", async () => {
    const beside = await hers.context().newPage();
    await beside.goto(`/edit/${id}`);
    await expect(blocks(beside, "text")).toBeVisible();
    await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [] });
    await expect(his.getByText(/^Your access to this email has ended/)).toBeVisible();
    await hers.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(beside.getByRole("banner", { name: "Editor header" }).getByText("Published", { exact: true })).toBeVisible();
    await his.getByRole("status").getByRole("button", { name: "View code" }).click();
    await expect(his.getByRole("dialog", { name: "View code" })).toBeVisible();
  });
  await close();
});
