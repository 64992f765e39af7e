import type { Page } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { letterWith, openLetter } from "./editor-letter.js";
import { png } from "./image-dialog.js";
import { beSignedIn, blocks, expect, skipTour, test } from "./test.js";

const components = letterWith(
  { id: "title", type: "heading", props: { text: "Prices" } },
  { id: "words", type: "text", props: { text: "<p>hello from the shop</p>" } },
);

const bar = (page: Page) => page.getByRole("toolbar", { name: "Text formatting" });
const control = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const more = (page: Page) => page.getByRole("dialog", { name: "More formatting" });

/** Writes in the text, all of its words selected. Answers the element that is written in. */
async function write(page: Page) {
  await blocks(page, "text").getByText("hello from the shop").click();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await expect(bar(page)).toBeVisible();
  return text;
}

/** Presses a control of the bar, wherever it has room. */
async function use(page: Page, name: string): Promise<void> {
  if ((await bar(page).getByRole("button", { name, exact: true }).count()) === 0) await control(page, "More formatting").click();
  await control(page, name).click();
}

/** Every button of the bar in one line, inside of the window. */
async function expectOneLine(page: Page): Promise<void> {
  const boxes = await bar(page)
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
  const width = page.viewportSize()?.width ?? 0;
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
}

async function savedHtml(page: Page, api: Api, id: string, words: string): Promise<string> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const read = async () => (await api.call("GET", `/usertemplate/export/${id}/html`)).text();
  await expect.poll(read).toContain(words);
  return read();
}

test("at 1280 px the text bar is one line, and its controls reach the email", async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const id = await openLetter(page, api, "Text bar", components);
  const text = await write(page);
  await expectOneLine(page);
  const choose = async (menu: string, entry: string) => {
    await use(page, menu);
    await page
      .getByRole("menuitemcheckbox", { name: entry })
      .or(page.getByRole("menuitem", { name: entry, exact: true }))
      .click();
    await expect(text).toBeFocused();
  };
  await choose("Font size", "X-Large (24 px)");
  await choose("Line height", "200%");
  await choose("Letter case", "UPPER CASE");
  await use(page, "Highlight colour");
  await page.getByRole("dialog", { name: "Highlight colour" }).getByLabel("Custom colour").fill("#ffee00");
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await test.step("emoji and signs stand behind the words", async () => {
    await page.keyboard.press("End");
    await use(page, "Emoji and symbols");
    await control(page, "Party popper").click();
    await expect(text).toBeFocused();
    await use(page, "Emoji and symbols");
    await page.getByRole("searchbox", { name: "Search emoji and symbols" }).fill("arrow right");
    await page.keyboard.press("Enter");
    await expect(text).toHaveText("HELLO FROM THE SHOP🎉→");
  });
  await test.step("an image comes after the text, in one step; whoever chooses none writes on", async () => {
    const src = await api.upload("shop window.png", png("window", 77).buffer);
    const images = page.getByRole("dialog", { name: "Images" });
    await use(page, "Image after this text");
    await expect(images).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(images).toHaveCount(0);
    await expect(text).toBeFocused();
    await use(page, "Image after this text");
    await images.getByRole("option", { name: "shop window.png" }).dblclick();
    await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", src);
    const inOrder = page.locator("[data-block-id=words], [data-block-type=image]");
    expect(await inOrder.evaluateAll((all) => all.map((each) => each.getAttribute("data-block-type")))).toEqual(["text", "image"]);
    await expect(blocks(page, "image")).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(blocks(page, "image")).toHaveCount(0);
  });
  const html = await savedHtml(page, api, id, "HELLO FROM THE SHOP");
  // What all paragraphs of a block say alike is said by the box around them.
  expect(html).toMatch(/<div\sstyle="[^"]*line-height:2[;"][^>]*><p[^>]*><span/);
  expect(html).toMatch(/<span\sstyle="[^"]*font-size:24px[^"]*">HELLO FROM THE SHOP/);
  expect(html).toMatch(/background-color:#ffee00/);
  expect(html).toContain("🎉→");
});

test("at 390 px the text bar is one line: the most used in it, everything else behind More", async ({ browser, product }) => {
  const size = { width: 390, height: 844 };
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: size,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await skipTour(context);
  const page = await context.newPage();
  await beSignedIn(page, "ann");
  await openLetter(page, await apiOf(product, "demo-ann"), "Text bar on a phone", components);
  const text = await write(page);
  await expectOneLine(page);
  for (const name of ["Bold", "Link", "Bulleted list", "Numbered list"]) {
    await expect(bar(page).getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await bar(page).getByRole("button", { name: "More formatting" }).tap();
  await more(page).getByRole("button", { name: "Underline" }).tap();
  await expect(more(page).getByRole("button", { name: "Underline" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(control(page, "More formatting")).toHaveAccessibleDescription("On: Underline");
  await expect(text.getByText("hello from the shop")).toHaveCSS("text-decoration-line", "underline");
  await context.close();
});

test("the text bar is walked by keys, with what stands behind More", async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beSignedIn(page, "ann");
  await openLetter(page, await apiOf(product, "demo-ann"), "Text bar by keys", components);
  const text = await write(page);
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("End");
  await expect(control(page, "More formatting")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await expect(more(page).getByRole("button", { name: "Clear formatting" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(text.locator("sub")).toHaveText("hello from the shop");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
});

test("a table inside a text is made, grown, walked by Tab, and sent as one", async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const id = await openLetter(page, api, "Price list", components);
  const text = await write(page);
  await page.keyboard.press("End");
  await use(page, "Insert table");
  await control(page, "2 columns, 2 rows").click();
  await expect(text).toBeFocused();
  await page.keyboard.type("Size");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Price");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Small");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12");
  await expect(text.locator("tr")).toHaveCount(2);
  await use(page, "Table");
  await control(page, "Row below").click();
  await control(page, "Column after").click();
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await expect(text.locator("tr")).toHaveCount(3);
  await expect(text.locator("tr").first().locator("th")).toHaveCount(3);
  await test.step("the new column has the caret, and Tab goes on line by line", async () => {
    await page.keyboard.type("Stock");
    await expect(text.locator("th").nth(2)).toHaveText("Stock");
    for (let cell = 0; cell < 3; cell++) await page.keyboard.press("Tab");
    await page.keyboard.type("yes");
    await expect(text.locator("tr").nth(1)).toHaveText(/Small\s*12\s*yes/);
  });
  const html = await savedHtml(page, api, id, "Stock");
  const table = /<table[^>]*>\s*<tr>\s*<th[\s\S]*?<\/table>/.exec(html)?.[0] ?? "";
  expect(table.match(/<tr/g)).toHaveLength(3);
  expect(table.match(/<th\s[^>]*padding:8px/g)).toHaveLength(3);
  expect(table).toMatch(/Small[\s\S]*12[\s\S]*yes/);
});
