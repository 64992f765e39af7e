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

/** Clicks the middle of something, once it has come to rest: a dialog may still be on its way. */
export async function press(driver: EngineDriver, target: Target): Promise<void> {
  let at = await locate(driver, target);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const now = await locate(driver, target);
    const rests = now.x === at.x && now.y === at.y;
    at = now;
    if (rests) break;
  }
  await driver.click(at.x, at.y);
}

// Runs in the page: it may use nothing from outside itself.
function findInPage({ selector, name }: Target): Found | null {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      const label = element.getAttribute("aria-label") ?? (element.textContent || element.getAttribute("placeholder")) ?? "";
      if (name !== undefined && !label.trim().includes(name)) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      return {
        x: box.left + box.width / 2,
        y: box.top + box.height / 2,
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
