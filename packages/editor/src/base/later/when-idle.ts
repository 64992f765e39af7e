/** The parts of `scheduler` and of the idle queue that WebKit lacks. */
interface IdleWindow {
  readonly scheduler?: { postTask(run: () => void, options: { priority: "background"; signal: AbortSignal }): Promise<unknown> };
  requestIdleCallback?(run: () => void, options: { timeout: number }): number;
  cancelIdleCallback?(handle: number): void;
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(handle: number): void;
}

/** Runs something soon, after input and painting. Answers a function that cancels it. */
export function whenIdle(run: () => void, view: IdleWindow): () => void {
  if (view.scheduler) {
    const abort = new AbortController();
    // Cancelling is the only reason for which the promise rejects. An error that `run` throws must still be reported.
    view.scheduler.postTask(run, { priority: "background", signal: abort.signal }).catch((error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }
  if (view.requestIdleCallback && view.cancelIdleCallback) {
    const handle = view.requestIdleCallback(run, { timeout: 200 });
    return () => view.cancelIdleCallback?.(handle);
  }
  const handle = view.setTimeout(run, 1);
  return () => view.clearTimeout(handle);
}
