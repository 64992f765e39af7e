import { refuse } from "./refusal.js";

/** Lets a few pieces of costly work run at once and a few more wait; refuses the rest with `unavailable`. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

export function createLimiter({ atOnceMax, waitingMax }: { atOnceMax: number; waitingMax: number }): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnceMax) {
      running += 1;
      return;
    }
    if (waiting.length >= waitingMax) refuse("unavailable");
    // `leave` hands its place over to this caller, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
