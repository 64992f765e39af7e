import { once } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createNewsFeed, type Heard } from "../../database/news.js";
import { createFollowing } from "../../ports/following.js";
import type { Ports } from "../../ports/ports.js";
import { openEventStream } from "./event-stream.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** So many streams at one process, whose random numbers are evenly spread, and how many of them looked for what a gap may have hidden. */
async function openStreams(count: number) {
  const listeners = new Set<(heard: Heard) => void>();
  let drawn = 0;
  const random = () => (drawn++ % count) / count;
  const news: Ports["news"] = {
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: async () => undefined,
    sayGoodbye: () => undefined,
  };
  const ports = { news, following: createFollowing({ max: count, lookMs: 1e9, random }) } as Ports;
  let looks = 0;
  const onHeard = ({ kind }: Heard) => {
    if (kind === "gap") looks += 1;
  };
  const looking = { onTime: () => undefined, onHeard };
  const streams = Array.from({ length: count }, (_, index) => openEventStream(ports, `user-${index}`, () => looking));
  const tell = (heard: Heard) => {
    for (const listener of [...listeners]) listener(heard);
  };
  await news.ready();
  return { tell, streams, looks: () => looks };
}

test("after the news were away a thousand streams look one after the other, and all of them in a quarter of a minute", async () => {
  const { tell, looks } = await openStreams(1000);
  tell({ kind: "gap" });
  const perSecond: number[] = [];
  for (let second = 0; second < 15; second += 1) {
    const before = looks();
    vi.advanceTimersByTime(1000);
    perSecond.push(looks() - before);
  }
  expect(looks()).toBe(1000);
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(70);
});

test("one alone looks at once; two gaps in a row are one look; and what has ended does not look at all", async () => {
  const alone = await openStreams(1);
  alone.tell({ kind: "gap" });
  alone.tell({ kind: "gap" });
  vi.advanceTimersByTime(15);
  expect(alone.looks()).toBe(1);
  const ended = await openStreams(2);
  ended.tell({ kind: "gap" });
  ended.tell({ kind: "closing" });
  vi.advanceTimersByTime(60_000);
  expect(ended.looks()).toBe(0);
});

test("a stream that is let in while the process takes its leave ends at once, and does not hold it", async () => {
  vi.useRealTimers();
  const news = createNewsFeed(async () => async () => undefined);
  news.sayGoodbye();
  const ports = { news, following: createFollowing({ max: 1 }) } as Pick<Ports, "news" | "following"> as Ports;
  const stream = openEventStream(ports, "ann", () => ({ onTime: () => undefined, onHeard: () => undefined }));
  stream.resume();
  await once(stream, "end", { signal: AbortSignal.timeout(5000) });
});

test("how things stand is looked at once what others do is heard: nothing is done between the two that nobody hears of", async () => {
  let isHeard: () => void = () => undefined;
  const news = createNewsFeed(async () => {
    await new Promise<void>((resolve) => {
      isHeard = resolve;
    });
    return async () => undefined;
  });
  const ports = { news, following: createFollowing({ max: 1, random: () => 0 }) } as Pick<Ports, "news" | "following"> as Ports;
  let looks = 0;
  const onTime = () => {
    looks += 1;
  };
  const stream = openEventStream(ports, "ann", () => ({ onTime, onHeard: () => undefined }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(looks).toBe(0);
  isHeard();
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toBe(1);
  stream.destroy();
});
