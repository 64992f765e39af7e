import { apiOf } from "./api.js";
import { letterWith, openLetter } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const title = { id: "title", type: "heading", props: { text: "Questions" } };

test("a carousel is added, given pictures, turned on the canvas, and sent with its first picture for those who cannot turn it", async ({
  page,
  product,
}) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const id = await openLetter(page, api, "Views of the shop", letterWith(title));
  await page.getByRole("button", { name: "Carousel", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  await expect(panel.getByText("Choose the pictures. Those that are missing are left out of the email.")).toBeVisible();
  const pictures = ["bakery", "arc-one", "arc-repair", "arc-battery"].map((name) => `${product.url}/starter/${name}.png`);
  const fill = async (name: string, index: number) => {
    const fields = panel.getByRole("group", { name, exact: true });
    if (!(await fields.isVisible())) await panel.getByRole("button", { name, exact: true }).click();
    await fields.getByRole("textbox", { name: "Image address" }).fill(pictures[index] ?? "");
    await fields.getByRole("textbox", { name: "Alternative text" }).fill(`View ${index + 1}`);
  };
  for (const index of [0, 1, 2]) await fill(`Picture ${index + 1}`, index);
  await panel.getByRole("button", { name: "Add a picture" }).click();
  await fill("Picture 4", 3);
  const carousel = blocks(page, "carousel");
  await test.step("a dot, a thumbnail and a key turn it on the canvas, and nothing is changed by that", async () => {
    const slide = (index: number) => carousel.locator(".mw-slide img").nth(index);
    await expect(slide(0)).toBeVisible();
    const undo = page.getByRole("button", { name: /^Undo/ }).first();
    const before = await undo.getAttribute("aria-label");
    await carousel.getByRole("radio", { name: "3/4 View 3" }).click();
    await expect(slide(2)).toBeVisible();
    await expect(slide(0)).toBeHidden();
    await carousel.locator("label").nth(1).click();
    await expect(slide(1)).toBeVisible();
    await page.keyboard.press("Alt+Enter");
    await expect(slide(2)).toBeVisible();
    expect(await undo.getAttribute("aria-label")).toBe(before);
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const read = async () => (await api.call("GET", `/usertemplate/export/${id}/html`)).text();
  await expect.poll(read).toContain("View 4");
  const html = await read();
  expect(html.match(/<input type="radio"/g)).toHaveLength(4);
  const inOutlook = html.replace(/<!--\[if !mso\]><!-->[\s\S]*?<!--<!\[endif\]-->/g, "");
  expect([...inOutlook.matchAll(/alt="(View \d)"/g)].map(([, alt]) => alt)).toEqual(["View 1"]);
  expect(inOutlook).not.toContain("<input");
});

test("the answers of an accordion are folded and unfolded on the canvas, written, and kept as the setting says", async ({
  page,
  product,
}) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const id = await openLetter(page, api, "Questions asked", letterWith(title, { id: "questions", type: "accordion", props: {} }));
  const accordion = blocks(page, "accordion");
  const answer = accordion.getByText("Yes, within 30 days, and free of charge.");
  await expect(answer).toBeHidden();
  await test.step("a press on the arrow shows the answer, and another one folds it", async () => {
    const arrow = accordion.locator("summary").nth(1);
    await arrow.click({ position: { x: 5, y: 12 } });
    await expect(answer).toBeVisible();
    await arrow.click({ position: { x: 5, y: 12 } });
    await expect(answer).toBeHidden();
    await expect(page.getByRole("button", { name: /^Undo/ }).first()).toBeDisabled();
  });
  await test.step("a press on the question writes it, and shows its answer; Alt+Enter folds it", async () => {
    await accordion.getByText("May I send it back?").click();
    await expect(page.getByRole("textbox", { name: "Accordion, Item 2 of 2: Title" })).toBeFocused();
    await expect(answer).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.type(" Please");
    await page.keyboard.press("Alt+Enter");
    await expect(answer).toBeHidden();
    await page.keyboard.press("Alt+Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: "Accordion, Item 2 of 2: Text" })).toBeFocused();
    await page.keyboard.press("Escape");
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const read = async () => (await api.call("GET", `/usertemplate/export/${id}/html`)).text();
  await expect.poll(read).toContain("May I send it back? Please");
  expect((await read()).match(/<details(?: open|>)/g)).toEqual(["<details open", "<details>"]);
});

test("a countdown takes one of its looks in one step", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  await openLetter(page, api, "Until the sale", letterWith(title));
  await page.getByRole("button", { name: "Timer", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  const look = (name: string) => panel.getByRole("radio", { name, exact: true });
  await expect(look("Plain")).toBeChecked();
  await look("Night").check();
  const ground = panel.getByRole("textbox", { name: "Background colour" });
  await expect(ground).toHaveValue("#10182b");
  await expect(panel.getByRole("combobox", { name: "Font of the numbers" })).toHaveValue("sans-serif");
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await expect(look("Plain")).toBeChecked();
  await expect(ground).toHaveValue("#ffffff");
  await page.getByRole("button", { name: /^Redo/ }).first().click();
  await ground.fill("#001122");
  await ground.press("Enter");
  await expect(look("Night")).not.toBeChecked();
});
