import type { Page } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { letterWith, openLetter, text } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const shopLetter = letterWith(
  { id: "title", type: "heading", props: { text: "Spring sale", color: "#aa0000" } },
  text("one", "The spring is here"),
  text("two", "Two"),
  { id: "go", type: "button", props: { label: "Spring shop", link: { kind: "web", value: "https://shop.test/spring" } } },
);
const openEditor = (page: Page, api: Api, name: string) => openLetter(page, api, name, shopLetter);

/** A press on the canvas that selects and edits nothing. */
async function select(page: Page, type: string, index = 0): Promise<void> {
  await blocks(page, type).nth(index).click();
  if (["text", "heading", "button"].includes(type)) {
    await expect(page.locator("[contenteditable=true]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[contenteditable=true]")).toBeHidden();
  }
  await expect(page.getByRole("toolbar", { name: /actions$/ })).toBeVisible();
}

/** Pastes as another program's clipboard would. */
async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((forms) => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(forms)) clipboardData.setData(type, words);
    focused?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }));
  }, data);
}

const toast = (page: Page, words: string) => page.getByRole("region", { name: "Notifications" }).getByText(words);

test("several blocks, the clipboard and styles", async ({ page, product, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const api = await apiOf(product, "demo-ann");
  await beSignedIn(page, "ann");
  await openEditor(page, api, "Clipboard");

  await test.step("Shift selects several; delete is one undo step", async () => {
    await select(page, "text", 0);
    await blocks(page, "button").click({ modifiers: ["Shift"] });
    await expect(page.locator(".mw-selection-frame")).toHaveCount(3);
    await expect(page.getByText(/^3 blocks selected/).first()).toBeVisible();
    await page.keyboard.press("Delete");
    await expect(blocks(page, "text")).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(blocks(page, "text")).toHaveCount(2);
    await expect(blocks(page, "button")).toHaveCount(1);
  });

  await test.step("copy says 'Copied successfully'; the copy is pasted into another template", async () => {
    await select(page, "heading");
    await page.keyboard.press("Control+c");
    await expect(toast(page, "Copied successfully")).toBeVisible();
    await openEditor(page, api, "Another one");
    await select(page, "button");
    await page.keyboard.press("Control+v");
    await expect(blocks(page, "heading")).toHaveCount(2);
    await page.keyboard.press("Control+z");
    await expect(blocks(page, "heading")).toHaveCount(1);
  });

  await test.step("words of a web page become blocks, cleaned", async () => {
    await select(page, "button");
    await paste(page, { "text/html": '<h2 onclick="x()">Pasted</h2><p style="color:red">from a page<script>alert(1)</script></p>' });
    await expect(blocks(page, "heading")).toHaveCount(2);
    await expect(blocks(page, "text")).toHaveCount(3);
    await page.keyboard.press("Control+z");
    await expect(blocks(page, "text")).toHaveCount(2);
  });

  await test.step("what cannot be pasted says so", async () => {
    await select(page, "button");
    await paste(page, { "text/html": '<img src="file:///a.png">' });
    await expect(toast(page, "Something went wrong. Could not paste")).toBeVisible();
  });

  await test.step("styles: 'Styles successfully copied.', pasted, and refused when they are no styles", async () => {
    await select(page, "heading");
    await page.keyboard.press("Control+Alt+c");
    await expect(toast(page, "Styles successfully copied.")).toBeVisible();
    await page.reload();
    await expect(blocks(page, "heading")).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText("not a style"));
    await select(page, "heading");
    await page.getByRole("button", { name: "Paste styles" }).click();
    await expect(toast(page, "Oops! The styles you tried to paste aren't in the right format.")).toBeVisible();
  });
});

