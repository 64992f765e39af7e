/** The main thread is held no longer than this at a time. A step of the task takes about a millisecond. */
const sliceMs = 3;

/** Runs a task a little at a time whenever the page has nothing else to do. Answers the way to stop it. */
export function runInSlices<T>(task: Generator<undefined, T>, onDone: (result: T) => void): () => void {
  let isOver = false;
  const slice = () => {
    if (isOver) return;
    const until = performance.now() + sliceMs;
    do {
      const step = task.next();
      if (step.done) return onDone(step.value);
    } while (performance.now() < until);
    whenIdle(slice);
  };
  whenIdle(slice);
  return () => {
    isOver = true;
  };
}

// Safari has no idle callbacks. A page that is never idle must still come to an end.
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 1);
}
