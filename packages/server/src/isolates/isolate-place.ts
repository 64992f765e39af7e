import { Refusal, refusalWords } from "../base/refusal.js";
import type { Isolate, StartIsolate } from "./isolate.js";
import { readAnswer, type TaskAnswer } from "./messages.js";

/** A task with whom it is done for. */
export interface IsolateJob {
  task: string;
  input: unknown;
  timeMaxMs: number;
  /** As what it is done again and again, if it is. */
  again: string | undefined;
  /** When it was asked for. */
  askedAt: number;
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

interface PlaceOptions {
  start: StartIsolate;
  idleMs?: number;
  /** A job has ended, and the next one may begin. */
  onFree(place: IsolatePlace): void;
}

/** Room for one isolate, which is started with its first job and works at one at a time. */
export interface IsolatePlace {
  isBusy(): boolean;
  /** Whether an isolate is here, so that a job need not wait for its start. */
  isWarm(): boolean;
  work(job: IsolateJob): void;
  /** Called when no job waits: after a while the isolate is ended. */
  rest(): void;
  close(reason: Error): Promise<void>;
}

interface PlaceState {
  isolate: Isolate | null;
  job: IsolateJob | null;
  /** The number of the call that it works at. */
  call: number;
  calls: number;
  limit?: NodeJS.Timeout;
  idle?: NodeJS.Timeout;
}

export function createIsolatePlace({ start, idleMs = 60_000, onFree }: PlaceOptions): IsolatePlace {
  const state: PlaceState = { isolate: null, job: null, call: 0, calls: 0 };

  async function work(job: IsolateJob): Promise<void> {
    state.job = job;
    clearTimeout(state.idle);
    try {
      state.isolate ??= await start({
        onAnswer: settle,
        onEnd: (cause, isByContent) => void giveUp(isByContent ? tooCostly(cause) : cause),
      });
    } catch (error) {
      leave(state)?.reject(error);
      return onFree(place);
    }
    state.limit = setTimeout(() => void giveUp(tooCostly(new Error(`Not done within ${job.timeMaxMs} ms.`))), job.timeMaxMs);
    state.calls += 1;
    state.call = state.calls;
    state.isolate.send({ id: state.call, task: job.task, input: job.input });
  }

  function settle(answer: TaskAnswer): void {
    if (answer.id !== state.call) return; // of a call that was given up
    answerJob(leave(state), answer);
    onFree(place);
  }

  async function giveUp(reason: Error): Promise<void> {
    const { isolate, job } = state;
    clearTimeout(state.limit);
    state.call = 0;
    state.isolate = null;
    // The next task begins when this one has really ended, so that no more run at once than may.
    await isolate?.end();
    state.job = null;
    job?.reject(reason);
    onFree(place);
  }

  const place: IsolatePlace = {
    isBusy: () => state.job !== null,
    isWarm: () => state.isolate !== null,
    work: (job) => void work(job),
    rest: () => {
      state.idle = setTimeout(() => {
        void state.isolate?.end();
        state.isolate = null;
      }, idleMs);
      state.idle.unref();
    },
    close: async (reason) => {
      clearTimeout(state.idle);
      leave(state)?.reject(reason);
      await state.isolate?.end();
    },
  };
  return place;
}

/** The place without its job, for which whoever calls answers. */
function leave(state: PlaceState): IsolateJob | null {
  const { job } = state;
  clearTimeout(state.limit);
  state.job = null;
  state.call = 0;
  return job;
}

function answerJob(job: IsolateJob | null, answer: TaskAnswer): void {
  try {
    job?.resolve(readAnswer(answer));
  } catch (error) {
    job?.reject(error);
  }
}

const tooCostly = (cause: Error) => new Refusal("content-too-costly", refusalWords["content-too-costly"], { cause });
