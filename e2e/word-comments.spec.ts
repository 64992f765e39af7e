import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { letterWith, text } from "./editor-letter.js";
import { beSignedIn, blocks, expect, skipTour, test } from "./test.js";

const benId = "018f0000-0000-7000-8000-000000000003";
const panelOf = (page: Page) => page.getByRole("complementary", { name: "Comments" });
const threadOf = (page: Page, name: string) => panelOf(page).getByRole("listitem", { name });
const markOf = (page: Page) => page.getByRole("button", { name: "Comment on “is here”: Ann Lindqvist" });

/** The letters of the email that lie under the mark. */
const markedWords = (page: Page) =>
  markOf(page).evaluate((mark) => {
    const editor = mark.getRootNode() as ShadowRoot;
    const mail = editor.querySelector(".mw-mail")?.shadowRoot;
    const lines = [...mark.children].map((line) => line.getBoundingClientRect());
    const walker = document.createTreeWalker(mail ?? document, NodeFilter.SHOW_TEXT);
    let words = "";
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (let at = 0; at < node.length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, width, top, height } = range.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width > 0 && lines.some((line) => x > line.left && x < line.right && y > line.top && y < line.bottom)) words += node.data[at];
      }
    }
    return words;
  });

test("two people talk about words in two browsers: the mark stays on them while they write, and is told to be gone with them", async ({
  browser,
  page,
  product,
}) => {
  const ann = await apiOf(product, "demo-ann");
  const components = letterWith({ id: "title", type: "heading", props: { text: "Spring sale" } }, text("one", "The spring is here"));
  const { id } = await ann.createTemplate("Talked about words", { html: "<p></p>", css: "", components });
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  const context = await browser.newContext({ baseURL: product.url });
  await skipTour(context);
  const his = await context.newPage();
  await beSignedIn(page, "ann");
  await beSignedIn(his, "ben");
  for (const each of [page, his]) {
    await each.goto(`/edit/${id}`);
    await expect(blocks(each, "text").first()).toBeVisible();
  }
  const stored = async () => JSON.stringify((await (await ann.call("GET", `/usertemplate/${id}`)).json()).template.components);
  const before = await stored();

  await test.step("she selects two words and comments on them: the email stays as it is", async () => {
    await blocks(page, "text").first().click();
    await expect(page.getByRole("toolbar", { name: "Text formatting" })).toBeVisible();
    await page.keyboard.press("Control+End");
    for (let letter = 0; letter < "is here".length; letter++) await page.keyboard.press("Shift+ArrowLeft");
    await page.getByRole("button", { name: "Comment on words" }).click();
    await panelOf(page).getByRole("textbox", { name: "Comment on “is here”" }).fill("Is it?");
    await page.keyboard.press("Control+Enter");
    await expect(threadOf(page, "“is here”, Text: The spring is here, 1 comment")).toContainText("Is it?");
    await expect.poll(() => markedWords(page)).toBe("is here");
    expect(await stored()).toBe(before);
  });

  await test.step("he sees them marked, and a press on them opens the thread", async () => {
    await expect.poll(() => markedWords(his)).toBe("is here");
    const box = await markOf(his).boundingBox();
    await his.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 6);
    await expect(threadOf(his, "“is here”, Text: The spring is here, 1 comment")).toBeVisible();
    await expectNoViolations(his, "comments on words");
  });

  await test.step("he writes before them: in both windows the mark stays on the words", async () => {
    await his.keyboard.press("Control+Home");
    await his.keyboard.type("At last: ");
    for (const each of [page, his]) {
      await expect(blocks(each, "text").first()).toContainText("At last: The spring is here");
      await expect.poll(() => markedWords(each)).toBe("is here");
    }
  });

  await test.step("he deletes them: the thread is kept, and both are told", async () => {
    await his.keyboard.press("Control+End");
    for (let letter = 0; letter < "is here".length; letter++) await his.keyboard.press("Backspace");
    for (const each of [page, his]) {
      await expect(threadOf(each, "“is here”, On words that are gone, 1 comment")).toBeVisible();
      await expect(markOf(each)).toHaveCount(0);
    }
  });
  await context.close();
});

test("who may comment and not write selects words of the email, and its owner sees the comment at once", async ({
  browser,
  page,
  product,
}) => {
  const ann = await apiOf(product, "demo-ann");
  const { id } = await ann.createTemplate("Commented by words", {
    html: "<p></p>",
    css: "",
    components: letterWith(text("one", "The spring is here")),
  });
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, {
    collaborators: [benId],
    collaboratorRoles: [{ userId: benId, role: "comment" }],
  });
  const context = await browser.newContext({ baseURL: product.url });
  await skipTour(context);
  const his = await context.newPage();
  await beSignedIn(page, "ann");
  await beSignedIn(his, "ben");
  for (const each of [page, his]) {
    await each.goto(`/edit/${id}`);
    await expect(blocks(each, "text").first()).toBeVisible();
  }
  const words = blocks(his, "text").first().locator("p");
  await expect(words).toHaveCSS("user-select", "text");
  await words.dblclick({ position: { x: 8, y: 8 } });
  await his.getByRole("button", { name: "Comment on words" }).click();
  await panelOf(his).getByRole("textbox", { name: "Comment on “The”" }).fill("Which one?");
  await his.keyboard.press("Control+Enter");
  await expect(threadOf(his, "“The”, Text: The spring is here, 1 comment")).toContainText("Which one?");
  await expect(page.getByRole("button", { name: /^Comment on “The”: Ben/ })).toBeVisible();
  await expectNoViolations(his, "words that a commenter selected");
  await context.close();
});
