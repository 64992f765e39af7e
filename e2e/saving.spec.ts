import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumLaunchOptions } from "../scripts/testing/chromium.mjs";
import { apiOf } from "./api.js";
import { letterWith, openLetter, text } from "./editor-letter.js";
import { beSignedIn, blocks, createTemplate, expect, signIn, skipTour, test, untilDrafted, untilFetched } from "./test.js";

const theirs = letterWith({ id: "their-heading", type: "heading", props: { text: "Theirs" } });

test("a tab that saved in between gives a conflict, and mine can be kept as a copy", async ({ page, product }) => {
  await signIn(page, "Ann");
  const id = await createTemplate(page, "Two tabs");
  const api = await apiOf(product, "demo-ann");
  await api.call("PATCH", `/usertemplate/${id}`, { template: { html: "<p>theirs</p>", components: theirs } });

  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody else saved this template" });
  await dialog.getByRole("button", { name: "Keep mine as a copy" }).click();
  await expect(page.getByText("Your version has been saved as a copy")).toBeVisible();

  const stored = await (await api.call("GET", `/usertemplate/${id}`)).json();
  expect(JSON.stringify(stored)).toContain("Theirs");
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(blocks(page, "heading")).toHaveText("Your heading");
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
});

test("a tab that saved in between can be taken, and mine stays in undo", async ({ page, product }) => {
  await signIn(page, "Ann");
  const id = await createTemplate(page, "Overtaken");
  const api = await apiOf(product, "demo-ann");
  await api.call("PATCH", `/usertemplate/${id}`, { template: { html: "<p>theirs</p>", components: theirs } });

  await page.getByRole("button", { name: "Button", exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(blocks(page, "heading")).toHaveText("Theirs");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(blocks(page, "button")).toBeVisible();
});

test("two who worked in one email at once merge it: of what both changed each block is chosen", async ({ page, browser, product }) => {
  await signIn(page, "Ann");
  const api = await apiOf(product, "demo-ann");
  const heading = (text: string) => ({ id: "title", type: "heading", props: { text } });
  const button = (label: string) => ({ id: "button", type: "button", props: { label } });
  const id = await openLetter(page, api, "Both at once", letterWith(heading("Spring sale"), button("Shop now"), text("words", "Hello")));
  const elsewhere = await browser.newContext();
  await skipTour(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, "Ann");
  await other.goto(`/edit/${id}`);
  await write(other, "heading", "Spring offers");
  await write(other, "button", "See them");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("status").filter({ hasText: "Template has been saved" })).toBeVisible();
  await elsewhere.close();

  await write(page, "heading", "Spring party");
  await write(page, "text", "Good morning");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody else saved this template" });
  const choice = dialog.getByRole("group", { name: "Heading: Spring party" });
  await choice.getByRole("radio", { name: "Yours Spring party" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(choice.getByRole("radio", { name: "Theirs Spring offers" })).toBeChecked();
  await dialog.getByRole("button", { name: "Merge and save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Template has been saved" })).toBeVisible();
  for (const [type, words] of [
    ["heading", "Spring offers"],
    ["button", "See them"],
    ["text", "Good morning"],
  ] as const) {
    await expect(blocks(page, type)).toHaveText(words);
  }
  const stored = JSON.stringify(await (await api.call("GET", `/usertemplate/${id}`)).json());
  for (const words of ["Spring offers", "See them", "Good morning"]) expect(stored).toContain(words);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(blocks(page, "heading")).toHaveText("Spring party");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(blocks(page, "text")).toHaveText("Hello");
  await expect(blocks(page, "button")).toHaveText("See them");
});

test("work that was left unsaved is merged into what was saved since, and of what both changed each block is chosen", async ({
  page,
  context,
  product,
}) => {
  await signIn(page, "Ann");
  const api = await apiOf(product, "demo-ann");
  const letter = (title: string, label: string, words: string) =>
    letterWith(
      { id: "title", type: "heading", props: { text: title } },
      { id: "button", type: "button", props: { label } },
      text("words", words),
    );
  const id = await openLetter(page, api, "Left behind", letter("Spring sale", "Shop now", "Hello"));
  await write(page, "heading", "Spring party");
  await write(page, "text", "Good morning");
  await untilDrafted(page, "Good morning");
  await page.close();
  const saved = { html: "<p>theirs</p>", components: letter("Spring offers", "See them", "Hello") };
  await api.call("PATCH", `/usertemplate/${id}`, { template: saved });

  const next = await context.newPage();
  await next.goto(`/edit/${id}`);
  const offer = next.getByRole("dialog", { name: "Unsaved work found" });
  const choice = offer.getByRole("group", { name: "Heading: Spring party" });
  await choice.getByRole("radio", { name: "Theirs Spring offers" }).check();
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(blocks(next, "heading")).toHaveText("Spring offers");
  await expect(blocks(next, "button")).toHaveText("See them");
  await expect(blocks(next, "text")).toHaveText("Good morning");
  await next.getByRole("button", { name: "Save", exact: true }).click();
  await expect(next.getByRole("status").filter({ hasText: "Template has been saved" })).toBeVisible();
  const stored = JSON.stringify(await (await api.call("GET", `/usertemplate/${id}`)).json());
  for (const words of ["Spring offers", "See them", "Good morning"]) expect(stored).toContain(words);
});

/** Writes other words in the only block of this kind. */
async function write(page: Page, type: string, words: string): Promise<void> {
  const block = blocks(page, type);
  await block.getByText(/./).last().click();
  await expect(block.locator("[contenteditable=true]")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
  await page.keyboard.press("Escape");
  await expect(block).toHaveText(words);
}

test("a save that the network loses says so, loses nothing, and works the second time", async ({ page, context, faults }) => {
  await signIn(page, "Ann");
  await createTemplate(page, "Cut off");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await untilFetched(page, "/rest-"); // what is needed without a connection is fetched once the editor rests
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your project has not been saved, check your connection and try again")).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Template has been saved" })).toBeVisible();
  faults.length = 0;
});

