import { expect } from "@playwright/test";
import type { EngineDriver } from "./driver.js";

/** Something on the page: a CSS selector, and its accessible name or text where that matters. */
export interface Target {
  readonly selector: string;
  readonly name?: string;
}

/** Where it is on screen. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Whether a click on its middle would reach it. */
  readonly isOnTop: boolean;
}

/** Waits until something is on the page, looking into every shadow root, and answers where. */
export async function locate(driver: EngineDriver, target: Target, timeoutMs = 20_000): Promise<Found> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const found = await driver.evaluate(findInPage, target);
    if (found) return found;
    if (Date.now() > until) throw new Error(`nothing on the page is ${JSON.stringify(target)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether something is on the page now. */
export async function isOnPage(driver: EngineDriver, target: Target): Promise<boolean> {
  return (await driver.evaluate(findInPage, target)) !== null;
}

/** Where something is, once it has come to rest and nothing covers it: a dialog may still be on its way. */
export async function locateAtRest(driver: EngineDriver, target: Target, timeoutMs = 20_000): Promise<Found> {
  const until = Date.now() + timeoutMs;
  let at = await locate(driver, target, timeoutMs);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const now = await locate(driver, target, timeoutMs);
    const rests = now.x === at.x && now.y === at.y && now.isOnTop;
    at = now;
    if (rests) return at;
    if (Date.now() > until) throw new Error(`this never comes to rest: ${JSON.stringify(target)}`);
  }
}

/** Clicks the middle of something at rest. */
export async function press(driver: EngineDriver, target: Target, timeoutMs = 20_000): Promise<void> {
  const at = await locateAtRest(driver, target, timeoutMs);
  await driver.click(at.x, at.y);
}

/** Clicks a field once, and types when it has the focus. */
export async function fill(driver: EngineDriver, target: Target, text: string, timeoutMs = 20_000): Promise<void> {
  await press(driver, target, timeoutMs);
  await untilFocused(driver, target.selector);
  await driver.type(text);
}

/** Waits until something has the focus. */
export async function untilFocused(driver: EngineDriver, selector: string): Promise<void> {
  await expect.poll(() => driver.evaluate(hasFocus, selector), { message: `${selector} has the focus` }).toBe(true);
}

/** What a browser makes of a style of something, once it is as wanted. */
export async function untilStyled(driver: EngineDriver, selector: string, property: string, wanted: string): Promise<void> {
  await expect.poll(() => driver.evaluate(readStyle, { selector, property })).toBe(wanted);
}

/** Puts a file into a file field, as choosing it would. */
export async function chooseFile(driver: EngineDriver, name: string, text: string): Promise<void> {
  await expect.poll(() => driver.evaluate(putFile, { name, text })).toBe(true);
}

/** Runs in the page: a first visit without its guided tours. */
export function markToursDone(): void {
  localStorage.setItem("mailwright.editor.tour", "done");
  localStorage.setItem("mailwright.dashboardTourFinished", "true");
}

// Runs in the page: it may use nothing from outside itself.
function readStyle({ selector, property }: { readonly selector: string; readonly property: string }): string | null {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    const found = root.querySelector(selector);
    if (found) return getComputedStyle(found).getPropertyValue(property);
  }
  return null;
}

// Runs in the page: it may use nothing from outside itself.
function putFile({ name, text }: { readonly name: string; readonly text: string }): boolean {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    const field = root.querySelector<HTMLInputElement>("[role=dialog] input[type=file]");
    if (!field) continue;
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], name, { type: "text/html" }));
    field.files = chosen.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }
  return false;
}

// Runs in the page: it may use nothing from outside itself.
function hasFocus(selector: string): boolean {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.matches(selector) ?? false;
}

// Runs in the page: it may use nothing from outside itself.
function findInPage({ selector, name }: Target): Found | null {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const words = labels.map(({ textContent }) => textContent).join() || element.textContent || element.getAttribute("placeholder");
      const label = element.getAttribute("aria-label") ?? words ?? "";
      if (name !== undefined && !label.trim().includes(name)) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const top = root.elementFromPoint(x, y);
      return {
        x,
        y,
        isOnTop: top !== null && (element.contains(top) || top.contains(element)),
        left: box.left,
        top: box.top,
        width: box.width,
        height: box.height,
        text: (element.textContent ?? "").trim(),
      };
    }
  }
  return null;
}
