/** The present, so that tests can choose it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A difference below this is drift between two calls, which the system corrects. A larger one means that somebody set the clock. */
const stepMinMs = 5 * 60 * 1000;

/**
 * Makes a function that answers whether the clock has run evenly since its last call, compared with a counter that nobody can set. If not,
 * the clock was set, and may be set back soon.
 */
export function watchSteps({ now }: Clock, elapsed = () => performance.now()): () => boolean {
  const read = () => now().getTime() - elapsed();
  let before = read();
  return () => {
    const step = Math.abs(read() - before);
    before = read();
    return step < stepMinMs;
  };
}
