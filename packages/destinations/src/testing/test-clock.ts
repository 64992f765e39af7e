import type { Clock } from "../sending/ports.js";

export interface TestClock extends Clock {
  /** The pauses that were made, in milliseconds. */
  readonly pauses: readonly number[];
  /** Lets the time run out for a call that is under way. */
  runOut(): void;
}

export const testNow = new Date("2026-11-23T12:04:00.000Z");

/** A clock that waits for nothing. Calls are late only when told so. */
export function createTestClock(): TestClock {
  const pauses: number[] = [];
  let runOut = () => {};
  return {
    pauses,
    runOut: () => runOut(),
    now: () => testNow,
    wait: (ms) => {
      if (ms < 15_000) {
        pauses.push(ms);
        return Promise.resolve();
      }
      return new Promise<void>((resolve) => {
        runOut = resolve;
      });
    },
  };
}
