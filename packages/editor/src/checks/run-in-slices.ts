import { onTheMainThread } from "./on-the-main-thread.js";

/** The longest time for which the main thread is held. A step of the task takes about a millisecond. */
const sliceMs = 3;

/** Runs a task in short pieces while the page is idle. Answers a function that stops it. */
export function runInSlices<T>(task: Generator<undefined, T>, onDone: (result: T) => void): () => void {
  let isOver = false;
  const slice = (): "more" | "done" => {
    const until = performance.now() + sliceMs;
    do {
      const step = task.next();
      if (!step.done) continue;
      onDone(step.value);
      return "done";
    } while (performance.now() < until);
    return "more";
  };
  const goOn = () => {
    if (!isOver && onTheMainThread(slice) === "more") whenIdle(goOn);
  };
  whenIdle(goOn);
  return () => {
    isOver = true;
  };
}

// Safari has no idle callbacks. A page that is never idle must still finish the task.
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 1);
}
