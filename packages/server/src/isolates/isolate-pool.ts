import { Refusal, refusalWords, refuse } from "../base/refusal.js";
import { createFairQueue } from "./fair-queue.js";
import type { Isolate, StartIsolate } from "./isolate.js";
import { readAnswer, type TaskAnswer, type TaskTable } from "./messages.js";

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
  close(): Promise<void>;
}

interface Asked {
  /** Who asks; callers take turns. */
  caller?: string;
  timeMaxMs?: number;
}

interface Job {
  task: string;
  input: unknown;
  timeMaxMs: number;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface Place {
  isolate: Isolate | null;
  job: Job | null;
  /** The number of the call that it works at. */
  call: number;
  limit?: NodeJS.Timeout;
  idle?: NodeJS.Timeout;
}

export function createIsolatePool<T extends TaskTable>(limits: PoolLimits): IsolatePool<T> {
  const waiting = createFairQueue<Job>(limits);
  const places: Place[] = Array.from({ length: limits.atOnceMax }, () => ({ isolate: null, job: null, call: 0 }));
  let isClosed = false;
  let calls = 0;

  async function work(place: Place, job: Job): Promise<void> {
    place.job = job;
    clearTimeout(place.idle);
    try {
      place.isolate ??= await limits.start({
        onAnswer: (answer) => settle(place, answer),
        onEnd: (cause, isByContent) => void giveUp(place, isByContent ? tooCostly(cause) : cause),
      });
    } catch (error) {
      leave(place)?.reject(error);
      return next(place);
    }
    place.limit = setTimeout(() => void giveUp(place, tooCostly(new Error(`Not done within ${job.timeMaxMs} ms.`))), job.timeMaxMs);
    calls += 1;
    place.call = calls;
    place.isolate.send({ id: calls, task: job.task, input: job.input });
  }

  /** The place without its job, for which whoever calls answers. */
  function leave(place: Place): Job | null {
    const { job } = place;
    clearTimeout(place.limit);
    place.job = null;
    place.call = 0;
    return job;
  }

  function settle(place: Place, answer: TaskAnswer): void {
    if (answer.id !== place.call) return; // of a call that was given up
    const job = leave(place);
    try {
      job?.resolve(readAnswer(answer));
    } catch (error) {
      job?.reject(error);
    }
    next(place);
  }

  async function giveUp(place: Place, reason: Error): Promise<void> {
    const { isolate, job } = place;
    clearTimeout(place.limit);
    place.call = 0;
    place.isolate = null;
    // The next task begins when this one has really ended, so that no more run at once than may.
    await isolate?.end();
    place.job = null;
    job?.reject(reason);
    next(place);
  }

  function next(place: Place): void {
    if (isClosed || place.job !== null) return;
    const job = waiting.take();
    if (job) return void work(place, job);
    place.idle = setTimeout(() => {
      void place.isolate?.end();
      place.isolate = null;
    }, limits.idleMs ?? 60_000);
    place.idle.unref();
  }

  async function run(task: string, input: unknown, { caller = "", timeMaxMs = limits.timeMaxMs }: Asked = {}): Promise<unknown> {
    if (isClosed) refuse("unavailable");
    return new Promise((resolve, reject) => {
      const job = { task, input, timeMaxMs, resolve, reject };
      const free = places.find((place) => place.job === null && place.isolate !== null) ?? places.find((place) => place.job === null);
      if (free) return void work(free, job);
      if (!waiting.add(caller, job)) refuse("unavailable");
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    for (let job = waiting.take(); job !== null; job = waiting.take()) job.reject(new Error("The server stops."));
    for (const place of places) clearTimeout(place.idle);
    for (const place of places) leave(place)?.reject(new Error("The server stops."));
    await Promise.all(places.map(({ isolate }) => isolate?.end()));
  }

  return { run: run as IsolatePool<T>["run"], close };
}

const tooCostly = (cause: Error) => new Refusal("content-too-costly", refusalWords["content-too-costly"], { cause });
