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
  /** Divided among the turns. */
  readonly times: number;
  /** After each action. */
  readonly restMs: number;
  readonly act: (round: number) => Promise<unknown>;
  /** Makes ready for an action; not counted. */
  readonly before?: () => Promise<unknown>;
}

/** A page that is measured. */
export interface Subject {
  readonly page: Page;
  /** Its times are those of the thread, not of the clock. */
  readonly session: CDPSession;
}

/** In so many turns each page does its share. */
const turns = 5;
/** What follows the last action of a turn: what was typed goes into the document. */
const afterMs = 400;

interface Tally {
  readonly samples: number[];
  cpu: number;
  rounds: number;
}

/** Does something several times in each of the pages, in turns, so that a busy moment of the machine meets all of them alike. */
export async function measureInTurns(subjects: readonly Subject[], prepare: (page: Page) => Promise<Sampling>): Promise<Cost[]> {
  const measured = await Promise.all(
    subjects.map(async (subject) => {
      const sampling = await prepare(subject.page);
      await observePaints(subject.page, sampling.event);
      return { subject, sampling, tally: { samples: [], cpu: 0, rounds: 0 } satisfies Tally };
    }),
  );
  for (let turn = 0; turn < turns; turn++) {
    // To and fro, so that none always follows the same other.
    for (const { subject, sampling, tally } of turn % 2 === 0 ? measured : measured.toReversed()) await takeTurn(subject, sampling, tally);
  }
  return measured.map(({ sampling, tally }) => ({
    p50: median(tally.samples),
    p95: quantile(tally.samples, 0.95),
    cpu: tally.cpu / (Math.ceil(sampling.times / turns) * turns),
  }));
}

/** Does a turn's share; once more before it, uncounted, for the other pages have had the processor's caches. */
async function takeTurn({ page, session }: Subject, { times, restMs, act, before }: Sampling, tally: Tally): Promise<void> {
  const next = async () => {
    await act(tally.rounds++);
    await page.waitForTimeout(restMs);
  };
  await before?.();
  await next();
  await takeSamples(page);
  let startMs = await taskMs(session);
  for (let count = 0; count < Math.ceil(times / turns); count++) {
    if (before) {
      await before();
      startMs = await taskMs(session);
    }
    await next();
    if (before) tally.cpu += (await taskMs(session)) - startMs;
  }
  await page.waitForTimeout(afterMs);
  if (!before) tally.cpu += (await taskMs(session)) - startMs;
  tally.samples.push(...(await takeSamples(page)));
}

export async function subjectOf(page: Page): Promise<Subject> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session };
}

interface Sampled {
  /** The event whose frames are timed. */
  benchEvent?: string;
  benchSamples?: number[];
}

/** From now on the page times what this event causes. A key that is only held for another (Ctrl) causes nothing. */
export function observePaints(page: Page, event: string): Promise<void> {
  return page.evaluate((type) => {
    const sampled = window as unknown as Sampled;
    const isKnown = sampled.benchEvent === type;
    Object.assign(sampled, { benchEvent: type, benchSamples: [] });
    if (isKnown) return;
    const time = (caused: Event) => {
      if (sampled.benchEvent !== type) return removeEventListener(type, time, { capture: true });
      if (caused instanceof KeyboardEvent && ["Control", "Shift"].includes(caused.key)) return;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => sampled.benchSamples?.push(performance.now() - caused.timeStamp);
        channel.port2.postMessage(null);
      });
    };
    addEventListener(type, time, { capture: true });
  }, event);
}

/** How long each of them took until its paint, in milliseconds; each is told once. */
export function takeSamples(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as Sampled).benchSamples?.splice(0) ?? []);
}

/** What the page's own thread has been busy with so far, in milliseconds. */
export async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}
