import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** Puts the page into the background, or back. */
    beUnseen(isUnseen: boolean): void;
  }
}

/** Lets the pages of a context be as in the background: a browser that tests drive shows all of them. */
export async function allowUnseen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    const { requestAnimationFrame, setTimeout } = window;
    let isUnseen = false;
    Object.defineProperty(document, "hidden", { get: () => isUnseen });
    Object.defineProperty(document, "visibilityState", { get: () => (isUnseen ? "hidden" : "visible") });
    // No frame is painted, and timers come together, once a second.
    Object.assign(window, {
      requestAnimationFrame: (run: FrameRequestCallback) => (isUnseen ? waiting.push(run) : requestAnimationFrame(run)),
      setTimeout: (run: () => void, ms = 0) => setTimeout(run, isUnseen ? Math.max(ms, 1000 - (Date.now() % 1000)) : ms),
    });
    window.beUnseen = (unseen) => {
      isUnseen = unseen;
      document.dispatchEvent(new Event("visibilitychange"));
      for (const run of waiting.splice(0)) requestAnimationFrame(run);
    };
  });
}

/** Puts a page into the background, or back into sight. */
export async function beUnseen(page: Page, isUnseen: boolean): Promise<void> {
  await page.evaluate((unseen) => window.beUnseen(unseen), isUnseen);
}
