import { refuse } from "../base/refusal.js";
import { createFairQueue } from "./fair-queue.js";
import type { StartIsolate } from "./isolate.js";
import { createIsolatePlace, type IsolateJob, type IsolatePlace } from "./isolate-place.js";
import type { TaskTable } from "./messages.js";

interface PoolLimits {
  start: StartIsolate;
  /** Isolates; each does one task at a time. */
  atOnceMax: number;
  /** Tasks that may wait, of all callers together and of each. */
  waitingMax: number;
  waitingPerCallerMax: number;
  /** A task that takes longer ends with its isolate; a call may ask for less. */
  timeMaxMs: number;
  /** An isolate without work for so long is ended: it holds memory. */
  idleMs?: number;
}

/**
 * Does tasks in isolates. Refuses with `unavailable` while too many wait, and with `content-too-costly` what takes longer, or more
 * memory, than a task may: its isolate is ended and replaced.
 */
export interface IsolatePool<T extends TaskTable> {
  run<K extends keyof T & string>(task: K, input: Parameters<T[K]>[0], asked?: Asked): Promise<Awaited<ReturnType<T[K]>>>;
  /** Tasks that wait for an isolate. */
  waiting(): number;
  close(): Promise<void>;
}

interface Asked {
  /** Who asks; callers take turns. */
  caller?: string;
  timeMaxMs?: number;
}

export function createIsolatePool<T extends TaskTable>(limits: PoolLimits): IsolatePool<T> {
  const waiting = createFairQueue<IsolateJob>(limits);
  const places = Array.from({ length: limits.atOnceMax }, () => createIsolatePlace({ ...limits, onFree: next }));
  let isClosed = false;

  function next(place: IsolatePlace): void {
    if (isClosed || place.isBusy()) return;
    const job = waiting.take();
    if (job) place.work(job);
    else place.rest();
  }

  async function run(task: string, input: unknown, { caller = "", timeMaxMs = limits.timeMaxMs }: Asked = {}): Promise<unknown> {
    if (isClosed) refuse("unavailable");
    return new Promise((resolve, reject) => {
      const job = { task, input, timeMaxMs, resolve, reject };
      const free = places.filter((place) => !place.isBusy());
      const place = free.find((one) => one.isWarm()) ?? free[0];
      if (place) return place.work(job);
      if (!waiting.add(caller, job)) refuse("unavailable");
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    const stop = new Error("The server stops.");
    for (let job = waiting.take(); job !== null; job = waiting.take()) job.reject(stop);
    await Promise.all(places.map((place) => place.close(stop)));
  }

  return { run: run as IsolatePool<T>["run"], waiting: waiting.size, close };
}
