import type { Locator, Page } from "@playwright/test";
import { expect, staySignedIn } from "./test.js";

interface Opening {
  /** The emails on the cards: they cost more than all the rest of the page, and stay empty for whoever does not look at them. */
  readonly previews?: "shown" | "empty";
}

/** Opens the dashboard as somebody who is signed in already. */
export async function openAs(page: Page, sessionId: string, path = "/", { previews = "empty" }: Opening = {}): Promise<void> {
  if (previews === "empty") {
    const empty = { contentType: "text/html", body: "<!doctype html><title>Email</title>" };
    await page.route(/template\/[^/]+\/preview\?/, (route) => route.fulfill(empty));
  }
  await staySignedIn(page, sessionId);
  await page.goto(path);
}

/** Goes to an address of the site as Back and Forward do: the page is not loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Both kinds of people: what the dashboard does holds for each unless a test says otherwise. */
export const roles = [
  { role: "a user", sessionId: "demo-ann", isAdmin: false },
  { role: "an administrator", sessionId: "demo-admin", isAdmin: true },
] as const;

/** The title of the view. */
export function title(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name, exact: true });
}

/** The card of a template, by its whole name. */
export function card(page: Page, name: string): Locator {
  return page.getByRole("article", { name, exact: true });
}

/** The sidebar. */
export function views(page: Page): Locator {
  return page.getByRole("navigation", { name: "Template views" });
}

/** An entry of the sidebar, with its count. */
export function entry(page: Page, name: string): Locator {
  return views(page).getByRole("link", { name: new RegExp(`^${name} [0-9,]+$`) });
}

/** The entry of one of the library's categories, with its count. People's own categories have entries of the same names. */
export function libraryEntry(page: Page, name: string): Locator {
  return entry(page, name).and(page.locator('a[href*="?category="]'));
}

/** The search field of the filter bar. */
export function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Search templates" });
}

/** Key after key without a pause between, however busy the machine is. Answers when the last one was pressed. */
export function typeAtOnce(page: Page, text: string): Promise<number> {
  return searchBox(page).evaluate((input: HTMLInputElement, words) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    for (let length = 1; length <= words.length; length++) {
      write?.call(input, words.slice(0, length));
      input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    }
    return performance.now();
  }, text);
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

/** Does the same without moving the pointer, also with an entry that looks disabled and says why it must wait. */
export async function chooseByKeys(page: Page, name: string, entry: string): Promise<void> {
  await card(page, name)
    .getByRole("button", { name: `Actions for ${name}` })
    .press("Enter");
  await page
    .getByRole("menu", { name: `Actions for ${name}` })
    .getByRole("menuitem", { name: entry, exact: true })
    .press("Enter");
}

/** The names of the entries of an open menu. */
export async function entriesOf(menu: Locator): Promise<string[]> {
  await expect(menu).toBeVisible();
  // Below the name of an entry that must wait stands the reason.
  const texts = await menu.locator("[role^=menuitem] .mw-menu-label > span:first-child").allTextContents();
  return texts.map((text) => text.trim());
}

/** What a screen reader is told besides: the region that waits for its turn. */
export function heard(page: Page): Locator {
  return page.locator("[data-mw-live=polite]").last();
}

/** Presses Tab, or an arrow in a toolbar, until what has the focus is called so. */
export async function tabTo(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" | "ArrowRight" = "Tab"): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`nothing that Tab reaches is called ${name}`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return (focused?.getAttribute("aria-label") ?? focused?.textContent ?? "").trim();
  });
}

/** Remembers from here on everything on the page that moves by itself. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { readonly hadRecentInput: boolean; readonly sources: { readonly currentRect: DOMRectReadOnly }[] };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push(...sources.map(({ currentRect }) => JSON.stringify(currentRect)));
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => (window as unknown as { readonly shifts: string[] }).shifts);
}

/** A notification that says this. */
export function said(page: Page, words: string | RegExp): Locator {
  return page.getByRole("region", { name: "Notifications" }).getByText(words);
}
