/** The name of the checks in the page's timeline. */
const checksMeasure = "mailwright-checks";

/** Runs a piece of the checks on the main thread, and records its time as a performance measure, which `npm run bench` reads. */
export function onTheMainThread<T>(run: () => T): T {
  const start = performance.now();
  try {
    return run();
  } finally {
    performance.measure(checksMeasure, { start });
    // Observers have received it by now. A page that is open for days must not collect measures.
    performance.clearMeasures(checksMeasure);
  }
}
