import type { Browser } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { median } from "./statistics.js";

export interface Load {
  readonly usableMs: number;
  readonly scriptAndStyleBytes: number;
}

/** Opens pages several times, in turns, so that a busy moment meets all: how long until usable, and what had been fetched by then. */
export async function measureLoads(browser: Browser, server: BenchServer, paths: readonly string[], rounds: number): Promise<Load[]> {
  const loads: Load[][] = paths.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [nth, path] of paths.entries()) loads[nth]?.push(await measureLoad(browser, server, path));
  }
  return loads.map((each) => ({
    usableMs: median(each.map(({ usableMs }) => usableMs)),
    scriptAndStyleBytes: each.at(-1)?.scriptAndStyleBytes ?? 0,
  }));
}

/** Opens a page in a fresh context. */
async function measureLoad(browser: Browser, server: BenchServer, path: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const before = server.fetched.length;
  await page.goto(server.url + path);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  const usableMs = await page.evaluate(() => performance.getEntriesByName("usable")[0]?.startTime ?? 0);
  // What the editor fetches afterwards, at rest, for the time without a connection is not part of it.
  const early = await page.evaluate(
    (time) => performance.getEntriesByType("resource").flatMap((entry) => (entry.startTime <= time ? new URL(entry.name).pathname : [])),
    usableMs,
  );
  const fetched = server.fetched.slice(before).filter(({ path }) => early.includes(path));
  await context.close();
  return { usableMs, scriptAndStyleBytes: fetched.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) };
}