test("leaving with unsaved work asks first", async ({ page }) => {
  await signIn(page, "Ann");
  await createTemplate(page, "Not yet saved");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(blocks(page, "text")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await closing;
  await expect(blocks(page, "text")).toBeVisible();
});

test("a killed browser loses at most the last second", async ({ product }) => {
  const profile = mkdtempSync(join(tmpdir(), "mailwright-profile-"));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...chromiumLaunchOptions(),
      viewport: { width: 1440, height: 900 },
      baseURL: product.url,
    });
  const before = await open();
  await skipTour(before);
  const first = before.pages()[0] ?? (await before.newPage());
  await signIn(first, "Ann");
  const id = await createTemplate(first, "Crashed");
  await first.getByRole("button", { name: "Heading", exact: true }).click();
  await first.getByRole("button", { name: "Divider", exact: true }).click();
  await untilDrafted(first, '"divider"');
  const ended = new Promise((resolve) => before.once("close", resolve));
  killBrowser(profile);
  await ended;

  const after = await open();
  await skipTour(after);
  const second = after.pages()[0] ?? (await after.newPage());
  // A browser writes local storage down at its leisure, up to a minute late, so whether it still knows who signed in is chance.
  await beSignedIn(second, "ann");
  await second.goto(`/edit/${id}`);
  const offer = second.getByRole("dialog", { name: "Unsaved work found" });
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(blocks(second, "heading")).toBeVisible();
  await expect(blocks(second, "divider")).toBeVisible();
  await after.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Ends the browser's own processes, and so all of its tabs, as a crash or the end of the battery would. */
function killBrowser(profile: string): void {
  execFileSync("pkill", ["-KILL", "-f", profile]);
}
