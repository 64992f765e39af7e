/** The parts of `scheduler` and the idle queue that not every engine has: WebKit has neither. */
interface IdleWindow {
  readonly scheduler?: { postTask(run: () => void, options: { priority: "background"; signal: AbortSignal }): Promise<unknown> };
  requestIdleCallback?(run: () => void, options: { timeout: number }): number;
  cancelIdleCallback?(handle: number): void;
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(handle: number): void;
}

/** Runs something soon, after input and painting had their turn. Answers the way to call it off. */
export function whenIdle(run: () => void, view: IdleWindow): () => void {
  if (view.scheduler) {
    const abort = new AbortController();
    // Being called off is the only way it rejects; what `run` throws must still be seen.
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
