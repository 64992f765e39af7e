import type { Browser, Page } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { quantile } from "./statistics.js";

/** What the live checks cost the main thread after an edit, in milliseconds. */
export interface ChecksCost {
  /** All of it together, where a worker checks. */
  readonly edit: number;
  /** The longest that the page is held at a time, where a worker checks. */
  readonly longest: number;
  /** The same where there is no worker, and the page checks when it has nothing else to do. */
  readonly longestWithout: number;
}

const edits = 8;
/** Checks begin a quarter of a second after an edit; without a worker they take their time. */
const quietMs = 900;

/** Edits a block several times, and lets the checks follow each edit to its end. */
export async function measureChecks(browser: Browser, server: BenchServer, blocks: number): Promise<ChecksCost> {
  const beside = await measurePieces(browser, server, blocks, true);
  const within = await measurePieces(browser, server, blocks, false);
  const sums = beside.map((pieces) => pieces.reduce((sum, piece) => sum + piece, 0));
  return { edit: quantile(sums, 0.95), longest: Math.max(...beside.flat()), longestWithout: Math.max(...within.flat()) };
}

/** The pieces of work after each edit. */
async function measurePieces(browser: Browser, server: BenchServer, blocks: number, withWorker: boolean): Promise<number[][]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observeChecks);
  if (!withWorker) await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await page.goto(`${server.url}/editor?blocks=${blocks}`);
  await page.waitForFunction(() => (window as unknown as Observed).benchChecks.length > 0);
  await untilQuiet(page);
  const found: number[][] = [];
  for (let round = 0; round < edits; round++) {
    await page.evaluate(editOne, round);
    await page.waitForFunction(() => (window as unknown as Observed).benchChecks.length > 0);
    found.push(await untilQuiet(page));
  }
  await context.close();
  return found;
}

interface Observed {
  benchChecks: number[];
}

function observeChecks(): void {
  const observed: number[] = [];
  Object.assign(window, { benchChecks: observed });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "mailwright-checks") observed.push(duration);
  }).observe({ type: "measure" });
}

/** Waits until nothing more comes, and takes what came. */
async function untilQuiet(page: Page): Promise<number[]> {
  const count = () => page.evaluate(() => (window as unknown as Observed).benchChecks.length);
  let known = -1;
  for (let now = await count(); now !== known; now = await count()) {
    known = now;
    await page.waitForTimeout(quietMs);
  }
  return page.evaluate(() => (window as unknown as Observed).benchChecks.splice(0));
}

interface BenchEditor {
  run(command: string, args: unknown): Promise<unknown>;
  getDocument(): Promise<{ readonly root: BenchBlock }>;
}

interface BenchBlock {
  readonly id: string;
  readonly type: string;
  readonly children?: readonly BenchBlock[];
}

async function editOne(round: number): Promise<void> {
  const editor = document.querySelector("email-editor") as unknown as BenchEditor;
  const { root } = await editor.getDocument();
  const find = (block: BenchBlock): string | undefined => (block.type === "divider" ? block.id : block.children?.map(find).find(Boolean));
  await editor.run("set-props", { blockIds: [find(root)], props: { thickness: 2 + (round % 5) } });
}
