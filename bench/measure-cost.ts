import type { CDPSession, Page } from "playwright";
import { median, quantile } from "./statistics.js";

/** What one action costs, in milliseconds. */
export interface Cost {
  /** From the input to the end of the frame that it caused. */
  readonly p50: number;
  readonly p95: number;
  /** Main thread time, also of what follows: steadier than the clock on a busy machine. */
  readonly cpu: number;
}

export interface Sampling {
  /** The event that begins it. */
  readonly event: string;
  readonly times: number;
  /** After each action. */
  readonly restMs: number;
  readonly act: (round: number) => Promise<unknown>;
  /** Makes ready for an action; not counted. */
  readonly before?: () => Promise<void>;
}

/** What follows the last action: what was typed goes into the document. */
const afterMs = 400;

/** Does something several times. Answers what one time costs. */
export async function measureCost(page: Page, session: CDPSession, { event, times, restMs, act, before }: Sampling): Promise<Cost> {
  await sampleToPaint(page, event);
  let cpu = 0;
  let startMs = await taskMs(session);
  for (let round = 0; round < times; round++) {
    if (before) {
      await before();
      startMs = await taskMs(session);
    }
    await act(round);
    await page.waitForTimeout(restMs);
    if (before) cpu += (await taskMs(session)) - startMs;
  }
  await page.waitForTimeout(afterMs);
  if (!before) cpu = (await taskMs(session)) - startMs;
  const samples = await readSamples(page);
  return { p50: median(samples), p95: quantile(samples, 0.95), cpu: cpu / times };
}

/** A session whose times are those of the thread, not of the clock. */
export async function measuringSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
}

/** The gaps between animation frames while something moves. */
export function sampleFrames(page: Page): Promise<number[]> {
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

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
