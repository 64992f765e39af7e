import type { Locator, Page } from "@playwright/test";

/** Time stands still on the page from here on, but for what a test lets pass. The clock is installed before the page is opened: a timer of before could not be cleared. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

interface Pause {
  readonly ms: number;
  readonly address: RegExp;
}

/** Types words into a field, and answers how many calls were made a millisecond before that pause is over, and at its end. */
export async function searchesAfter(page: Page, field: Locator, words: string, { ms, address }: Pause): Promise<readonly number[]> {
  let calls = 0;
  page.on("request", (request) => {
    if (address.test(request.url())) calls += 1;
  });
  await field.pressSequentially(words);
  await page.clock.runFor(ms - 1);
  await page.evaluate(() => undefined); // a call that was made meanwhile is known after this
  const early = calls;
  const asked = page.waitForRequest(address);
  await page.clock.runFor(1);
  await asked;
  return [early, calls];
}
