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
  /**
   * A name of what is done again and again. It goes to the same isolate wherever that does not take long, as what is known of it there need not be made,
   * nor kept, in the others.
   */
  again?: string;
}

/** For so long an isolate does what it knows first; then a task that another one knows has its turn like any other. None of them waits while there is work. */
const homeFirstMs = 200;

export function createIsolatePool<T extends TaskTable>(limits: PoolLimits): IsolatePool<T> {
  const waiting = createFairQueue<IsolateJob>(limits);
  const places = Array.from({ length: limits.atOnceMax }, () => createIsolatePlace({ ...limits, onFree }));
  const turns = new Map<IsolatePlace, () => void>();
  let isClosed = false;

  function fill(): void {
    for (let next = takeNext(); next; next = takeNext()) {
      turns.set(next.place, next.turn.end);
      next.place.work(next.turn.item);
    }
  }

  function takeNext() {
    if (isClosed) return null;
    const free = places.filter((place) => !place.isBusy()).sort((one, other) => Number(other.isWarm()) - Number(one.isWarm()));
    for (const place of free) {
      const turn = waiting.take((job) => isAtHome(job, place));
      if (turn) return { place, turn };
    }
    const [place] = free;
    const turn = place ? waiting.take() : null;
    return place && turn && { place, turn };
  }

  function isAtHome({ again, askedAt }: IsolateJob, place: IsolatePlace): boolean {
    if (again === undefined || performance.now() - askedAt > homeFirstMs) return true;
    const home = places[placeOf(again, places.length)];
    // What nobody has begun to do yet knows nothing.
    return home === place || !home?.isWarm();
  }

  function onFree(place: IsolatePlace): void {
    turns.get(place)?.();
    turns.delete(place);
    fill();
    if (!isClosed && !place.isBusy()) place.rest();
  }

  async function run(task: string, input: unknown, { caller = "", timeMaxMs = limits.timeMaxMs, again }: Asked = {}): Promise<unknown> {
    if (isClosed) refuse("unavailable");
    return new Promise((resolve, reject) => {
      if (!waiting.add(caller, { task, input, timeMaxMs, again, askedAt: performance.now(), resolve, reject })) refuse("unavailable");
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

/** Always the same of so many places for a name. */
function placeOf(name: string, places: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % places;
}
