import type { Browser, CDPSession, Locator, Page } from "playwright";
import type { BenchServer } from "./bench-server.js";
import { median, quantile } from "./statistics.js";

/** What an edit costs, in milliseconds. */
export interface Editing {
  readonly keyToPaintMedianMs: number;
  readonly keyToPaintP95Ms: number;
  /** Main thread time of a key and its share of everything that follows from it: steadier than the clock on a busy machine. */
  readonly keyCpuMs: number;
  readonly dragMoveCpuMs: number;
  readonly dragFrameP95Ms: number;
  readonly dropMs: number;
  readonly undoMs: number;
  readonly undoCpuMs: number;
}

const keys = 60;
const moves = 60;
const undoRounds = 7;

/** Types, drags and undoes in an opened editor. */
export async function measureEditing(browser: Browser, server: BenchServer, blocks: number): Promise<Editing> {
  const page = await openPage(browser, `${server.url}/editor?blocks=${blocks}`);
  await untilFilled(page);
  const typing = await measureTyping(page, page.locator("[data-block-type=text] p").first());
  await page.keyboard.press("Escape");
  const drag = await measureDrag(page);
  const undo = await measureUndo(page);
  await page.context().close();
  return { ...typing, ...drag, ...undo };
}

/** The same typing and moving on the floor page. */
export async function measureFloor(browser: Browser, server: BenchServer, blocks: number) {
  const page = await openPage(browser, `${server.url}/floor?blocks=${blocks}`);
  const typing = await measureTyping(page, page.locator("p").first());
  const session = await measuringSession(page);
  const dragMoveCpuMs = await cpuOfMoves(page, session, () => page.mouse.move(400, 300));
  await page.context().close();
  return { ...typing, dragMoveCpuMs };
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  return page;
}

/** Rows beyond the first screen are drawn in idle time; until then they hold room for themselves. */
async function untilFilled(page: Page): Promise<void> {
  const waiting = page.locator("mw-row[style*=min-height]");
  while ((await waiting.count()) > 0) await page.waitForTimeout(100);
  await page.waitForTimeout(500);
}

async function measureTyping(page: Page, text: Locator) {
  await text.click();
  await page.waitForTimeout(400);
  await sampleToPaint(page, "keydown");
  const session = await measuringSession(page);
  const before = await taskMs(session);
  for (let key = 0; key < keys; key++) await page.keyboard.press("abcdefgh "[key % 9] ?? "a", { delay: 25 });
  await page.waitForTimeout(600);
  const keyCpuMs = ((await taskMs(session)) - before) / keys;
  const samples = (await readSamples(page)).slice(5);
  return { keyToPaintMedianMs: median(samples), keyToPaintP95Ms: quantile(samples, 0.95), keyCpuMs };
}

async function measureDrag(page: Page) {
  const session = await measuringSession(page);
  const tile = await boxOf(page.getByRole("button", { name: "Divider", exact: true }));
  const canvas = await boxOf(page.getByRole("main", { name: "Canvas" }));
  await page.mouse.move(tile.x + 20, tile.y + 20);
  await page.mouse.down();
  await page.mouse.move(tile.x + 60, tile.y + 40, { steps: 4 });
  const frames = sampleFrames(page);
  const dragMoveCpuMs = await cpuOfMoves(page, session, (move) =>
    page.mouse.move(canvas.x + canvas.width / 2 + (move % 7), canvas.y + 150 + ((move * 13) % 400)),
  );
  const gaps = await frames;
  const dropAt = await page.evaluate(() => performance.now());
  await sampleToPaint(page, "pointerup");
  await page.mouse.up();
  await page.waitForTimeout(300);
  const [dropMs = (await page.evaluate(() => performance.now())) - dropAt] = await readSamples(page);
  return { dragMoveCpuMs, dragFrameP95Ms: quantile(gaps, 0.95), dropMs };
}

async function measureUndo(page: Page) {
  const samples: number[] = [];
  const session = await measuringSession(page);
  const before = await taskMs(session);
  for (let round = 0; round < undoRounds; round++) {
    await sampleToPaint(page, "keydown");
    await page.keyboard.press(round % 2 === 0 ? "Control+z" : "Control+Shift+z");
    await page.waitForTimeout(200);
    samples.push(...(await readSamples(page)).slice(-1));
  }
  return { undoMs: median(samples), undoCpuMs: ((await taskMs(session)) - before) / undoRounds };
}

/** Records, for each event of a kind, the time from the input to the end of the frame that it caused. */
function sampleToPaint(page: Page, kind: string) {
  return page.evaluate((type) => {
    const samples: number[] = [];
    Object.assign(window, { benchSamples: samples });
    addEventListener(
      type,
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => samples.push(performance.now() - event.timeStamp);
          channel.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  }, kind);
}

function readSamples(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { benchSamples: number[] }).benchSamples);
}

/** The gaps between animation frames while the pointer moves. */
function sampleFrames(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last = performance.now();
        const until = last + 900;
        const tick = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now < until) requestAnimationFrame(tick);
          else resolve(gaps);
        };
        requestAnimationFrame(tick);
      }),
  );
}

async function cpuOfMoves(page: Page, session: CDPSession, move: (index: number) => Promise<void>): Promise<number> {
  const before = await taskMs(session);
  for (let index = 0; index < moves; index++) {
    await move(index);
    await page.waitForTimeout(8);
  }
  return ((await taskMs(session)) - before) / moves;
}

async function measuringSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return session;
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the page");
  return box;
}
