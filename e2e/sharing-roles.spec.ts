import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { choose, openAs as openDashboard, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { blocks, expect, skipTour, staySignedIn, test } from "./test.js";

const cell = { id: "cell", type: "cell", props: {}, children: [{ id: "title", type: "heading", props: { text: "Hello" } }] };
const row = { id: "row", type: "section", props: {}, children: [cell] };
const wrapper = { id: "wrapper", type: "wrapper", props: {}, children: [row] };
const components = { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [wrapper] } };

test("Ann changes Ben from edit to comment while his editor is open, and back: he is told at once, and writes on without loading anything anew", async ({
  browser,
  page,
  product,
}) => {
  const name = "Roles of Ben";
  const ann = await apiOf(product, people.ann);
  const ben = await apiOf(product, people.ben);
  const { id } = await ann.createTemplate(name, { html: "<p>Ours</p>", css: "", components });
  const benId = (await (await ben.call("GET", "/session")).json()).id;
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  const context = await browser.newContext({ baseURL: product.url });
  await skipTour(context);
  const his = await context.newPage();
  await staySignedIn(his, people.ben);
  await his.goto(`/edit/${id}`);
  const write = async (words: string) => {
    await blocks(his, "heading").dblclick();
    await expect(his.locator("[contenteditable=true]")).toBeFocused();
    await his.keyboard.press("End");
    await his.keyboard.type(words);
    await his.keyboard.press("Escape");
  };
  const stored = async () => JSON.stringify((await (await ann.call("GET", `/usertemplate/${id}`)).json()).template.components);
  await openDashboard(page, people.ann, `/?status=shared&search=${name}`);
  const letBen = async (role: string) => {
    await choose(page, name, "Share");
    const dialog = page.getByRole("dialog", { name: "Share template" });
    await dialog.getByRole("combobox", { name: "What Ben Castellanos may do" }).selectOption(role);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step("as an editor Ben writes, and it is stored", async () => {
    await write(" from Ben");
    await expect.poll(stored).toContain("Hello from Ben");
  });

  await test.step("Ann lets him comment only: he is told what he may do, and comments", async () => {
    await letBen("Can comment");
    await expect(said(page, `“${name}” is shared with 1 person`)).toBeVisible();
    await expect(his.getByText(/^You may comment on this email/)).toBeVisible();
    await expect(his.getByRole("button", { name: "Save", exact: true })).toBeHidden();
    await expect(blocks(his, "heading")).toContainText("Hello from Ben");
    await his.getByRole("status").filter({ hasText: "You may comment" }).getByRole("button", { name: "Comments" }).click();
    const panel = his.getByRole("complementary", { name: "Comments" });
    await panel.getByRole("textbox", { name: /^Comment on/ }).fill("A shorter heading?");
    await panel.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(panel.getByText("A shorter heading?")).toBeVisible();
    await expectNoViolations(his, "a commenter");
  });

  await test.step("Ann lets him look only: he reads the comments", async () => {
    await letBen("Can view");
    await expect(his.getByText(/^You may view this email/)).toBeVisible();
    const panel = his.getByRole("complementary", { name: "Comments" });
    await expect(panel.getByText(/^You may read the comments/)).toBeVisible();
    await expect(panel.getByRole("textbox")).toBeHidden();
  });

  await test.step("Ann lets him edit again: once he is told so, what he writes is stored", async () => {
    await letBen("Can edit");
    await expect(said(his, "You may edit this email now.")).toBeVisible();
    await write(" again");
    await expect.poll(stored).toContain("Hello from Ben again");
    await expect(his.getByText(/^You may (view|comment)/)).toBeHidden();
  });
  await context.close();
});
