import type { Browser, Page } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { observePaints, subjectOf, takeSamples, taskMs } from "./measure-cost.js";
import { median } from "./statistics.js";

export interface Load {
  readonly usableMs: number;
  readonly scriptAndStyleBytes: number;
  /** Elements of the page, those in shadow roots included. */
  readonly elements: number;
  readonly requestsUntilUsable: number;
  /** With what is fetched ahead, until nothing has been asked for during a second. */
  readonly requestsUntilQuiet: number;
  readonly bytesUntilQuiet: number;
  /** Of the page's own thread. */
  readonly processorUntilQuietMs: number;
  /** From the first press on a picture to the frame that outlines it. */
  readonly firstClickMs: number;
}

/** Opens pages several times, in turns, so that a busy moment meets all: how long until usable, and what had been fetched by then. */
export async function measureLoads(browser: Browser, server: BenchServer, paths: readonly string[], rounds: number): Promise<Load[]> {
  const loads: Load[][] = paths.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [nth, path] of paths.entries()) loads[nth]?.push(await measureLoad(browser, server, path));
  }
  return loads.map((each) => {
    const middle = (name: keyof Load) => median(each.map((load) => load[name]));
    return {
      usableMs: middle("usableMs"),
      scriptAndStyleBytes: middle("scriptAndStyleBytes"),
      elements: middle("elements"),
      requestsUntilUsable: middle("requestsUntilUsable"),
      requestsUntilQuiet: middle("requestsUntilQuiet"),
      bytesUntilQuiet: middle("bytesUntilQuiet"),
      processorUntilQuietMs: middle("processorUntilQuietMs"),
      firstClickMs: middle("firstClickMs"),
    };
  });
}

/** Opens a page in a fresh context. */
async function measureLoad(browser: Browser, server: BenchServer, path: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const { session } = await subjectOf(page);
  const before = server.fetched.length;
  await page.goto(server.url + path);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  const usableMs = await page.evaluate(() => performance.getEntriesByName("usable")[0]?.startTime ?? 0);
  // What the editor fetches afterwards, at rest, for the time without a connection is not part of it.
  const early = await page.evaluate(
    (time) => performance.getEntriesByType("resource").flatMap((entry) => (entry.startTime <= time ? new URL(entry.name).pathname : [])),
    usableMs,
  );
  const elements = await countElements(page);
  await untilQuiet(page, server);
  const all = server.fetched.slice(before);
  const processorUntilQuietMs = await taskMs(session);
  const firstClickMs = await clickFirst(page);
  const first = all.filter(({ path }) => early.includes(path));
  await context.close();
  return {
    usableMs,
    elements,
    scriptAndStyleBytes: sum(first.map(({ gzipBytes }) => gzipBytes)),
    requestsUntilUsable: first.length,
    requestsUntilQuiet: all.length,
    bytesUntilQuiet: sum(all.map(({ gzipBytes }) => gzipBytes)),
    processorUntilQuietMs,
    firstClickMs,
  };
}

async function clickFirst(page: Page): Promise<number> {
  const box = await page.locator("[data-block-type=image], [data-floor=picture]").first().boundingBox();
  if (!box) throw new Error("no picture is on the page");
  await observePaints(page, "pointerdown");
  await page.mouse.click(box.x + 4, box.y + 4, { delay: 60 });
  const [ms = Number.NaN] = await takeSamples(page);
  return ms;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll("*")].reduce((total, { shadowRoot }) => total + 1 + (shadowRoot ? count(shadowRoot) : 0), 0);
    return count(document);
  });
}

async function untilQuiet(page: Page, server: BenchServer): Promise<void> {
  for (let known = -1; known !== server.fetched.length; ) {
    known = server.fetched.length;
    await page.waitForTimeout(1000);
  }
}
