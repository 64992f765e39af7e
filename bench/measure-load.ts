import type { Browser } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { median } from "./statistics.js";

export interface Load {
  readonly usableMs: number;
  readonly scriptAndStyleBytes: number;
}

/** Opens a page in a fresh context several times: how long until usable, and what had been fetched by then. */
export async function measureLoad(browser: Browser, server: BenchServer, path: string, rounds: number): Promise<Load> {
  const times: number[] = [];
  let scriptAndStyleBytes = 0;
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const before = server.fetched.length;
    await page.goto(server.url + path);
    await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
    const time = await page.evaluate(() => performance.getEntriesByName("usable")[0]?.startTime ?? 0);
    // What the editor fetches afterwards, at rest, for the time without a connection is not part of it.
    const early = await page.evaluate(
      (usableMs) =>
        performance.getEntriesByType("resource").flatMap((entry) => (entry.startTime <= usableMs ? new URL(entry.name).pathname : [])),
      time,
    );
    const fetched = server.fetched.slice(before).filter(({ path }) => early.includes(path));
    scriptAndStyleBytes = fetched.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    times.push(time);
    await context.close();
  }
  return { usableMs: median(times), scriptAndStyleBytes };
}
