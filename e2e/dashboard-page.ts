import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.js";

/** The session ids of the test users. */
export const people = { ann: "demo-ann", ben: "demo-ben", ada: "demo-admin", fay: "demo-free" } as const;

/** Opens the dashboard as somebody who is signed in already. */
export async function openAs(page: Page, sessionId: string, path = "/"): Promise<void> {
  await page.addInitScript((id) => {
    if (window.origin !== "null") localStorage.setItem("mailwright.session", id);
  }, sessionId);
  await page.goto(path);
}

/** The card of a template, by its whole name. */
export function card(page: Page, name: string): Locator {
  return page.getByRole("article", { name, exact: true });
}

/** Opens the menu of a template. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await card(page, name).hover();
  await card(page, name)
    .getByRole("button", { name: `Actions for ${name}` })
    .click();
  return page.getByRole("menu", { name: `Actions for ${name}` });
}

/** Chooses an entry of a template's menu. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  const menu = await openMenu(page, name);
  await menu.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** The names of the entries of an open menu. */
export async function entriesOf(menu: Locator): Promise<string[]> {
  await expect(menu).toBeVisible();
  const texts = await menu.getByRole("menuitem").allTextContents();
  return texts.map((text) => text.trim());
}

/** A notification that says this. */
export function said(page: Page, words: string | RegExp): Locator {
  return page.getByRole("region", { name: "Notifications" }).getByText(words);
}
