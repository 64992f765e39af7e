/** The present, so that tests can choose it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** More than a clock that is corrected goes wrong by between two looks. */
const stepMinMs = 5 * 60 * 1000;

/** Answers whether the clock has gone on as the processor's counter has since it was last asked. One that was set has not, and perhaps is set back soon. */
export function watchSteps({ now }: Clock, elapsed = () => performance.now()): () => boolean {
  const read = () => now().getTime() - elapsed();
  let before = read();
  return () => {
    const step = Math.abs(read() - before);
    before = read();
    return step < stepMinMs;
  };
}
