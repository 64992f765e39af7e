import { createFairQueue } from "../base/fair-queue.js";
import { refuse } from "../base/refusal.js";
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
  /** Tasks of one caller that may be done at once. */
  atWorkPerCallerMax?: number;
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
  const places = Array.from({ length: limits.atOnceMax }, () => createIsolatePlace({ ...limits, onFree }));
  const turns = new Map<IsolatePlace, () => void>();
  let isClosed = false;

  function fill(): void {
    for (let place = findFree(); place && !isClosed; place = findFree()) {
      const turn = waiting.take();
      if (turn === null) return;
      turns.set(place, turn.end);
      place.work(turn.item);
    }
  }

  function findFree(): IsolatePlace | undefined {
    const free = places.filter((place) => !place.isBusy());
    return free.find((one) => one.isWarm()) ?? free[0];
  }

  function onFree(place: IsolatePlace): void {
    turns.get(place)?.();
    turns.delete(place);
    fill();
    if (!isClosed && !place.isBusy()) place.rest();
  }

  async function run(task: string, input: unknown, { caller = "", timeMaxMs = limits.timeMaxMs }: Asked = {}): Promise<unknown> {
    if (isClosed) refuse("unavailable");
    return new Promise((resolve, reject) => {
      if (!waiting.add(caller, { task, input, timeMaxMs, resolve, reject })) refuse("unavailable");
      fill();
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    const stop = new Error("The server stops.");
    for (const job of waiting.clear()) job.reject(stop);
    await Promise.all(places.map((place) => place.close(stop)));
  }

  return { run: run as IsolatePool<T>["run"], waiting: waiting.size, close };
}
