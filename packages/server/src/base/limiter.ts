import { createFairQueue } from "./fair-queue.js";
import { refuse } from "./refusal.js";

/** Lets a few pieces of costly work run at once and a few more wait; refuses the rest with `unavailable`. Callers take turns. */
export type Limiter = <T>(work: () => Promise<T>, caller?: string) => Promise<T>;

interface Limits {
  atOnceMax: number;
  waitingMax: number;
  waitingPerCallerMax?: number;
  atWorkPerCallerMax?: number;
}

export function createLimiter({ atOnceMax, waitingMax, waitingPerCallerMax = waitingMax, ...limits }: Limits): Limiter {
  const waiting = createFairQueue<(end: () => void) => void>({ waitingMax, waitingPerCallerMax, ...limits });
  let running = 0;

  function fill(): void {
    while (running < atOnceMax) {
      const turn = waiting.take();
      if (turn === null) return;
      running += 1;
      turn.item(() => {
        turn.end();
        running -= 1;
        fill();
      });
    }
  }

  return async (work, caller = "") => {
    const end = await new Promise<() => void>((resolve) => {
      if (!waiting.add(caller, resolve)) refuse("unavailable");
      fill();
    });
    try {
      return await work();
    } finally {
      end();
    }
  };
}
