import type { Browser, Page } from "@playwright/test";
import type { Product } from "./product.js";
import { skipTour } from "./test.js";

/** A page of the product on a phone that is touched, past the tours. Its context is closed by the test. */
export async function openPhonePage(browser: Browser, { url }: Product): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await skipTour(context);
  return context.newPage();
}
