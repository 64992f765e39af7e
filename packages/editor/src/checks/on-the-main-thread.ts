/** The name under which a page's timeline shows what the checks cost its main thread. */
const checksMeasure = "mailwright-checks";

/** Runs a piece of the checks that holds the main thread, and leaves its time to whoever observes the page's measures (`npm run bench` does). */
export function onTheMainThread<T>(run: () => T): T {
  const start = performance.now();
  try {
    return run();
  } finally {
    performance.measure(checksMeasure, { start });
    // Observers have it; a page that is open for days must not collect them.
    performance.clearMeasures(checksMeasure);
  }
}