test("a picture from the clipboard is reduced, stored and inserted", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  await openEditor(page, await apiOf(product, "demo-ann"), "Pictures");
  await select(page, "button");
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 300);
    const context = canvas.getContext("2d");
    if (context) context.fillStyle = "#2255cc";
    context?.fillRect(0, 0, 2400, 300);
    const file = new File([await canvas.convertToBlob({ type: "image/png" })], "wide.png", { type: "image/png" });
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file);
    focused?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }));
  });
  await expect(page.getByText(/^wide\.png was reduced from .+ to .+$/).first()).toBeVisible();
  await expect(blocks(page, "image")).toHaveCount(1);
  await test.step("'Compression error while reducing file size.'", async () => {
    await blocks(page, "image").click();
    const file = page.getByRole("complementary", { name: "Settings & Styles" }).locator("input[type=file]");
    const broken = Buffer.alloc(1_200_000, "x");
    broken.write("\x89PNG\r\n\x1a\n", "latin1");
    await file.setInputFiles({ name: "broken.png", mimeType: "image/png", buffer: broken });
    await expect(toast(page, "Compression error while reducing file size.")).toBeVisible();
    await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", /wide/);
  });
});

test("find and replace, commands, layers, shortcuts and the block's menu", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  await openEditor(page, await apiOf(product, "demo-ann"), "Tools");

  await test.step("find counts, next goes on, replace all is one undo step", async () => {
    const finds = page.getByRole("search", { name: "Find and replace" });
    await select(page, "heading");
    await page.keyboard.press("Control+f");
    await page.getByRole("searchbox", { name: "Find" }).fill("spring");
    await expect(finds.getByText("0 of 4")).toBeVisible();
    await page.getByRole("button", { name: "Next find" }).click();
    await expect(finds.getByText("1 of 4")).toBeVisible();
    await page.getByRole("textbox", { name: "Replace with" }).fill("summer");
    await page.getByRole("button", { name: "Replace all" }).click();
    await expect(blocks(page, "heading")).toHaveText("summer sale");
    await expect(blocks(page, "button")).toHaveText("summer shop");
    await finds.getByRole("button", { name: "Close" }).click();
    await expect(blocks(page, "heading")).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(blocks(page, "heading")).toHaveText("Spring sale");
    await expect(blocks(page, "button")).toHaveText("Spring shop");
  });

  await test.step("Ctrl+K finds commands, blocks and settings", async () => {
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Commands" });
    await dialog.getByRole("searchbox").fill("divider");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(blocks(page, "divider")).toHaveCount(1);
    await blocks(page, "divider").focus();
    await page.keyboard.press("Control+k");
    await dialog.getByRole("searchbox").fill("preview");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Exit preview" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(blocks(page, "divider")).toBeFocused();
    await select(page, "heading");
    await page.keyboard.press("Control+k");
    await dialog.getByRole("searchbox").fill("heading 3: size");
    await page.keyboard.press("Enter");
    const settings = page.getByRole("dialog", { name: "General settings" });
    await expect(settings.getByRole("spinbutton", { name: "Size" }).last()).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await dialog.getByRole("searchbox").fill("general settings");
    await page.keyboard.press("Enter");
    await expect(settings.getByRole("tab", { name: "General" })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
  });

  await test.step("the layers are a tree: arrows walk, Enter selects, Alt with an arrow moves", async () => {
    await page.getByRole("tab", { name: "Layers" }).click();
    const heading = page.getByRole("treeitem", { name: "Heading: Spring sale" });
    await select(page, "heading");
    await expect(heading).toHaveAttribute("aria-selected", "true");
    await expect(heading).toHaveAttribute("aria-posinset", "1");
    await heading.focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(heading).toHaveAttribute("aria-posinset", "2");
    await page.keyboard.press("Control+z");
    await page.getByRole("treeitem", { name: /^Text: Two/ }).click();
    await expect(page.getByRole("toolbar", { name: "Text actions" })).toBeVisible();
  });

  await test.step("? lists the shortcuts, and the block's menu opens at the pointer", async () => {
    await select(page, "heading");
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    for (const words of ["Find and replace", "Select several blocks"]) await expect(sheet.getByText(words)).toBeVisible();
    await page.keyboard.press("Escape");
    await blocks(page, "button").click({ button: "right" });
    for (const name of ["Copy", "Paste", "Duplicate", "Save as module", "Delete"]) {
      await expect(page.getByRole("menuitem", { name, exact: false }).first()).toBeVisible();
    }
  });
});
